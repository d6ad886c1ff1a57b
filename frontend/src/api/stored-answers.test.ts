import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/users.ts';
import { removeToken, storeToken } from './browser-storage.ts';
import { setSessionEnded, setSessionLoading, setSessionUser } from './session-store.ts';
import {
  clearStoredAnswers,
  onHouseholdRemoved,
  readDraft,
  readHousehold,
  storeDraft,
  storeHousehold,
} from './stored-answers.ts';

const input = { age: '4' };

/** Token of a user, whose id is not part of its signature. */
const tokenOf = (userId: string) => ['header', btoa(JSON.stringify({ sub: userId })), 'signature'].join('.');

function logIn(userId: string): void {
  storeToken(tokenOf(userId));
  setSessionUser({ username: `${userId}@example.com` } as User);
}

function endSession(): void {
  removeToken();
  setSessionEnded('expired');
}

beforeEach(() => {
  // Node has no browser storage, so that the values are in memory.
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => undefined } });
  clearStoredAnswers();
  endSession();
});

it('returns a draft to its user, also while a stored token is checked', () => {
  logIn('ada');
  storeDraft('car', input, 'entry');
  setSessionLoading();
  expect(readDraft('car')).toEqual({ input, entry: 'entry' });
  logIn('ada');
  expect(readDraft('car')).toEqual({ input, entry: 'entry' });
  expect(readDraft('health')).toBeUndefined();
});

it('removes the draft of a user when a guest or another user reads it', () => {
  for (const next of [endSession, () => logIn('grace')]) {
    logIn('ada');
    storeDraft('car', input, 'entry');
    next();
    expect(readDraft('car')).toBeUndefined();
    logIn('ada');
    expect(readDraft('car')).toBeUndefined();
  }
});

it('assigns the draft of a guest to the user who logs in next', () => {
  storeDraft('car', input, 'entry');
  storeToken(tokenOf('ada'));
  setSessionLoading();
  expect(readDraft('car')).toBeUndefined();
  logIn('ada');
  expect(readDraft('car')).toMatchObject({ input });
  endSession();
  expect(readDraft('car')).toBeUndefined();
});

it('removes the household when a session ends, and says so', () => {
  const listener = vi.fn();
  onHouseholdRemoved(listener);
  storeHousehold({ income: '48000' });
  clearStoredAnswers();
  expect(readHousehold()).toBeUndefined();
  expect(listener).toHaveBeenCalledOnce();
});
