type StorageArea = 'localStorage' | 'sessionStorage';

/** Texts that the browser refused to store. They last until the page is closed. */
const inMemory = new Map<string, string>();

/** Reads a text from the browser's storage; null if there is none. */
export function readText(area: StorageArea, key: string): string | null {
  try {
    return inMemory.get(key) ?? globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Writes a text to the browser's storage, or to memory if the storage is denied or full. */
export function writeText(area: StorageArea, key: string, text: string): void {
  try {
    globalThis[area].setItem(key, text);
    inMemory.delete(key);
  } catch {
    inMemory.set(key, text);
    // An older text, such as the first digits of an amount, must not be back after the page is loaded again.
    removeText(area, key);
  }
}

/** Last text of each key, with its value. */
const parsed = new Map<string, { text: string | null; value: unknown }>();

/** Reads a JSON value from the browser's storage: the same object until it changes; undefined if there is none. */
export function readStored(area: StorageArea, key: string): unknown {
  const text = readText(area, key);
  const last = parsed.get(key);
  if (last?.text === text) return last.value;
  const value = parseJson(text);
  parsed.set(key, { text, value });
  return value;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes a JSON value as {@link writeText} does. */
export function writeStored(area: StorageArea, key: string, value: unknown): void {
  writeText(area, key, JSON.stringify(value));
}

export function removeStored(area: StorageArea, key: string): void {
  inMemory.delete(key);
  removeText(area, key);
}

function removeText(area: StorageArea, key: string): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Without access to storage, nothing was stored.
  }
}

export function removeStoredKeys(area: StorageArea, isRemoved: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(globalThis[area]).filter(isRemoved)) removeStored(area, key);
  } catch {
    // Without access to storage, nothing was stored.
  }
}

/** Local storage key of the session token, which all tabs share. */
export const tokenKey = 'token';

/** Token of the current session, null for a guest. */
export const readToken = () => readText('localStorage', tokenKey);

/** Stores the token. Where the browser denies storage, the session ends with the page. */
export const storeToken = (token: string) => writeText('localStorage', tokenKey, token);

export const removeToken = () => removeStored('localStorage', tokenKey);

/** Id of the user whose token is stored, undefined for a guest. Not verified: it only tells users apart. */
export function readUserId(): string | undefined {
  try {
    const claims = readToken()?.split('.')[1];
    // A guest, who has none, is no error: the claims are read at each key, and errors are slow.
    return claims ? JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub : undefined;
  } catch {
    return undefined;
  }
}
