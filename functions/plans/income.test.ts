import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from '#tests/support/read-table.ts';
import {
  deductPremiums,
  listThresholds,
  type Region,
  settleCredit,
  sumIncome,
} from '#tests/support/reference-household.ts';
import { toPovertyLine } from './credit.ts';
import { type FinalIncome, findDeductedCreditEnd } from './income.ts';
import type { PlanYear } from './plan-year.ts';
import { rules } from './rules.ts';

const toRows = (name: string) => readTable(new URL(name, import.meta.url));

const toNumber = (cell: string | undefined) => (cell === undefined ? undefined : Number(cell));

const cases = toRows('income-cases.csv').map(({ case: number, topic, policyengine: _, state, ...cells }) => {
  const columns = Object.entries(cells);
  const [typed, expected] = [false, true].map((isExpected) =>
    columns
      .filter(([column]) => column.startsWith('expected_') === isExpected)
      .map(([column, cell]) => [column.replace('expected_', ''), toNumber(cell)]),
  );
  return {
    name: `${number}: ${topic}`,
    facts: { state, ...Object.fromEntries(typed ?? []) } as FinalIncome,
    expected: Object.fromEntries(expected ?? []),
  };
});

describe('the income of a household', () => {
  it.each(cases)('is that of reference case $name', ({ facts, expected }) => {
    const result = {
      ...sumIncome({ ...facts, joint: facts.joint }),
      ...deductPremiums(facts),
      ...settleCredit(facts),
    };
    expect(result).toEqual(expected);
  });

  it('counts capital losses, student loan interest and the expenses of educators up to their limits', () => {
    const some = { wages: 50_000, capital_gain: -9500, student_loan: 3000, educator: 900 };
    const lines = { year: 2026, joint: false, ...some } as const;
    expect(sumIncome(lines).before).toBe(50_000 - 3000 - 2500 - 350);
    expect(sumIncome({ ...lines, joint: true }).before).toBe(50_000 - 3000 - 2500 - 700);
  });

  // 2.1 % of 14,000, below the poverty line of 15,650, are 294; 8.59 % of 40,000 are 3,436.
  it.each([
    ['was paid in advance', { wages: 40_000 }, { final_credit: 9035.68, refund: 3142, repay: 0 }],
    [
      'was not paid in advance',
      { wages: 40_000, typed_advance: 0 },
      { final_credit: 0, refund: 0, repay: 0 },
    ],
    [
      'was paid at an expected income below the line',
      { wages: 12_000, typed_advance: 3000 },
      { final_credit: 0, refund: 0, repay: 3000 },
    ],
  ])('that ends below the poverty line has this credit, where one %s', (_, expected, settled) => {
    const plan = { benchmark: 9329.68, plan: 9329.68 };
    const facts = { ...plan, year: 2026, state: 'TX', household_size: 1, joint: false, ...expected } as const;
    expect(settleCredit({ ...facts, final_before: 14_000 })).toMatchObject(settled);
  });

  it('counts the move of a soldier in full', () => {
    expect(sumIncome({ year: 2026, joint: false, wages: 50_000, moving: 1200 }).before).toBe(48_800);
  });

  it('has a tax and a wage base for each person', () => {
    const one = sumIncome({ year: 2026, joint: false, wages: 184_500, self_employment: 40_000 });
    const two = sumIncome({ year: 2026, joint: false, spouse_wages: 184_500, self_employment: 40_000 });
    // 40,000 x 0.9235 = 36,940; 2.9 % and 15.3 % of it, halved.
    expect([one.half_se_tax, two.half_se_tax]).toEqual([536, 2826]);
    expect(
      sumIncome({ year: 2026, joint: false, wages: 184_500, spouse_self_employment: 40_000 }).half_se_tax,
    ).toBe(2826);
  });

  it('is at least 0', () => {
    const none = { half_se_tax: 0, before: 0 };
    expect(sumIncome({ year: 2027, joint: false, self_employment: -5000, ira: 300 })).toEqual(none);
  });
});

const texan = { year: 2026, state: 'TX', household_size: 1, benchmark: 9329.68, plan: 9329.68 } as const;

describe('the premium that a business deducts', () => {
  it.each([
    [2026, 68_835],
    [2027, 70_364],
  ] as const)('leaves a credit in %i up to four lines and the contribution there', (year, end) => {
    const facts = { ...texan, year, self_employment: 200_000, deduct_premium: true };
    expect(findDeductedCreditEnd(facts)).toBe(end);
    const line = toPovertyLine(rules[year].poverty_lines, texan);
    const atEnd = { ...facts, self_employment: 0, dependents_filing: end, final_profit: 200_000 };
    expect(settleCredit({ ...atEnd, final_before: end })).toMatchObject({ final_magi: 4 * line });
    expect(settleCredit({ ...atEnd, final_before: end + 1 })).toMatchObject({ final_credit: 0 });
  });

  const plans = fc.record({
    year: fc.constantFrom<PlanYear>(2026, 2027),
    state: fc.constantFrom('TX', 'AK', 'HI'),
    household_size: fc.integer({ min: 1, max: 8 }),
    benchmark: fc.integer({ min: 100_000, max: 5_000_000 }).map((cents) => cents / 100),
    plan: fc.integer({ min: 100_000, max: 5_000_000 }).map((cents) => cents / 100),
    wages: fc.integer({ min: 0, max: 150_000 }),
    self_employment: fc.integer({ min: 0, max: 150_000 }),
    deduct_premium: fc.constant(true),
  });

  it('is, with the credit, at most the price, and one dollar more is not unless cap, plan or line stops it', () => {
    fc.assert(
      fc.property(plans, (facts) => {
        const { half_se_tax, before, deduction, credit, line, magi } = deductPremiums(facts);
        const most = Math.min(Math.floor(facts.plan), facts.self_employment - half_se_tax);
        expect(deduction).toBeLessThanOrEqual(most);
        if (before < line) return;
        expect(Math.round(100 * (deduction + credit))).toBeLessThanOrEqual(Math.round(100 * facts.plan));
        expect(magi).toBeGreaterThanOrEqual(line);
        if (deduction === Math.min(most, before - line)) return;
        const next = deductPremiums({
          ...facts,
          deduct_premium: false,
          self_employment: 0,
          wages: 0,
          other_income: magi - 1,
        });
        expect(Math.round(100 * (deduction + 1 + next.credit))).toBeGreaterThan(Math.round(100 * facts.plan));
      }),
      { numRuns: 2000 },
    );
  });
});

it('lists every threshold of the table', () => {
  const rows = toRows('income-thresholds.csv');
  const keys = rows.map((row) => [row.year, row.region, row.household_size].join());
  const listed = [...new Set(keys)].flatMap((key) => {
    const [year, region, household_size] = key.split(',');
    return listThresholds({
      year: Number(year) as PlanYear,
      region: region as Region,
      household_size: Number(household_size),
    });
  });
  const expected = rows.map(({ region, line, what_changes, ...numbers }) => ({
    ...Object.fromEntries(Object.entries(numbers).map(([column, cell]) => [column, toNumber(cell)])),
    region,
    line,
    what_changes,
  }));
  expect(listed).toHaveLength(384);
  expect(listed).toEqual(expected);
});
