import { useSyncExternalStore } from 'react';
import { readUserId } from '#frontend/api/browser-storage.ts';

/** Answers about a car that only the website asks for. */
export interface OwnCar {
  /** Loan or lease. */
  readonly loan?: 'yes' | 'no' | '';
  /** Value as typed, USD. */
  readonly value?: string;
}

const none: OwnCar = {};
const listeners = new Set<() => void>();
let own = none;
let owner: string | undefined;

/** Those of another user are not shown. */
const read = () => (owner === readUserId() ? own : none);

/** Changes the answers, which are in the memory of the tab alone: neither sent nor stored. */
export function changeOwnCar(change: OwnCar | undefined): void {
  own = change ? { ...read(), ...change } : none;
  owner = readUserId();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOwnCar = (): OwnCar => useSyncExternalStore(subscribe, read, () => none);
