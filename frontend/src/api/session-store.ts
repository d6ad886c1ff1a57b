import { useSyncExternalStore } from 'react';
import type { User } from '#contract/users.ts';
import { createListeners } from '#frontend/ui/listeners.ts';

export interface SessionState {
  readonly user: User | null;
  readonly isAuthenticated: boolean;
  /** True while a stored token is being checked. */
  readonly loading: boolean;
  /** Reason for the end of the last session; undefined if there was none. */
  readonly ending?: SessionEnding | undefined;
}

/**
 * Reason for the end of a session: a logout in any tab, a token that the API no longer accepts, the same after a deletion of
 * the account that got no answer, or a user who could not be fetched.
 */
export type SessionEnding = 'logout' | 'expired' | 'deleted' | 'unverified';

const guest: SessionState = { user: null, isAuthenticated: false, loading: false };

let session: SessionState = guest;
const listeners = createListeners();

function setSession(next: SessionState): void {
  session = next;
  // Prerendered elements for guests are hidden while it is set.
  document.documentElement.toggleAttribute('data-session', next.isAuthenticated || next.loading);
  listeners.notify();
}

/** Calls a function whenever the session changes, until the returned function is called. */
export const subscribeToSession = listeners.subscribe;

export function readSession(): SessionState {
  return session;
}

/** Current session; rerenders the component when it changes. */
export function useSession(): SessionState {
  // Prerendered pages show a guest's view, which hydration must reproduce.
  return useSyncExternalStore(subscribeToSession, readSession, () => guest);
}

export function setSessionLoading(): void {
  setSession({ ...guest, ending: session.ending, loading: true });
}

export function setSessionUser(user: User): void {
  setSession({ user, isAuthenticated: true, loading: false });
}

export function setSessionEnded(ending?: SessionEnding): void {
  setSession({ ...guest, ending });
}

/** Waits until a stored token is checked, if there is one. */
export function waitForSession(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      if (session.loading) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = subscribeToSession(settle);
    settle();
  });
}
