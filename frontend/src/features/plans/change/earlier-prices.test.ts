import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changedPrices } from '#frontend/api/stored-answers.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { priceTyped } from '#tests/support/typed-households.ts';
import { openPrices, readStartedChange, startChange } from './earlier-prices.ts';

const place = {
  state: 'TX',
  age: 40,
  premium: 6000,
  bronze: 4000,
  silver: 5900,
  gold: 5500,
  place_basis: 'filed',
} as const;

const look = (income: string, age: number = place.age) =>
  priceTyped({ year: '2026', income }, { ...place, age });

/** Age and income of the prices that those of a page were changed from. */
const toEnd = (earlier: { prices: PlanPrices } | undefined) =>
  earlier && [earlier.prices.priced.input_data.age, earlier.prices.household.income];

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => undefined } });
  changedPrices.clear();
});

it('compares edited prices with those that the page opened with, and not the same ones', () => {
  const first = look('30000');
  const page = openPrices(first);
  expect(page.findEarlier(first)).toBeUndefined();
  page.add(look('40000'), look('40000'));
  page.add(look('50000'), look('50000'));
  expect(toEnd(page.findEarlier(look('50000')))).toEqual([40, 30_000]);
  expect(page.findEarlier(first)).toBeUndefined();
});

it('counts the first income as no change, and the next edit of another answer as one', () => {
  const page = openPrices(look(''));
  for (const income of ['4', '40', '40000']) page.add(look(income), undefined);
  page.add(look('40000'), look('40000'));
  expect(page.findEarlier(look('40000'))).toBeUndefined();
  page.add(look('40000', 41), look('40000', 41));
  expect(toEnd(page.findEarlier(look('40000', 41)))).toEqual([40, 40_000]);
});

it('compares the next page with the last settled prices, and the same ones shown again with those before', () => {
  const page = openPrices(look('30000'));
  page.add(look('30000'), look('30000'));
  page.add(look('4'), look('30000'));
  const next = openPrices(look('40000'));
  expect(toEnd(next.findEarlier(look('40000')))).toEqual([40, 30_000]);
  next.add(look('40000'), look('40000'));
  const again = openPrices(look('40000'));
  expect(toEnd(again.findEarlier(look('40000')))).toEqual([40, 30_000]);
});

it('knows when stored prices were stored', () => {
  startChange({ prices: look('30000'), created_at: '2026-11-01T10:00:00Z' });
  const expected = { created_at: '2026-11-01T10:00:00Z' };
  expect(readStartedChange()).toMatchObject(expected);
  expect(openPrices(look('40000')).findEarlier(look('40000'))).toMatchObject(expected);
  startChange(undefined);
  expect(readStartedChange()).toBeUndefined();
});

describe('the page of another estimate', () => {
  const day = Date.UTC(2026, 10, 27, 12);
  const show = (age: number, income: string, label?: string) => {
    const prices = look(income, age);
    const page = openPrices(prices, label);
    page.add(prices, prices, label);
    return toEnd(page.findEarlier(prices));
  };

  beforeEach(() => void vi.useFakeTimers({ now: day, toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('is not compared with an estimate that shares no adult', () => {
    show(40, '30000');
    expect(show(61, '40000')).toBeUndefined();
    expect(show(61, '50000')).toEqual([61, 40_000]);
  });

  it('is compared with the estimate of a year ago, one year younger', () => {
    show(40, '30000');
    vi.setSystemTime(day + 300 * 86_400_000);
    expect(show(41, '40000')).toEqual([40, 30_000]);
    vi.setSystemTime(day + 310 * 86_400_000);
    expect(show(43, '40000')).toBeUndefined();
  });

  // A year has 365 or 366 days, and both birthdays may be between two days.
  it.each([
    [365, 40, true],
    [365, 41, true],
    [365, 42, false],
    [366, 40, false],
    [366, 41, true],
    [366, 42, true],
    [366, 43, false],
    [0, 40, true],
    [0, 41, false],
    [0, 39, false],
    [731, 41, true],
    [731, 40, false],
  ])('is compared with that of %i days ago at 40, at an age of %i: %s', (days, age, isCompared) => {
    show(40, '30000');
    vi.setSystemTime(day + days * 86_400_000);
    expect(show(age, '40000')).toEqual(isCompared ? [40, 30_000] : undefined);
  });

  it('needs the same label if either has one', () => {
    show(40, '30000', 'Client A');
    expect(show(40, '40000', 'Client B')).toBeUndefined();
    expect(show(40, '50000')).toBeUndefined();
    show(40, '30000', 'Client B');
    expect(show(40, '60000', 'Client B')).toEqual([40, 30_000]);
  });

  it('is compared with a stored prediction that it was changed from, whoever it is for', () => {
    startChange({ prices: look('30000'), created_at: '2026-11-01T10:00:00Z' });
    expect(show(61, '40000', 'Client A')).toEqual([40, 30_000]);
  });
});
