import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/users.ts';
import { setSessionEnded, setSessionLoading, setSessionUser } from './session-store.ts';
import { clearStoredAnswers, readDraft, storeDraft } from './stored-answers.ts';

const ada = { username: 'ada@example.com' } as User;
const grace = { username: 'grace@example.com' } as User;
const input = { age: '4' };

beforeEach(() => {
  // Node has no browser storage, so that the values are in memory.
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => undefined } });
  clearStoredAnswers();
  setSessionEnded();
});

it('returns a draft to its user after the session has ended and started again', () => {
  setSessionUser(ada);
  storeDraft('car', input, 'entry');
  setSessionEnded('expired');
  setSessionLoading();
  setSessionUser(ada);
  expect(readDraft('car')).toMatchObject({ input, entry: 'entry' });
  expect(readDraft('health')).toBeUndefined();
});

it('returns a draft of a user neither to a guest nor to another user, whose login removes it', () => {
  setSessionUser(ada);
  storeDraft('car', input, 'entry');
  setSessionEnded('expired');
  expect(readDraft('car')).toBeUndefined();
  setSessionUser(grace);
  expect(readDraft('car')).toBeUndefined();
  setSessionUser(ada);
  expect(readDraft('car')).toBeUndefined();
});

it('assigns the draft of a guest to the user who logs in next', () => {
  storeDraft('car', input, 'entry');
  setSessionUser(ada);
  expect(readDraft('car')).toMatchObject({ input });
  setSessionEnded('expired');
  expect(readDraft('car')).toBeUndefined();
  setSessionUser(grace);
  expect(readDraft('car')).toBeUndefined();
});

it('stores no draft while the session is loading', () => {
  setSessionLoading();
  storeDraft('car', input, 'entry');
  setSessionEnded();
  expect(readDraft('car')).toBeUndefined();
});
