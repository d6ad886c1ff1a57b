/** Local storage key of the session token. */
export const tokenKey = 'token';

/** Fallback where the browser denies storage; such a session ends with the page. */
let tokenInMemory: string | null = null;

/** Token of the current session, null for a guest. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(tokenKey) ?? tokenInMemory;
  } catch {
    return tokenInMemory;
  }
}

/** Stores the token in local storage, which all tabs share. */
export function storeToken(token: string): void {
  tokenInMemory = null;
  try {
    localStorage.setItem(tokenKey, token);
  } catch {
    tokenInMemory = token;
  }
}

export function removeToken(): void {
  tokenInMemory = null;
  try {
    localStorage.removeItem(tokenKey);
  } catch {
    // Without access to storage, nothing was stored.
  }
}
