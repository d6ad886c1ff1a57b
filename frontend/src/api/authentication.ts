import type { RequestBody } from '#contract/route.ts';
import type { Routes } from '#contract/routes.ts';
import type { StartedSession } from '#contract/users.ts';
import { call, setSessionEndHandler } from './call.ts';
import { ApiError, NetworkError } from './errors.ts';
import { type Failure, readFailure } from './failure.ts';
import { readSession, setSessionEnded, setSessionLoading, setSessionUser } from './session-store.ts';
import { readToken, removeToken, storeToken, tokenKey } from './token.ts';

/** What an act of authentication tells the screen. */
export type Outcome = { success: true } | { success: false; error: string; failure: Failure };

/**
 * Runs an act; what the API or the network refuses becomes an outcome.
 * @throws whatever else goes wrong: a screen then shows its own "An error occurred …"
 */
async function settle(fallback: string, act: () => Promise<unknown>): Promise<Outcome> {
  try {
    await act();
    return { success: true };
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
    const failure = readFailure(error, fallback);
    return { success: false, error: failure.message, failure };
  }
}

function begin({ token, user }: StartedSession): void {
  storeToken(token);
  setSessionUser(user);
}

/** Logs in: the token is stored and the user is there. */
export function login(body: RequestBody<Routes['login']>): Promise<Outcome> {
  return settle('Login failed', async () => begin(await call('login', { body })));
}

/** Registers an account, and logs in to it. */
export function register(body: RequestBody<Routes['register']>): Promise<Outcome> {
  return settle('Registration failed', async () => begin(await call('register', { body })));
}

/**
 * Logs out. A token that the API no longer takes counts as logged out; after any other failure the
 * token is kept.
 */
export function logout(): Promise<Outcome> {
  return settle('Logout failed', async () => {
    try {
      await call('logout');
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
    }
    removeToken();
    setSessionEnded('logout');
  });
}

/** Changes the particulars of the user, here and there. */
export function updateProfile(body: RequestBody<Routes['update-profile']>): Promise<Outcome> {
  return settle('Profile update failed', async () => {
    const { user } = await call('update-profile', { body });
    setSessionUser({ ...readSession().user, ...user });
  });
}

/** Changes the password. This session goes on, every other one ends. */
export function changePassword(body: RequestBody<Routes['change-password']>): Promise<Outcome> {
  return settle('Password change failed', () => call('change-password', { body }));
}

/** Fetches whom the stored token belongs to; a token that fails is forgotten. */
async function resume(token: string): Promise<void> {
  // Whoever is there already goes on working until it is known who took their place.
  if (!readSession().isAuthenticated) setSessionLoading();
  try {
    const user = await call('get-profile', { retries: 2 });
    if (readToken() === token) setSessionUser(user);
  } catch {
    if (readToken() !== token) return;
    removeToken();
    setSessionEnded();
  }
}

/**
 * Brings the session to life: a stored token is checked, a token that the API refuses later ends the
 * session once, and what another tab does to the token is followed here.
 */
export function startSession(): void {
  const token = readToken();
  if (token) void resume(token);

  setSessionEndHandler((refused) => {
    // An answer to an older token says nothing about the present one.
    if (readToken() !== refused || readSession().loading) return;
    removeToken();
    setSessionEnded('expired');
  });

  addEventListener('storage', ({ key, newValue }) => {
    if (key !== tokenKey && key !== null) return;
    if (newValue) void resume(newValue);
    else if (readSession().isAuthenticated || readSession().loading) setSessionEnded('logout');
  });
}
