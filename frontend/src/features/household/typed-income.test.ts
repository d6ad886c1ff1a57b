import { describe, expect, it } from 'vitest';
import { type IncomeInput, readIncome } from './typed-income.ts';

const read = (income: string, others: Partial<IncomeInput> = {}) =>
  readIncome({ income, income_period: 'year', ...others });

const one = (usd: number) => ({ low: usd, high: usd });

describe('an income that swings', () => {
  it('is its middle, in whole dollars a year, with its ends', () => {
    expect(read('14,000 to 26,001')).toEqual({ income: 20_000, ends: { low: 14_000, high: 26_001 } });
    expect(read('1,200 to 2,100', { income_period: 'month' })).toEqual({
      income: 19_800,
      ends: { low: 14_400, high: 25_200 },
    });
    expect(read('20,000 to 20,000')).toEqual({ income: 20_000 });
  });

  it('is asked about where its ends are reversed', () => {
    expect(read('26,000 to 14,000')).toEqual({
      problem: { code: 'ends_reversed', low: 14_000, high: 26_000 },
    });
  });
});

describe('a low income of a year', () => {
  it('below 10,000 may be a month’s, and below 1,000 thousands', () => {
    expect(read('5,200').doubt).toEqual({ typed: one(5200), ofMonth: one(62_400) });
    expect(read('52').doubt).toEqual({ typed: one(52), ofMonth: one(624), inThousands: one(52_000) });
    expect(read('14 to 26').doubt).toMatchObject({ inThousands: { low: 14_000, high: 26_000 } });
  });

  it.each<[string, Partial<IncomeInput>?]>([
    ['10,000'],
    ['0'],
    [''],
    ['fifty'],
    ['5,200', { income_period: 'month' }],
    ['5,200', { confirmed_income: '5,200' }],
  ])('is not asked about: %j %j', (income, others) => {
    expect(read(income, others).doubt).toBeUndefined();
  });

  it('is asked about again after a change of what was said to be right', () => {
    expect(read('5,300', { confirmed_income: '5,200' }).doubt).toBeDefined();
  });
});
