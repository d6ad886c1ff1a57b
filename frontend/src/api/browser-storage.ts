type StorageArea = 'localStorage' | 'sessionStorage';

/** Values that the browser refused to store. They last until the page is closed. */
const inMemory = new Map<string, unknown>();

/** Reads a JSON value from the browser's storage; undefined if there is none. */
export function readStored(area: StorageArea, key: string): unknown {
  if (inMemory.has(key)) return inMemory.get(key);
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes a JSON value to the browser's storage, or to memory if the storage is denied or full. */
export function writeStored(area: StorageArea, key: string, value: unknown): void {
  try {
    globalThis[area].setItem(key, JSON.stringify(value));
    inMemory.delete(key);
  } catch {
    inMemory.set(key, value);
  }
}

export function removeStored(area: StorageArea, key: string): void {
  inMemory.delete(key);
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Without access to storage, nothing was stored.
  }
}
