import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HouseholdFacts, type PlanYear, priceHousehold } from './household.ts';
import cases from './household-cases.csv?raw';

const [header = [], ...rows] = cases
  .trim()
  .split('\n')
  .map((line) => line.split(','));

const toNumber = (text = '') => (text === '' ? undefined : Number(text));
const toAges = (text = '') => (text === '' ? [] : text.split('|').map(Number));

function toCase(row: readonly string[]) {
  const cells: Record<string, string> = Object.fromEntries(row.map((cell, index) => [header[index], cell]));
  const facts: HouseholdFacts = {
    year: Number(cells.year) as PlanYear,
    state: cells.state || undefined,
    income: Number(cells.income),
    household_size: Number(cells.household_size),
    age: Number(cells.age),
    price: Number(cells.price),
    bronze_price: toNumber(cells.bronze_price),
    adults: toAges(cells.adults),
    children: toAges(cells.children),
  };
  const expected = Object.entries(cells)
    .filter(([name]) => name.startsWith('expected_'))
    .map(([name, cell]) => [
      name.replace('expected_', ''),
      name === 'expected_outcome' ? cell : toNumber(cell),
    ]);
  return { name: `case ${cells.case}`, facts, expected: Object.fromEntries(expected) };
}

const texan: HouseholdFacts = {
  year: 2026,
  state: 'TX',
  income: 40_000,
  household_size: 1,
  age: 62,
  price: 18_562.45,
  bronze_price: 12_288.47,
  adults: [62],
  children: [],
};

const price = (facts: Partial<HouseholdFacts>) => priceHousehold({ ...texan, ...facts });

describe('the price of a household', () => {
  it.each(rows.map(toCase))('is that of reference $name', ({ facts, expected }) => {
    expect(priceHousehold(facts)).toEqual(expected);
  });

  it('ends with one dollar more for a person of 62 who lives alone in Texas', () => {
    expect(price({ income: 62_600 })).toMatchObject({ credit: 12_327.45, credit_ends_at: 62_600 });
    expect(price({ income: 62_601 })).toMatchObject({
      outcome: 'income_too_high',
      credit: 0,
      one_dollar_more: 12_327.45,
    });
  });

  it.each([['TX'], ['FL'], [undefined]])(
    'gives an income of 0 the outcome of an income of 1 in %s',
    (state) => {
      const family = { state, household_size: 2, children: [7] };
      const { employer_limit_monthly: _, ...atOne } = price({ ...family, income: 1 });
      expect(price({ ...family, income: 0 })).toMatchObject(atOne);
      expect(atOne.outcome).toBe('income_too_low');
    },
  );

  it('covers adults in Medicaid up to 138 % of the line of 2026, in Wisconsin up to the line', () => {
    // 1.38 x 15,960 = 22,024.80
    expect(price({ state: 'CA', income: 22_024 }).outcome).toBe('medicaid');
    expect(price({ state: 'CA', income: 22_025 }).outcome).toBe('credit');
    expect(price({ state: 'WI', income: 15_960 }).outcome).toBe('medicaid');
    expect(price({ state: 'WI', income: 15_961 }).outcome).toBe('credit');
  });

  it.each(['DC', 'MN', 'NY', 'OR'])('leaves %s to a basic health program up to 200 %%', (state) => {
    expect(price({ state, income: 31_300 })).toMatchObject({ outcome: 'basic_program', credit: undefined });
    expect(price({ state, income: 31_301 }).outcome).toBe('credit');
  });

  it('leaves out children up to the limit of the state', () => {
    // Alaska's line of 2026 for two: 19,950 + 7,100 = 27,050; its limit is 208 %: 56,264.
    const family = { state: 'AK', household_size: 2, children: [18] };
    expect(price({ ...family, income: 56_264 }).children_in_public_cover).toBe(1);
    expect(price({ ...family, income: 56_265 }).children_in_public_cover).toBe(0);
    // A child of 19 is no child for CHIP.
    expect(price({ ...family, children: [19], income: 20_000 }).children_in_public_cover).toBe(0);
  });

  it('counts the three oldest children under 21 and every older one', () => {
    const family = { income: 150_000, household_size: 7 };
    const { benchmark } = price({ ...family, children: [25, 22, 20, 15, 15] });
    expect(price({ ...family, children: [3, 25, 15, 22, 15, 20] }).benchmark).toBe(benchmark);
    expect(price({ ...family, children: [25, 22, 20, 15] }).benchmark).toBeLessThan(benchmark);
  });

  it.each([
    ['NY', [1, 2, 1.7, 2.85]],
    ['VT', [1, 2, 1.93, 2.81]],
  ])('follows the tiers of families in %s, where age does not count', (state, tiers) => {
    const facts = { state, income: 900_000, household_size: 4, price: 10_000 };
    const families = [
      { adults: [30], children: [] },
      { adults: [30, 64], children: [] },
      { adults: [30], children: [25] },
      { adults: [30, 64], children: [1, 2] },
    ];
    expect(families.map((family) => price({ ...facts, ...family }).benchmark / 10_000)).toEqual(tiers);
  });

  it('has no income with a credit where the plan costs less than the lowest contribution', () => {
    // 2.10 % x 15,650 = 328.65
    expect(price({ price: 329 })).toMatchObject({ credit: 0, credit_ends_at: undefined });
    expect(price({ price: 329.01 }).credit_ends_at).toBeGreaterThanOrEqual(15_650);
  });

  it('raises the cost-sharing level at 150, 200 and 250 % of the line, not rounded', () => {
    const incomes = [23_475, 23_476, 31_300, 31_301, 39_125, 39_126];
    expect(incomes.map((income) => price({ income }).csr)).toEqual([94, 87, 87, 73, 73, 70]);
  });

  it('never falls with income between the ends of the credit, and adds up', () => {
    const income = fc.integer({ min: 15_960, max: 62_600 });
    const year = fc.constantFrom<PlanYear>(2026, 2027);
    fc.assert(
      fc.property(income, income, year, (one, other, year) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const less = price({ income: low, year });
        const more = price({ income: high, year });
        expect(less.net_benchmark).toBeLessThanOrEqual(more.net_benchmark ?? 0);
        expect((less.credit ?? 0) + (less.net_benchmark ?? 0)).toBeCloseTo(less.benchmark, 2);
      }),
    );
  });
});
