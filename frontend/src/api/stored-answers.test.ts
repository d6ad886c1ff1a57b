import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { User } from '#contract/users.ts';
import { carAnswers } from '#tests/support/test-predictions.ts';
import { removeToken, storeToken } from './browser-storage.ts';
import { setSessionEnded, setSessionLoading, setSessionUser } from './session-store.ts';
import { clearStoredAnswers, drafts, guestEstimate, incomeLines, storedHousehold } from './stored-answers.ts';

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
});

afterEach(() => {
  // Other files of the same process start as guests.
  endSession();
});

it('returns a draft to its user, also while a stored token is checked', () => {
  logIn('ada');
  drafts.car.store({ input, entry: 'entry' });
  setSessionLoading();
  expect(drafts.car.read()).toEqual({ input, entry: 'entry' });
  logIn('ada');
  expect(drafts.car.read()).toEqual({ input, entry: 'entry' });
  expect(drafts.health.read()).toBeUndefined();
});

it('removes the draft of a user when another user reads it', () => {
  logIn('ada');
  drafts.car.store({ input, entry: 'entry' });
  logIn('grace');
  expect(drafts.car.read()).toBeUndefined();
  logIn('ada');
  expect(drafts.car.read()).toBeUndefined();
});

it('hides the draft of a user from guests, who neither remove nor replace it', () => {
  logIn('ada');
  drafts.car.store({ input, entry: 'entry' });
  endSession();
  expect(drafts.car.read()).toBeUndefined();
  drafts.car.store({ input: { age: '7' }, entry: 'guest' });
  drafts.car.clear();
  logIn('ada');
  expect(drafts.car.read()).toMatchObject({ input });
  drafts.car.clear();
  expect(drafts.car.read()).toBeUndefined();
});

it('assigns the draft of a guest to the user who logs in next', () => {
  drafts.car.store({ input, entry: 'entry' });
  storeToken(tokenOf('ada'));
  setSessionLoading();
  expect(drafts.car.read()).toBeUndefined();
  logIn('ada');
  expect(drafts.car.read()).toMatchObject({ input });
  endSession();
  expect(drafts.car.read()).toBeUndefined();
});

it('removes the estimate of a guest after an hour, also if a user has it by then, and at the end of a session', () => {
  vi.useFakeTimers();
  const halfAnHour = 30 * 60 * 1000;
  const kept = { insurance_type: 'car', input_data: carAnswers } as const;
  const estimate = { answers: kept, premium: 1234, idempotencyKey: 'key' };
  guestEstimate.store(estimate);
  vi.advanceTimersByTime(halfAnHour);
  logIn('ada');
  expect(guestEstimate.read()).toEqual(estimate);
  vi.advanceTimersByTime(halfAnHour);
  expect(guestEstimate.read()).toBeUndefined();
  guestEstimate.store(estimate);
  clearStoredAnswers();
  expect(guestEstimate.read()).toBeUndefined();
});

it('never reads the values of another build, but for the estimate of a guest', async () => {
  onTestFinished(() => void vi.resetModules());
  const loadBuild = (id: string) => {
    vi.resetModules();
    vi.stubEnv('VITE_BUILD', id);
    return import('./stored-answers.ts');
  };
  const storage: Record<string, string> = {};
  Object.defineProperties(storage, {
    getItem: { value: (key: string) => storage[key] ?? null },
    setItem: { value: (key: string, text: string) => Object.assign(storage, { [key]: text }) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(storage, key) },
  });
  vi.stubGlobal('sessionStorage', storage);
  const estimate = {
    answers: { insurance_type: 'car', input_data: carAnswers },
    premium: 1234,
    idempotencyKey: 'key',
  } as const;
  const before = await loadBuild('before');
  before.drafts.car.store({ input, entry: 'entry' });
  before.guestEstimate.store(estimate);
  const after = await loadBuild('after');
  expect(after.drafts.car.read()).toBeUndefined();
  expect(after.guestEstimate.read()).toEqual(estimate);
  // No answers are left that a logout does not remove.
  expect(Object.keys(storage)).toEqual(['guest-estimate']);
});

it('removes the household at the end of a session, and says so, unless it is stored on the device', () => {
  const listener = vi.fn();
  storedHousehold.store({ income: '40000' });
  storedHousehold.subscribe(listener);
  clearStoredAnswers();
  expect(storedHousehold.read()).toBeUndefined();
  expect(listener).toHaveBeenCalled();

  logIn('ada');
  storedHousehold.store({ income: '40000' });
  endSession();
  expect(storedHousehold.read()).toBeUndefined();

  storedHousehold.setRemembered(true, { income: '40000' });
  storedHousehold.store({ income: '48000' });
  clearStoredAnswers();
  expect(storedHousehold.read()).toEqual({ income: '48000' });
  storedHousehold.forget();
  expect(storedHousehold.read()).toBeUndefined();
});

it('removes the lines of the income with the session and with the household, and keeps them from other users', () => {
  const lines = { lines: { wages: { text: '42,310' } } };
  logIn('ada');
  incomeLines.store(lines);
  endSession();
  logIn('bob');
  expect(incomeLines.read()).toBeUndefined();
  incomeLines.store(lines);
  storedHousehold.forget();
  expect(incomeLines.read()).toBeUndefined();
  incomeLines.store(lines);
  clearStoredAnswers();
  expect(incomeLines.read()).toBeUndefined();
});
