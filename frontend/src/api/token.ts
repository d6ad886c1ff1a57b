import { readText, removeStored, writeText } from './browser-storage.ts';

/** Local storage key of the session token, which all tabs share. */
export const tokenKey = 'token';

/** Token of the current session, null for a guest. */
export const readToken = () => readText('localStorage', tokenKey);

/** Stores the token. Where the browser denies storage, the session ends with the page. */
export const storeToken = (token: string) => writeText('localStorage', tokenKey, token);

export const removeToken = () => removeStored('localStorage', tokenKey);
