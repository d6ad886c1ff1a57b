import { describe, expect, it } from 'vitest';
import { createPriceAt } from '#functions/plans/curve.ts';
import { toPlanPrices } from '#functions/plans/plan-prices.ts';
import { readDeduction } from './deduction.ts';
import {
  parseWorksheet,
  readAmount,
  readWorksheet,
  readWorksheetInput,
  type WorksheetInput,
} from './worksheet-input.ts';

const empty = readWorksheetInput();
const typed = (lines: Readonly<Record<string, string>>, changed: object = {}) =>
  readWorksheet(
    {
      ...empty,
      lines: Object.fromEntries(Object.entries(lines).map(([name, text]) => [name, { text }])),
      ...changed,
    },
    2026,
  );

describe('an amount', () => {
  it.each([
    ['', false, { usd: 0 }],
    ['0', false, { usd: 0 }],
    ['$42,310', false, { usd: 42_310 }],
    ['4,200.50', false, { usd: 4201 }],
    ['-1,200', true, { usd: -1200 }],
    ['−1,200', true, { usd: -1200 }],
    ['(1,200)', true, { usd: -1200 }],
    ['-1,200', false, { usd: 0, problem: 'negative' }],
    ['-', true, { usd: 0, problem: 'unreadable' }],
    ['a lot', false, { usd: 0, problem: 'unreadable' }],
    ['10,000,000', false, { usd: 10_000_000 }],
    ['10,000,001', false, { usd: 0, problem: 'too_large' }],
    ['-10,000,001', true, { usd: 0, problem: 'too_large' }],
  ])('of "%s" is read', (text, canBeLoss, expected) => {
    expect(readAmount({ text }, canBeLoss)).toEqual(expected);
  });

  it('of a month is multiplied by 12 before it is rounded', () => {
    expect(readAmount({ text: '350.55', period: 'month' })).toEqual({ usd: 4207 });
  });
});

describe('a worksheet', () => {
  it('adds up what counts: Social Security as a whole, and an IRA withdrawal', () => {
    expect(typed({ social_security: '31,200', pension_ira: '24,000' }).before).toBe(55_200);
  });

  it.each([
    ...['wages', 'social_security', 'pension_ira', 'unemployment', 'spouse_wages', 'interest'],
    ...['tax_exempt_interest', 'dividends', 'capital_gain', 'rental', 'alimony_received'],
    ...['foreign_excluded', 'other_income'],
  ])('adds the line %s', (name) => {
    expect(typed({ unemployment: '50,000', [name]: '51,000' }, { filing: 'joint' }).before).toBe(
      name === 'unemployment' ? 51_000 : 101_000,
    );
  });

  it.each([
    ...['ira', 'hsa', 'student_loan', 'educator', 'alimony_paid', 'moving'],
    ...['se_retirement', 'other_se_health'],
  ])('subtracts the line %s', (name) => {
    expect(typed({ wages: '50,000', [name]: '300' }).before).toBe(49_700);
  });

  it.each([
    ...['wages', 'spouse_wages', 'self_employment', 'spouse_self_employment', 'social_security'],
    'pension_ira',
  ])('asks for the period of the line %s', (name) => {
    expect(typed({ [name]: '2,000', interest: '2,000' }, { filing: 'joint' }).doubts).toEqual([name]);
  });

  it('counts the income of a dependent only if they must file', () => {
    const dependent = { amount: { text: '14,200' }, must_file: false };
    const lines = { wages: '52,000' };
    expect(typed(lines, { dependents: [dependent] }).before).toBe(52_000);
    expect(typed(lines, { dependents: [{ ...dependent, must_file: true }] }).before).toBe(66_200);
  });

  it('has the lines of a spouse on a joint return only', () => {
    const lines = { wages: '30,000', spouse_wages: '20,000' };
    expect(typed(lines).before).toBe(30_000);
    expect(typed(lines, { filing: 'joint' }).before).toBe(50_000);
  });

  it('has no total while an amount cannot be read, and names its line', () => {
    const { before, problems } = typed({ wages: 'much', rental: '500' });
    expect({ before, problems }).toEqual({ before: undefined, problems: { wages: 'unreadable' } });
  });

  it('names the largest subtraction where more is subtracted than was earned', () => {
    const { before, problems, earned } = typed({ wages: '2,000', ira: '2,500', hsa: '100' });
    expect({ before, problems, earned }).toEqual({
      before: 0,
      problems: { ira: 'more_than_earned' },
      earned: 2000,
    });
  });

  it.each(['self_employment', 'spouse_self_employment', 'capital_gain', 'rental'])(
    'counts a loss in the line %s',
    (name) => {
      const { before, hasLoss, problems } = typed({ wages: '50,000', [name]: '-2,000' }, { filing: 'joint' });
      expect({ before, hasLoss, problems }).toEqual({ before: 48_000, hasLoss: true, problems: {} });
    },
  );

  it.each(['interest', 'social_security', 'spouse_wages', 'other_income'])(
    'has no loss in the line %s',
    (name) => {
      const { before, problems } = typed({ wages: '50,000', [name]: '-2,000' }, { filing: 'joint' });
      expect({ before, problems }).toEqual({ before: undefined, problems: { [name]: 'negative' } });
    },
  );

  it('counts the expenses of two educators on a joint return: 350 USD each', () => {
    const lines = { wages: '50,000', educator: '900' };
    expect(typed(lines).before).toBe(49_650);
    expect(typed(lines, { filing: 'joint' }).before).toBe(49_300);
    expect(typed(lines, { filing: 'joint' }).joint).toBe(true);
  });

  it('is empty while no amount counts', () => {
    expect(typed({ wages: '0', pension_ira: '' }).isEmpty).toBe(true);
    expect(typed({ interest: '1' }).isEmpty).toBe(false);
    const dependents = [{ amount: { text: '1' }, must_file: true }];
    expect(typed({}, { dependents }).isEmpty).toBe(false);
  });

  it('says that a loss was counted', () => {
    expect(typed({ wages: '9,000', self_employment: '-20,000' })).toMatchObject({ before: 0, hasLoss: true });
    expect(typed({ wages: '9,000' }).hasLoss).toBe(false);
  });

  it('subtracts at most what was earned, without a problem', () => {
    for (const [wages, left] of [
      ['50,000', 48_000],
      ['2,000', 0],
    ] as const) {
      const { before, problems } = typed({ wages, ira: '2,000' });
      expect({ before, problems }).toEqual({ before: left, problems: {} });
    }
  });

  it.each([
    ['999', []],
    ['1,000', ['wages']],
    ['9,999', ['wages']],
    ['10,000', []],
  ])('doubts the period of wages of %s: %j', (wages, doubts) => {
    expect(typed({ wages, interest: wages }).doubts).toEqual(doubts);
  });

  it('asks once for the period of an amount that may be a month’s', () => {
    expect(typed({ wages: '4,200' }).doubts).toEqual(['wages']);
    const lines = { wages: { text: '4,200', period: 'month' as const } };
    expect(readWorksheet({ ...empty, lines }, 2026)).toMatchObject({ before: 50_400, doubts: [] });
  });
});

describe('the limits of a worksheet', () => {
  it('are 10 million dollars a year of a line, also by the month, and of a loss', () => {
    expect(readAmount({ text: '10,000,000' })).toEqual({ usd: 10_000_000 });
    expect(readAmount({ text: '10,000,001' })).toEqual({ usd: 0, problem: 'too_large' });
    expect(readAmount({ text: '-10,000,001' }, true)).toEqual({ usd: 0, problem: 'too_large' });
    expect(readAmount({ text: '833,333', period: 'month' })).toEqual({ usd: 9_999_996 });
    expect(readAmount({ text: '833,334', period: 'month' })).toEqual({ usd: 0, problem: 'too_large' });
  });

  it('are 1,000 to 9,999 dollars for an amount that may be a month’s', () => {
    const doubts = ['999', '1,000', '9,999', '10,000'].map((wages) => typed({ wages }).doubts);
    expect(doubts).toEqual([[], ['wages'], ['wages'], []]);
    expect(typed({ interest: '5,000' }).doubts).toEqual([]);
    const yearly = { lines: { wages: { text: '5,000', period: 'year' as const } } };
    expect(readWorksheet({ ...empty, ...yearly }, 2026).doubts).toEqual([]);
  });

  it('name lines with a problem alone, and the largest subtracted one where they are more than is earned', () => {
    const problemsOf = (lines: Readonly<Record<string, string>>) => Object.entries(typed(lines).problems);
    expect(problemsOf({ wages: '5,000', ira: '5,000' })).toEqual([]);
    expect(problemsOf({ wages: '5,000', ira: '2,000', hsa: '3,001' })).toEqual([['hsa', 'more_than_earned']]);
    expect(problemsOf({ wages: '5,000', ira: 'x' })).toEqual([['ira', 'unreadable']]);
    expect(problemsOf({})).toEqual([]);
  });
});

describe('the premium of a business', () => {
  const market = {
    premium: 9000,
    bronze: 6000,
    silver: 8800,
    gold: 11_000,
    place_basis: 'filed' as const,
    bronze_basis: 'filed' as const,
  };
  const houston = { state: 'TX', county: '48201' };
  const createPrices = (place = houston, prices: Partial<typeof market> = {}) =>
    createPriceAt(
      toPlanPrices(
        { people: [{ role: 'adult', age: 45 }] },
        { input_data: { age: 45, ...place }, market: { ...market, ...prices } },
        2026,
      ),
    );
  const priceAt = createPrices();
  const readFor = (profit: number, prices = priceAt) => {
    const { lines, joint, before = 0 } = typed({ self_employment: String(profit) });
    return readDeduction(prices, { lines, joint, before, level: 'silver' });
  };

  it('lowers the income by a deduction that is with the credit at most the premium', () => {
    const found = readFor(38_000);
    // 38,000 less half of the tax, 2,685.
    expect(found).toMatchObject({ hasPlan: true, isTooHigh: false });
    const { deduction = 0, credit = 0, income = 0 } = found ?? {};
    expect(income).toBe(35_315 - deduction);
    expect(deduction).toBeGreaterThan(0);
    expect(deduction + credit).toBeLessThanOrEqual(8800);
    expect(deduction + 1 + credit).toBeGreaterThan(8800 - 1);
    expect(priceAt(income).credit.amount).toBe(credit);
  });

  it('has no deduction above the income at which its credit ends', () => {
    const { creditEnd = 0 } = readFor(60_000) ?? {};
    expect(creditEnd).toBeGreaterThan(62_600);
    expect(readFor(80_000)).toMatchObject({ isTooHigh: true, credit: 0 });
  });

  it('is deducted as a whole where a cheap benchmark leaves no credit below the limit', () => {
    const prices = createPrices(houston, { premium: 2500, silver: 2400 });
    // 40,000 less half of the tax, 2,826: 237 % of 15,650. A share of 7.4 % of the rest is more than the benchmark’s 2,500.
    expect(readFor(40_000, prices)).toMatchObject({
      ...{ hasPlan: true, isTooHigh: false, before: 37_174, deduction: 2400, income: 34_774 },
      ...{ credit: 0, pays: 2400 },
    });
    // 67,359 less 4,759 is four times 15,650, up to which there may be a credit.
    const atLimit = { isTooHigh: false, before: 62_600, deduction: 2400, income: 60_200 };
    expect(readFor(67_359, prices)).toMatchObject(atLimit);
    // 70,000 less 4,946 is above 62,600, and so is what the deduction leaves of it.
    expect(readFor(70_000, prices)).toMatchObject({ isTooHigh: true, before: 65_054, income: 65_054 });
  });

  it('is beside help of the state only where the state has it at the income', () => {
    const losAngeles = createPrices({ state: 'CA', county: '06037' });
    // 24,163 and 31,598 before the deduction: 150 % of the poverty line, where California helps, and 191 %.
    const tell = (prices: typeof priceAt) => [26_000, 34_000].map((profit) => readFor(profit, prices));
    expect(tell(losAngeles).map((found) => found?.hasStateHelp)).toEqual([true, false]);
    expect(tell(priceAt).map((found) => found?.hasStateHelp)).toEqual([false, false]);
  });
});

describe('a stored worksheet', () => {
  it('is read as it was typed', () => {
    const input: WorksheetInput = {
      filing: 'joint',
      lines: { wages: { text: '48,000', period: 'year' }, rental: { text: '-1,200' } },
      dependents: [
        { amount: { text: '9,300' }, must_file: true },
        { amount: { text: '4,100' }, must_file: false },
      ],
      level: 'silver',
    };
    expect(parseWorksheet(input)).toEqual(input);
    const [first] = input.dependents;
    const many = parseWorksheet({ ...input, dependents: Array(11).fill(first) });
    expect(many.dependents).toEqual(Array(10).fill(first));
  });

  it('keeps the period of an amount, a year or a month', () => {
    const periodOf = (period: string) =>
      parseWorksheet({ lines: { wages: { text: '1', period } } }).lines.wages?.period;
    expect(['year', 'month', 'week'].map(periodOf)).toEqual(['year', 'month', undefined]);
  });

  it.each([
    undefined,
    'text',
    { lines: { wages: 5, other: { text: '1' } }, dependents: 'two', filing: 1, level: 'none' },
    { lines: { wages: { text: '1'.repeat(101) } } },
  ])('loses members that no field could have: %j', (stored) =>
    expect(parseWorksheet(stored)).toEqual({ filing: 'single', lines: {}, dependents: [], level: '' }),
  );
});
