/** The key under which the browser keeps the session's token. */
export const tokenKey = 'token';

/** Stands in where the browser forbids storage; such a session lasts as long as the page. */
let unstored: string | null = null;

/** The token of the present session, null for a guest. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(tokenKey) ?? unstored;
  } catch {
    return unstored;
  }
}

/** Keeps a token, so that the session outlives the page and other tabs share it. */
export function storeToken(token: string): void {
  unstored = null;
  try {
    localStorage.setItem(tokenKey, token);
  } catch {
    unstored = token;
  }
}

/** Forgets the token. */
export function removeToken(): void {
  unstored = null;
  try {
    localStorage.removeItem(tokenKey);
  } catch {
    // Nothing was stored.
  }
}
