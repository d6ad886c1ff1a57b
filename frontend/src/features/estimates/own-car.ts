import { useSyncExternalStore } from 'react';
import { readUserId } from '#frontend/api/browser-storage.ts';
import { createListeners } from '#frontend/ui/listeners.ts';

/** Answers about a car that only the website asks for. */
export interface OwnCar {
  /** Loan or lease. */
  readonly loan?: 'yes' | 'no' | '';
  /** Value as typed, USD. */
  readonly value?: string;
  /** Make and model, as listed. */
  readonly name?: string | undefined;
}

const none: OwnCar = {};
const { notify, subscribe } = createListeners();
let own = none;
let owner: string | undefined;

/** Reads the answers; those of another user are not shown. */
export const readOwnCar = (): OwnCar => (owner === readUserId() ? own : none);

/** Changes the answers, which are in the memory of the tab alone: neither sent nor stored. */
export function changeOwnCar(change: OwnCar | undefined): void {
  own = change ? { ...readOwnCar(), ...change } : none;
  owner = readUserId();
  notify();
}

export const useOwnCar = (): OwnCar => useSyncExternalStore(subscribe, readOwnCar, () => none);
