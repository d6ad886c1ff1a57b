import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from '#tests/support/read-table.ts';
import { listCliffs, priceHousehold, type ReferenceFacts } from '#tests/support/reference-household.ts';
import type { PlanYear } from './plan-year.ts';
import { rules } from './rules.ts';
import { listStatePrograms } from './state-help.ts';
import benchmarks from './tables/credit-benchmark.json' with { type: 'json' };

const readCases = (name: string) => readTable(new URL(name, import.meta.url)).map(toCase);

const toNumber = (text?: string) => (text === undefined ? undefined : Number(text));
const toAges = (text = '') => (text === '' ? [] : text.split('|').map(Number));

function toCase(cells: Record<string, string | undefined>) {
  const facts: ReferenceFacts = {
    year: Number(cells.year) as PlanYear,
    state: cells.state,
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

const texan: ReferenceFacts = {
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

const price = (facts: Partial<ReferenceFacts>) => priceHousehold({ ...texan, ...facts });

describe('the price of a household', () => {
  it.each(readCases('household-cases.csv'))('is that of reference $name', ({ facts, expected }) => {
    expect(priceHousehold(facts)).toMatchObject(expected);
  });

  it.each(readCases('state-help-cases.csv'))(
    'has the state’s help of reference $name',
    ({ facts, expected }) => {
      expect(priceHousehold(facts)).toMatchObject(expected);
    },
  );

  it.each([['TX'], ['FL'], [undefined]])(
    'gives an income of 0 the outcome of an income of 1 in %s',
    (state) => {
      const family = { state, household_size: 2, children: [19] };
      const { employer_limit_monthly: _, ...atOne } = price({ ...family, income: 1 });
      expect(price({ ...family, income: 0 })).toMatchObject(atOne);
      expect(atOne.outcome).toBe('income_too_low');
    },
  );

  it.runIf(benchmarks.plan_year === 2026)(
    'counts a share of the benchmark for the credit, its end and its cliff, and in no price',
    () => {
      const whole = price({ state: 'IN' });
      const part = price({ state: 'IN', county: '18097' });
      // 18,562.45 x .9879 = 18,337.84, half up.
      expect(part.credit).toBe(18_337.84 - (part.contribution ?? 0));
      expect(part.benchmark).toBe(whole.benchmark);
      expect(part.net_benchmark).toBeCloseTo(18_562.45 - (part.credit ?? 0), 8);
      expect(part.credit_at_400).toBeCloseTo((whole.credit_at_400 ?? 0) - 224.61, 8);
      expect(part.one_dollar_more).toBe(part.credit_at_400);
      const young = { state: 'IN', price: 5000, age: 27, adults: [27], household_size: 1 };
      const [end = 0, lower = 0] = [price(young), price({ ...young, county: '18097' })].map(
        ({ credit_ends_at }) => credit_ends_at ?? 0,
      );
      expect(lower).toBeLessThan(end);
      expect(price({ ...young, income: lower, county: '18097' }).credit).toBeGreaterThan(0);
      expect(price({ ...young, income: lower + 1, county: '18097' }).credit).toBe(0);
      const cliff = (county?: string) => listCliffs({ ...texan, state: 'IN', county }).at(-1)?.more;
      expect(cliff('18097')).toBeCloseTo((cliff() ?? 0) - 224.61, 8);
    },
  );

  const parent = { state: 'TN', household_size: 2, children: [18] };

  it.each<[string, Partial<ReferenceFacts>, number, string]>([
    // 1.38 x 15,960 = 22,024.80
    ['adults in California to 138 % of the line of 2026', { state: 'CA' }, 22_024, 'medicaid'],
    ['adults in Wisconsin to the line of 2026', { state: 'WI' }, 15_960, 'medicaid'],
    ['parents in Tennessee to 105 % of 21,640', parent, 22_722, 'medicaid'],
    ['adults in DC to 200 %', { state: 'DC' }, 31_300, 'basic_program'],
    ['adults in Minnesota to 200 %', { state: 'MN' }, 31_300, 'basic_program'],
    ['adults in New York to 200 %', { state: 'NY' }, 31_300, 'basic_program'],
    ['adults in Oregon to 200 %', { state: 'OR' }, 31_300, 'basic_program'],
  ])('has public cover for %s', (_who, facts, limit, outcome) => {
    expect(price({ ...facts, income: limit })).toMatchObject({ outcome, credit: undefined });
    expect(price({ ...facts, income: limit + 1 }).outcome).toBe('credit');
  });

  it('has no Medicaid for adults with grown children, or in Georgia, where it asks for 80 hours of work', () => {
    expect(price({ ...parent, income: 19_476, children: [19] }).outcome).toBe('income_too_low');
    expect(price({ ...parent, income: 19_476, state: 'GA' }).outcome).toBe('income_too_low');
  });

  it.each([
    // Alaska's line of 2026 for two is 27,050; its limit is 208 %.
    ['AK', 2, 18, 56_264],
    // The line of 2026 for three is 27,320; the limits are 305 and 245 %, 288 and 280 %.
    ['NM', 3, 5, 83_326],
    ['NM', 3, 6, 66_934],
    ['MN', 3, 1, 78_681],
    ['MN', 3, 2, 76_496],
  ])(
    'leaves out children of %s in a household of %i at the age of %i up to %i',
    (state, size, child, limit) => {
      const count = (income: number) =>
        price({ state, household_size: size, children: [child], income }).children_in_public_cover;
      expect([count(limit), count(limit + 1)]).toEqual([1, 0]);
    },
  );

  it('leaves out no child of 19', () => {
    const family = { state: 'AK', household_size: 2, children: [19], income: 20_000 };
    expect(price(family).children_in_public_cover).toBe(0);
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

  const people = fc.record({
    year: fc.constantFrom<PlanYear>(2026, 2027),
    state: fc.constantFrom('CA', 'CO', 'CT', 'MA', 'MD', 'NJ', 'NM', 'VT', 'WA', 'VA', 'TX', undefined),
    income: fc.integer({ min: 0, max: 250_000 }),
    household_size: fc.integer({ min: 1, max: 6 }),
    age: fc.integer({ min: 18, max: 64 }),
    price: fc.integer({ min: 2000, max: 20_000 }),
    bronze_price: fc.integer({ min: 1500, max: 18_000 }),
    gold_price: fc.integer({ min: 2000, max: 25_000 }),
    partner: fc.option(fc.integer({ min: 18, max: 64 })),
    children: fc.array(fc.integer({ min: 0, max: 25 }), { maxLength: 5 }),
  });

  it('has help of the state from 0 to what is left of each price, in 4,000 households', () => {
    fc.assert(
      fc.property(people, ({ partner, ...some }) => {
        const facts = { ...some, adults: partner === null ? [some.age] : [some.age, partner] };
        const result = priceHousehold(facts);
        const { credit, net_benchmark: rest = 0, state_help: help, net_after_state_help: net } = result;
        fc.pre(credit !== undefined && help !== undefined);
        expect(help).toBeGreaterThanOrEqual(0);
        expect(help).toBeLessThanOrEqual(rest);
        expect(net).toBeCloseTo(rest - help, 2);
        expect(result.levels.benchmark?.net).toBe(net);
        for (const level of Object.values(result.levels).filter((known) => known !== undefined)) {
          expect(level.net).toBeGreaterThanOrEqual(0);
          expect(level.net).toBeLessThanOrEqual(Math.max(0, level.full - credit) + 0.005);
        }
      }),
      { numRuns: 4000 },
    );
  });

  it('names the levels that a state helps with, and the price of its own plan', () => {
    const plans = { year: 2026 as const, household_size: 1, age: 40, adults: [40], gold_price: 9000 };
    // 55 USD a month, for silver and gold only.
    const washington = price({ ...plans, state: 'WA', income: 39_125, price: 7156.8, bronze_price: 5000 });
    expect(washington.state_program).toMatchObject({
      condition: 'Cascade plans only',
      levels: ['silver', 'gold'],
    });
    expect(washington.levels).toMatchObject({
      bronze: { net: 1145.2, has_state_help: false },
      gold: { net: 4485.2, has_state_help: true },
    });
    // To 200 % New Mexico pays for plans up to 1.1 times the benchmark.
    const newMexico = { ...plans, state: 'NM', income: 31_300, price: 6295.43, gold_price: 7000 };
    expect(price(newMexico).levels.gold?.net).toBe(75.03);
    expect(price({ ...newMexico, year: 2027, income: 31_920 }).levels.gold?.net).toBe(704.57);
  });

  it('adds tobacco of people over 20 in full, with any credit', () => {
    const smoker = {
      income: 48_000,
      age: 61,
      adults: [61],
      tobacco: [61],
      price: 12_000,
      bronze_price: 2000,
    };
    expect(price(smoker).levels.bronze).toMatchObject({ net: 0, tobacco: 1000 });
    expect(price({ ...smoker, children: [20], tobacco: [20] }).levels.bronze?.tobacco).toBe(0);
    expect(price({ ...smoker, state: 'CA' }).levels.bronze?.tobacco).toBe(0);
    expect(price({ ...smoker, state: 'CT' }).levels.bronze?.tobacco).toBeUndefined();
  });
});

describe('the price of a level by income', () => {
  const family = { age: 40, adults: [40, 39], children: [12, 9, 6], household_size: 5 };
  const prices = { price: 7200, silver_price: 6100, bronze_price: 5200, gold_price: 8000 };
  const states = ['CA', 'CO', 'CT', 'MA', 'MD', 'NJ', 'NM', 'TX', 'VT', 'WA'];

  it.each(states)('changes at once only with cover or a band of the rules, in %s', (state) => {
    const at = (income: number) => price({ ...family, ...prices, state, income });
    const line = at(0).poverty_line;
    const federal = rules[2026].percentages.map(([from = 0]) => from);
    const bands = listStatePrograms(state, 2026).flatMap((program) => program.bands.flat(1));
    const ends = [...federal, ...bands, 400].map((percent) => Math.floor(((percent ?? 0) * line) / 100));
    const jumps: number[] = [];
    const step = 100;
    for (let income = 0; income < 5 * line; income += step) {
      const [below, above] = [at(income), at(income + step)];
      const isRule =
        ends.some((end) => end >= income - 1 && end < income + step) ||
        JSON.stringify(below.covered_by) !== JSON.stringify(above.covered_by);
      const change = (level: 'silver' | 'bronze' | 'gold') =>
        Math.abs((below.levels[level]?.net ?? 0) - (above.levels[level]?.net ?? 0));
      // One whole percent of the poverty line changes the share of income by at most 0.1 %.
      const most = 0.12 * step + (0.001 * income + 1);
      if (!isRule && Math.max(change('silver'), change('bronze'), change('gold')) > most) jumps.push(income);
    }
    expect(jumps).toEqual([]);
  });

  it('is that of the cheapest silver plan in Massachusetts until ConnectorCare’s costs less', () => {
    // 235 USD a month for each of five persons is 14,100 USD a year.
    const at = (income: number) => price({ ...family, ...prices, state: 'MA', income });
    const atHelp = [141_500, 141_600].map((income) => at(income).state_help);
    expect(atHelp).toEqual([0, expect.any(Number)]);
    for (const income of [141_600, 149_000, 150_600]) {
      const { after_credit = 0, net, has_state_help } = at(income).levels.silver ?? {};
      expect(net).toBe(Math.min(14_100, after_credit));
      expect(has_state_help).toBe(after_credit > 14_100);
    }
  });
});

describe('the cliffs of a household', () => {
  const ends = (facts: Partial<ReferenceFacts>) =>
    listCliffs({ ...texan, ...facts }).map(({ income, more }) => [income, more]);

  it('is where the federal credit ends, and none in New Mexico', () => {
    expect(ends({})).toEqual([[62_600, 12_327.45]]);
    expect(ends({ state: 'NM' })).toEqual([]);
  });

  it.each([
    ['CA', 2026, [150, 165, 400]],
    ['CA', 2027, [150, 200, 400]],
    ['CT', 2026, [175, 200, 400, 500]],
    ['VT', 2026, [300, 400]],
    ['WA', 2026, [250, 400]],
  ] as const)('has the ends of the help of %s in %i', (state, year, percents) => {
    const line = year === 2026 ? 15_650 : 15_960;
    expect(ends({ state, year }).map(([income = 0]) => Math.round((100 * income) / line))).toEqual(percents);
  });

  it('is about half in Connecticut, and 50 USD a month more in New Jersey', () => {
    const [half] = ends({ state: 'CT' }).filter(([income]) => income === 62_600);
    // 62,601 x 8.5 % = 5,321: 18,562.45 - 6,620.73 - 6,235.
    expect(half).toEqual([62_600, 5706.72]);
    expect(ends({ state: 'NJ' })).toContainEqual([62_600, 12_927.45]);
  });
});
