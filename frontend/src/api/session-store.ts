import { useSyncExternalStore } from 'react';
import type { User } from '#contract/users.ts';

/** Who is there. */
export interface Session {
  readonly user: User | null;
  readonly isAuthenticated: boolean;
  /** A stored token is being checked: nothing is known yet. */
  readonly loading: boolean;
}

/** Why a session is over: its owner ended it, in this tab or another, or the API no longer takes its token. */
export type SessionEnding = 'logout' | 'expired';

const guest: Session = { user: null, isAuthenticated: false, loading: false };

let session: Session = guest;
let ending: SessionEnding | undefined;
const listeners = new Set<() => void>();

function setSession(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The present session, for code that doesn't render. */
export function readSession(): Session {
  return session;
}

/** The present session; the component renders again when it changes. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession);
}

/** A stored token is about to be checked. */
export function setSessionLoading(): void {
  setSession({ ...guest, loading: true });
}

/** Somebody is there, or their particulars have changed. */
export function setSessionUser(user: User): void {
  ending = undefined;
  setSession({ user, isAuthenticated: true, loading: false });
}

/** Nobody is there any more. */
export function setSessionEnded(how?: SessionEnding): void {
  ending = how;
  setSession(guest);
}

/** How the last session ended, undefined where there was none. */
export function readSessionEnding(): SessionEnding | undefined {
  return ending;
}
