import { describe, expect, it } from 'vitest';
import { calculateTaxCredit, isStateDecisive, type TaxCreditFacts } from './tax-credit.ts';

const calculate = (facts: Partial<TaxCreditFacts>) =>
  calculateTaxCredit({ income: 40_000, householdSize: 1, state: 'TX', benchmark: 8257, ...facts });

/** Worked out by hand from IRS Rev. Proc. 2025-25 and the poverty guidelines of 2025. */
describe('the share of income for the benchmark plan', () => {
  it.each([
    // 15,650 is 100 % of the line. 2.10 % x 15,650 = 328.65
    ['one person at 100 %', { income: 15_650 }, 2.1, 328.65],
    // 20,814 / 15,650 = 132.997 %, below 133 %. 2.10 % x 20,814 = 437.094
    ['just below 133 %', { income: 20_814 }, 2.1, 437.094],
    // 20,815 / 15,650 = 133.003 %. 3.14 % x 20,815 = 653.591
    ['just above 133 %', { income: 20_815 }, 3.14, 653.591],
    // 23,475 / 15,650 = 150 %. 4.19 % x 23,475 = 983.6025
    ['150 %', { income: 23_475 }, 4.19, 983.6025],
    // 40,000 / 15,650 = 255.591 %. 8.44 + (9.96 - 8.44) x 5.591 / 50 = 8.61. 8.61 % x 40,000 = 3,444
    ['one person with 40,000', { income: 40_000 }, 8.61, 3444],
    // Line 15,650 + 3 x 5,500 = 32,150. 90,000 / 32,150 = 279.938 %.
    // 8.44 + 1.52 x 29.938 / 50 = 9.35. 9.35 % x 90,000 = 8,415
    ['four persons with 90,000', { income: 90_000, householdSize: 4 }, 9.35, 8415],
    // 4 x 15,650 = 62,600. 9.96 % x 62,600 = 6,234.96
    ['400 %', { income: 62_600 }, 9.96, 6234.96],
    // Line 19,550 + 6,880 = 26,430. 52,860 / 26,430 = 200 %. 6.60 % x 52,860 = 3,488.76
    ['two persons in Alaska', { income: 52_860, householdSize: 2, state: 'AK' }, 6.6, 3488.76],
    // 44,975 / 17,990 = 250 %. 8.44 % x 44,975 = 3,795.89
    ['one person in Hawaii', { income: 44_975, state: 'HI' }, 8.44, 3795.89],
  ])('%s', (_name, facts, percentOfIncome, contribution) => {
    const benchmark = 9000;
    const credit = calculate({ ...facts, benchmark });
    expect(credit).toMatchObject({ outcome: 'credit', percentOfIncome });
    expect(credit).toHaveProperty('contribution', expect.closeTo(contribution, 6));
    expect(credit).toHaveProperty('remaining', expect.closeTo(contribution, 6));
    expect(credit).toHaveProperty('credit', expect.closeTo(benchmark - contribution, 6));
  });

  it('leaves the full price where the plan costs less', () => {
    // Four persons with 90,000 may pay 8,415, as above.
    expect(calculate({ income: 90_000, householdSize: 4, state: 'CA', benchmark: 6887 })).toMatchObject({
      outcome: 'credit',
      credit: 0,
      remaining: 6887,
    });
  });
});

describe('no credit', () => {
  it('above 400 % of the poverty line', () => {
    expect(calculate({ income: 62_601 })).toEqual({
      outcome: 'income_too_high',
      limit: 62_600,
      remaining: 8257,
    });
  });

  it('below the poverty line in a state without expanded Medicaid', () => {
    expect(calculate({ income: 15_649 })).toEqual({
      outcome: 'income_too_low',
      limit: 15_650,
      remaining: 8257,
    });
  });

  it('up to 138 % of the line of 2026 in a state with expanded Medicaid', () => {
    // 1.38 x 15,960 = 22,024.80
    expect(calculate({ income: 22_024, state: 'CA' })).toEqual({ outcome: 'medicaid', limit: 22_024.8 });
    // 22,025 / 15,650 = 140.735 %. 3.14 + 1.05 x 7.735 / 17 = 3.62
    expect(calculate({ income: 22_025, state: 'CA' })).toMatchObject({
      outcome: 'credit',
      percentOfIncome: 3.62,
    });
  });

  it('up to the poverty line of 2026 in Wisconsin', () => {
    expect(calculate({ income: 15_960, state: 'WI' })).toEqual({ outcome: 'medicaid', limit: 15_960 });
    expect(calculate({ income: 15_961, state: 'WI' })).toMatchObject({ outcome: 'credit' });
  });

  it.each([
    ['MN', 'MinnesotaCare'],
    ['OR', 'OHP Bridge'],
    ['NY', 'Essential Plan'],
    ['DC', 'Healthy DC Plan'],
  ])('up to 200 %% in %s, where a basic health program replaces it', (state, program) => {
    // 2 x 15,650 = 31,300
    expect(calculate({ income: 31_300, state })).toEqual({
      outcome: 'basic_program',
      program,
      limit: 31_300,
    });
    expect(calculate({ income: 31_301, state })).toMatchObject({ outcome: 'credit' });
    expect(calculate({ income: 20_000, state })).toMatchObject({ outcome: 'medicaid' });
  });
});

it('uses the credit rules of the 48 states when the state is not given, and says where it is decisive', () => {
  const facts = { income: 20_000, householdSize: 1, state: undefined, benchmark: 7529 };
  expect(calculateTaxCredit(facts)).toMatchObject({ outcome: 'credit', percentOfIncome: 2.1 });
  expect(isStateDecisive(facts)).toBe(true);
  expect(isStateDecisive({ ...facts, income: 31_301 })).toBe(false);
  expect(isStateDecisive({ ...facts, state: 'TX' })).toBe(false);
});
