import { describe, expect, it } from 'vitest';
import typical from '#model/artifacts/year.json' with { type: 'json' };
import { itAtPricesOf } from '#tests/support/price-figures.ts';
import type { Person } from './household.ts';
import { type Priced, toPlanPrices } from './plan-prices.ts';
import { typicalDesignsYear } from './rules.ts';
import { combineCare, compareTotals, toMaximumOfYear, toYearTotals, type YearOfCare } from './year-totals.ts';

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

describe('the comparison of totals', () => {
  const family: Person[] = [
    { role: 'adult', age: 40, tobacco: true },
    { role: 'adult', age: 38 },
  ];

  it('leaves premiums and tobacco out where they are for more people than the year', () => {
    const prices = toPlanPrices({ people: family, income: 90_000 }, priced, 2026);
    const { rows, lowest } = toYearTotals(prices, care) ?? expect.unreachable();
    expect(rows.map((row) => [row.premium, row.tobacco, row.expected])).toEqual([
      ...[3800, 2900, 2100].map((mean) => [0, 0, mean]),
    ]);
    expect(lowest).toEqual([]);
    expect(compareTotals(prices, care)).toEqual({});
  });

  it('adds the highest surcharge for tobacco to the premium', () => {
    const one = toPlanPrices({ people: family.slice(0, 1), income: 90_000 }, priced, 2026);
    const [bronze] = toYearTotals(one, care)?.rows ?? [];
    // Half of the price.
    expect(bronze).toMatchObject({ tobacco: 2600, premium: 7800, expected: 11_600 });
  });

  const ofLevels = (...badYears: number[]) => {
    const [bronze = 0, silver = 0, gold = 0] = badYears;
    const one = toPlanPrices({ people: [{ role: 'adult', age: 40 }], income: 90_000 }, priced, 2026);
    const toDesign = (mean: number, bad_year: number) => ({ ...design(mean), bad_year });
    const designs = {
      ...care.designs,
      ...{ bronze: toDesign(4800, bronze), silver: toDesign(3400, silver), gold: toDesign(2100, gold) },
    };
    return compareTotals(one, { ...care, designs });
  };

  // Premiums 5,200, 7,000 and 8,400; usual years 10,000, 10,400 and 10,500: gold is 5 % above bronze, and too dear.
  it.each([
    [[9000, 7200, 1000], 'best', 'bronze'],
    [[9000, 7199, 1000], 'ends', 'silver'],
    [[9000, 9000, 0], 'best', 'bronze'],
  ])('of bad years of %j names the %s: %s', (badYears, kind, level) => {
    const { best, ends } = ofLevels(...badYears);
    if (kind === 'best') expect([best, ends]).toEqual([level, undefined]);
    else expect([best, ends?.map((row) => row.level)]).toEqual([undefined, ['bronze', level]]);
  });

  itAtPricesOf(2026)(
    'raises maximums with the legal one of a later year, in steps of 50 dollars and at most to it',
    () => {
      // 10,600 in 2026 and 12,000 in 2027.
      expect(toMaximumOfYear(9200, 'gold', 70, 2026)).toBe(9200);
      expect(toMaximumOfYear(9200, 'gold', 70, 2027)).toBe(10_400);
      expect(toMaximumOfYear(10_600, 'bronze', 94, 2027)).toBe(12_000);
      expect(toMaximumOfYear(11_000, 'gold', 94, 2027)).toBe(12_000);
    },
  );
});

it('knows the plan year of the typical plan designs', () => {
  expect(typicalDesignsYear).toBe(typical.plan_year);
});
