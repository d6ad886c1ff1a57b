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
  }
}

/** Reads a JSON value from the browser's storage; undefined if there is none. */
export function readStored(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(readText(area, key) ?? 'null') ?? undefined;
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
  try {
    globalThis[area].removeItem(key);
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
    const [, claims = ''] = readToken()?.split('.') ?? [];
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub;
  } catch {
    return undefined;
  }
}
