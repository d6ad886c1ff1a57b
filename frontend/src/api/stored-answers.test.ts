import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { User } from '#contract/users.ts';
import { carAnswers } from '#tests/support/test-predictions.ts';
import { removeStored, removeToken, storeToken, writeStored } from './browser-storage.ts';
import { setSessionEnded, setSessionLoading, setSessionUser } from './session-store.ts';
import { guestEstimate, incomeLines, typedHousehold } from './stored-answers.ts';
import {
  clearAnswersOfAllTabs,
  clearStoredAnswers,
  drafts,
  followOwnersOfAnswers,
  hasWaitingDraft,
  keepAnswersOf,
  letAnswersWait,
} from './tab-values.ts';

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
  removeStored('localStorage', 'owners-of-answers');
  removeStored('sessionStorage', 'known-owners-of-answers');
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

const estimate = {
  answers: { insurance_type: 'car', input_data: carAnswers },
  premium: 1234,
  idempotencyKey: 'key',
} as const;
const hourMs = 60 * 60 * 1000;

it('keeps the draft of a user whose session has ended for a day', () => {
  vi.useFakeTimers();
  logIn('ada');
  drafts.car.store({ input, entry: 'entry' });
  vi.advanceTimersByTime(3 * 24 * hourMs);
  letAnswersWait();
  endSession();
  expect(hasWaitingDraft()).toBe(true);
  vi.advanceTimersByTime(24 * hourMs - 1);
  logIn('ada');
  keepAnswersOf('ada');
  vi.advanceTimersByTime(24 * hourMs);
  expect(drafts.car.read()).toMatchObject({ input });
  letAnswersWait();
  endSession();
  vi.advanceTimersByTime(24 * hourMs);
  expect(hasWaitingDraft()).toBe(false);
  logIn('ada');
  expect(drafts.car.read()).toBeUndefined();
});

it.each([
  ['a logout', () => ({ logout: 1 }), false],
  ['a login of somebody else', () => ({ user: 'grace' }), false],
  ['a login of the same user', () => ({ user: 'ada' }), true],
])(
  'after %s in a tab that this one did not hear of, a waiting draft is stored: %#',
  (_event, change, isKept) => {
    logIn('ada');
    keepAnswersOf('ada');
    drafts.car.store({ input, entry: 'entry' });
    letAnswersWait();
    endSession();
    writeStored('localStorage', 'owners-of-answers', { user: 'ada', ...change() });
    followOwnersOfAnswers();
    expect(hasWaitingDraft()).toBe(isKept);
    logIn('ada');
    expect(drafts.car.read() !== undefined).toBe(isKept);
  },
);

it('removes the answers of others and of guests with a logout, and those of others with a login', () => {
  logIn('ada');
  drafts.car.store({ input, entry: 'entry' });
  endSession();
  drafts.health.store({ input, entry: 'guest' });
  logIn('grace');
  keepAnswersOf('grace');
  expect(drafts.health.read()).toMatchObject({ input });
  logIn('ada');
  expect(drafts.car.read()).toBeUndefined();
  drafts.car.store({ input, entry: 'entry' });
  clearAnswersOfAllTabs();
  expect(drafts.car.read()).toBeUndefined();
});

it.each([hourMs, -hourMs])(
  'reads the estimate of a guest as late when the clock differs by %d ms',
  (passed) => {
    vi.useFakeTimers();
    guestEstimate.store(estimate);
    vi.setSystemTime(Date.now() + Math.sign(passed) * (Math.abs(passed) - 1));
    expect(guestEstimate.read()).toEqual(estimate);
    expect(guestEstimate.readLate()).toBeUndefined();
    logIn('ada');
    expect(guestEstimate.read()).toEqual(estimate);
    vi.setSystemTime(Date.now() + Math.sign(passed));
    expect(guestEstimate.read()).toBeUndefined();
    expect(guestEstimate.readLate()).toEqual(estimate);
    guestEstimate.store(estimate);
    expect(guestEstimate.read()).toEqual(estimate);
  },
);

it('reads texts of another build, but no results', async () => {
  onTestFinished(() => void vi.resetModules());
  const loadBuild = async (id: string) => {
    vi.resetModules();
    vi.stubEnv('VITE_BUILD', id);
    return { ...(await import('./stored-answers.ts')), ...(await import('./tab-values.ts')) };
  };
  const storage: Record<string, string> = { 'build/car-draft': '{}' };
  Object.defineProperties(storage, {
    getItem: { value: (key: string) => storage[key] ?? null },
    setItem: { value: (key: string, text: string) => Object.assign(storage, { [key]: text }) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(storage, key) },
  });
  vi.stubGlobal('sessionStorage', storage);
  const before = await loadBuild('before');
  before.drafts.car.store({ input, entry: 'entry' });
  before.guestEstimate.store(estimate);
  before.steps.store('car', 'form', { input });
  before.steps.store('car', 'result', { result: { premium: 1 } });
  const after = await loadBuild('after');
  expect(after.drafts.car.read()).toEqual({ input, entry: 'entry' });
  expect(after.guestEstimate.read()).toEqual(estimate);
  expect(after.steps.read('car', 'form')).toMatchObject({ input });
  expect(after.steps.read('car', 'result')?.result).toBeUndefined();
  // No answers are left that a logout does not remove.
  after.clearStoredAnswers();
  expect(Object.keys(storage)).toEqual([]);
});

it.each(['text', 7, { input: 'text', entry: 'form' }, { input: {} }])(
  'reads no draft of another form: %j',
  (draft) => {
    drafts.car.store(draft as never);
    expect(drafts.car.read()).toBeUndefined();
  },
);

it('removes the household at the end of a session, and says so, unless it is stored on the device', () => {
  const listener = vi.fn();
  typedHousehold.store({ income: '40000' });
  typedHousehold.subscribe(listener);
  clearStoredAnswers();
  expect(typedHousehold.read()).toBeUndefined();
  expect(listener).toHaveBeenCalled();

  logIn('ada');
  typedHousehold.store({ income: '40000' });
  endSession();
  expect(typedHousehold.read()).toBeUndefined();

  typedHousehold.setRemembered(true, { income: '40000' });
  typedHousehold.store({ income: '48000' });
  clearStoredAnswers();
  expect(typedHousehold.read()).toEqual({ income: '48000' });
  typedHousehold.forget();
  expect(typedHousehold.read()).toBeUndefined();
});

it('removes the lines of the income with the session and with the household, and keeps them from other users', () => {
  const lines = { lines: { wages: { text: '42,310' } } };
  logIn('ada');
  incomeLines.store(lines);
  endSession();
  logIn('bob');
  expect(incomeLines.read()).toBeUndefined();
  incomeLines.store(lines);
  typedHousehold.forget();
  expect(incomeLines.read()).toBeUndefined();
  incomeLines.store(lines);
  clearStoredAnswers();
  expect(incomeLines.read()).toBeUndefined();
});
