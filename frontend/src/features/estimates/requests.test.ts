import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Estimate } from '#contract/estimates.ts';
import type { InsuranceAnswers } from '#contract/insurance-answers.ts';
import { removeToken, storeToken } from '#frontend/api/browser-storage.ts';
import {
  buildPrediction,
  carAnswers,
  healthAnswers,
  household,
  policy,
} from '#tests/support/test-predictions.ts';
import { forgetHistory, recallHistory, rememberHistory } from './remembered-history.ts';
import { formatPriceUpdate, requestPrediction, toShownPremium } from './requests.ts';

const stored = buildPrediction(new Date('2026-11-22'));
const prediction = { ...stored, predicted_car_premium: stored.predicted_premium };
const fetchMock = vi.fn<typeof fetch>();
const failure = (status: number, code: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ code, message: 'Failed.' }), { status, headers });
const success = () => new Response(JSON.stringify(prediction), { status: 201 });

function respond(...responses: (() => Response)[]): void {
  for (const create of responses) fetchMock.mockImplementationOnce(async () => create());
}

const request = (change: object = {}) =>
  requestPrediction({ insurance_type: 'car', input_data: carAnswers, ...change } as InsuranceAnswers, 'key');

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  storeToken('abc');
});

afterEach(() => {
  removeToken();
  forgetHistory();
  fetchMock.mockReset();
});

describe('a request of a prediction', () => {
  const readBody = () => JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body));

  it('has the answers on a car, its policy and its label, and a key against repetition', async () => {
    respond(success);
    rememberHistory({ rows: [], hasMore: false, loadedAt: 0, shownCount: 50, selection: [] });
    expect(await request({ policy, label: 'Blue' })).toEqual(prediction);
    expect(readBody()).toEqual({ ...carAnswers, policy, label: 'Blue' });
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('/api/predictions/car_insurance/');
    expect(new Headers(init?.headers).get('idempotency-key')).toBe('key');
    expect(recallHistory()?.rows.map(({ id }) => id)).toEqual([prediction.id]);
  });

  it('has the answers on health, the household, the plan year and the label', async () => {
    respond(() => failure(500, 'internal_error'));
    const answers = { insurance_type: 'health', input_data: healthAnswers };
    await expect(request({ ...answers, household, plan_year: 2027, label: 'Ann' })).rejects.toThrow();
    expect(readBody()).toEqual({ ...healthAnswers, household, plan_year: 2027, label: 'Ann' });
  });
});

describe('while the model is not available, a request', () => {
  it.each([
    ['after the time that the API names', 'model_unavailable', { 'retry-after': '7' }, 7000],
    ['after 5 s where it names none', 'model_busy', {}, 5000],
    ['after 30 s at most', 'model_unavailable', { 'retry-after': '30' }, 30_000],
  ])('is repeated %s', async (_when, code, headers, delayMs) => {
    respond(() => failure(503, code, headers), success);
    const sent = request();
    await vi.advanceTimersByTimeAsync(delayMs - 1);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toEqual(prediction);
  });

  it.each([
    ['that would end later', 'model_unavailable', '31'],
    ['of another failure', 'too_many_attempts', '1'],
  ])('is not repeated after a wait %s', async (_case, code, delay) => {
    respond(() => failure(503, code, { 'retry-after': delay }));
    await expect(request()).rejects.toMatchObject({ details: { code } });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('ends 30 s after the first one, or with the session', async () => {
    const wait = () => failure(503, 'model_unavailable', { 'retry-after': '16' });
    respond(wait, wait);
    const long = expect(request()).rejects.toMatchObject({ details: { code: 'model_unavailable' } });
    await vi.advanceTimersByTimeAsync(16_000);
    await long;
    expect(fetchMock).toHaveBeenCalledTimes(2);
    respond(wait);
    const left = expect(request()).rejects.toMatchObject({ details: { code: 'model_unavailable' } });
    await vi.advanceTimersByTimeAsync(1000);
    storeToken('def');
    await vi.advanceTimersByTimeAsync(15_000);
    await left;
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });
});

it('the premium of an estimate without the prices of its state is not shown', () => {
  const withWarnings = (...codes: string[]) =>
    ({ ...prediction, warnings: codes.map((code) => ({ code })) }) as unknown as Estimate;
  expect(toShownPremium(withWarnings('beyond_data'))).toBe(1234.56);
  expect(toShownPremium(withWarnings('beyond_data', 'prices_missing'))).toBeUndefined();
});

it('a saved estimate names both premiums where they differ by a dollar as shown', () => {
  // 1,234.56 is shown as $1,235.
  expect(formatPriceUpdate(prediction)).toBeUndefined();
  expect(formatPriceUpdate(prediction, 1235.4)).toBeUndefined();
  expect(formatPriceUpdate(prediction, 1230)).toBe(
    'Prices were updated while this page was open: the saved estimate is $1,235 a year, not $1,230.',
  );
});
