import { readText, removeStored, writeText } from './browser-storage.ts';

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
