import { describe, expect, it } from 'vitest';
import typical from '#model/artifacts/year.json' with { type: 'json' };
import type { Person } from './household.ts';
import { type Priced, toPlanPrices } from './plan-prices.ts';
import { typicalDesignsYear } from './rules.ts';
import { combineCare, toYearTotals, type YearOfCare } from './year-totals.ts';

const design = (mean: number) => ({ mean, bad_year: 9000, chance_of_maximum: 0.1, maximum: 9200 });

const care: YearOfCare = {
  expected_spending: 6000,
  designs: {
    ...{ bronze: design(3800), silver: design(2900), gold: design(2100) },
    ...{ silver_73: design(2600), silver_87: design(1500), silver_94: design(500) },
  },
};

const priced: Priced = {
  input_data: { age: 40, state: 'TX' },
  market: { premium: 7200, bronze: 5200, silver: 7000, gold: 8400, place_basis: 'filed' },
};

const total = (people: Person[], income?: number) =>
  toYearTotals(toPlanPrices({ people, income }, priced, 2026), care);

describe('the totals of a year', () => {
  it('add the premium after help to the costs of care, by the design that the household gets', () => {
    const { rows, premium, lowest } = total([{ role: 'adult', age: 40 }], 30_000) ?? expect.unreachable();
    // 191 % of the poverty line: 6.17 % of 30,000 is 1,851 for the benchmark, 200 less for the cheapest silver plan.
    expect(rows.map(({ level, expected }) => [level, expected])).toEqual([
      ['bronze', 3800],
      ['silver', 1651 + 1500],
      ['gold', 3051 + 2100],
    ]);
    expect([premium, lowest]).toEqual(['net', ['silver']]);
  });

  it('compare an employer’s plan, and have no premium of several people', () => {
    const own = { role: 'adult', age: 40, employer_offer: { own: 150 } } as const;
    expect(total([own], 90_000)).toMatchObject({
      rows: [{}, {}, {}, { level: 'employer', expected: 1800 + 2100 }],
      lowest: ['employer'],
    });
    expect(total([own, { role: 'child', age: 9 }], 90_000)).toMatchObject({ premium: 'none', lowest: [] });
    expect(total([own])?.premium).toBe('gross');
  });

  it('are those of all with the years of the others: the worst of one person, the others as expected', () => {
    const couple: Person[] = [
      { role: 'adult', age: 40 },
      { role: 'adult', age: 40 },
    ];
    const prices = toPlanPrices({ people: couple, income: 90_000 }, priced, 2026);
    const toDesign = (mean: number, bad_year: number) => ({ ...design(mean), bad_year });
    const silver = toDesign(1000, 6000);
    const other = { ...care, designs: { ...care.designs, silver, bronze: toDesign(6000, 16_000) } };
    const totals = toYearTotals(prices, combineCare(care, [other]), true) ?? expect.unreachable();
    const [bronze, ofSilver] = totals.rows;
    // Twice 7,000; the worst is the applicant's year of 9,000 beside 1,000.
    expect(ofSilver).toMatchObject({ premium: 14_000, mean: 3900, expected: 17_900, bad_year: 10_000 });
    // 16,000 beside 3,800 is above the limit of a family, twice 9,200.
    expect(bronze).toMatchObject({ mean: 9800, bad_year: 18_400, maximum: 9200 });
    expect(totals.premium).toBe('net');
  });

  it('are none where a public program takes the place of plans', () => {
    expect(
      total(
        [
          { role: 'adult', age: 17 },
          { role: 'adult', age: 70 },
        ],
        30_000,
      ),
    ).toBeUndefined();
  });
});

it('knows the plan year of the typical plan designs', () => {
  expect(typicalDesignsYear).toBe(typical.plan_year);
});
