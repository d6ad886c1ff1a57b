import { describe, expect, it } from 'vitest';
import { adult, child, toPriced } from '#tests/support/plan-households.ts';
import { listThresholds } from '#tests/support/reference-household.ts';
import { isUnpriced } from './cover.ts';
import { createPriceAt, drawPriceCurve, listCliffs, type PricesAtIncome } from './curve.ts';
import type { Household, Person } from './household.ts';
import { type Priced, toPlanPrices } from './plan-prices.ts';
import type { PlanYear } from './plan-year.ts';
import { type Level, levels } from './state-help.ts';

const toPlace = (state: string, age: number) =>
  toPriced({ age, state }, { premium: 15_000, bronze: 9400, silver: 14_200, gold: 13_600 });

const draw = (priced: Priced, household: Household) => drawPriceCurve(toPlanPrices(household, priced, 2027));

const family = { people: [adult(38), adult(36), child(10), child(8), child(3)] };

const households: [string, Priced, Household][] = [
  ['a person of 61 in Texas', toPlace('TX', 61), { people: [adult(61)] }],
  ['a person of 27 in California', toPlace('CA', 27), { people: [adult(27)] }],
  ['a person of 45 in New York', toPlace('NY', 45), { people: [adult(45)] }],
  [
    'a couple with an employer’s plan in New York',
    toPlace('NY', 45),
    { people: [adult(45, { employer_offer: { own: 300 } }), adult(44)] },
  ],
  ['a family in Florida', toPlace('FL', 38), family],
  ['a family in Massachusetts', toPlace('MA', 38), family],
  ['a couple in New Mexico', toPlace('NM', 50), { people: [adult(50), adult(50)] }],
  [
    'a couple with an employer’s plan in Ohio',
    toPlace('OH', 50),
    { people: [adult(50, { employer_offer: { own: 400 } }), adult(48)] },
  ],
  ['a household of eight in Alaska', toPlace('AK', 38), { ...family, household_size: 8 }],
];

describe('the curve of prices by income', () => {
  it.each(households)('has the prices of the household at every point, for %s', (_, priced, household) => {
    for (const { income, ...prices } of draw(priced, household).points) {
      expect(prices).toEqual(toPlanPrices({ ...household, income }, priced, 2027));
    }
  });

  it.each(households)(
    'has both sides of each step, and at most 400 other points, for %s',
    (_, priced, household) => {
      const { points, steps, end } = draw(priced, household);
      const incomes = points.map(({ income }) => income);
      expect(incomes).toEqual([...new Set(incomes)].sort((a, b) => a - b));
      expect([incomes[0], incomes.at(-1)]).toEqual([0, end]);
      for (const { before, after } of steps) {
        expect(after.income).toBe(before.income + 1);
        expect(incomes).toContain(before.income);
        expect(incomes).toContain(after.income);
      }
      expect(points.length - 2 * steps.length).toBeLessThanOrEqual(400);
    },
  );

  it.each(households)('has no change of 60 dollars beside its steps, for %s', (_, priced, household) => {
    const { points, steps } = draw(priced, household);
    const compute = createPriceAt(toPlanPrices(household, priced, 2027));
    const known = new Map<number, PricesAtIncome>();
    const priceAt = (income: number) => {
      const found = known.get(income) ?? compute(income);
      known.set(income, found);
      return found;
    };
    const named = new Set(steps.map(({ before }) => before.income));
    const toChange = (level: Level, from: number, to: number) =>
      Math.abs((priceAt(to).levels[level]?.paid ?? 0) - (priceAt(from).levels[level]?.paid ?? 0));
    /** Largest change by one dollar between two incomes, in the half that changes more. */
    const findJump = (level: Level, from: number, to: number): number => {
      if (to - from === 1 || toChange(level, from, to) < 60) return toChange(level, from, to);
      const middle = Math.floor((from + to) / 2);
      const isLower = toChange(level, from, middle) > toChange(level, middle, to);
      return isLower ? findJump(level, from, middle) : findJump(level, middle, to);
    };
    for (const [index, point] of points.entries()) {
      const last = points[index - 1];
      if (!last || named.has(last.income) || isUnpriced(last)) continue;
      for (const level of levels) {
        expect(findJump(level, last.income, point.income), `${level} above ${last.income}`).toBeLessThan(60);
      }
    }
  });

  it.each<[string, Household, number, number]>([
    ['TX', { people: [adult(61)] }, 15_960, 250],
    // 500 % of the line of five, 193,400 dollars, has 398 distances of 486.
    ['FL', family, 38_680, 500],
    ['TX', { people: [adult(61)], household_size: 4 }, 33_000, 500],
  ])('in %s is from 0 to five lines in even distances', (state, household, line, distance) => {
    const curve = draw(toPlace(state, 61), household);
    expect([curve.line, curve.end]).toEqual([line, 5 * line]);
    const sides = new Set(curve.steps.flatMap(({ before, after }) => [before.income, after.income]));
    const others = curve.points.map(({ income }) => income).filter((income) => !sides.has(income));
    expect(others.filter((income) => income % distance !== 0 && income !== curve.end)).toEqual([]);
    expect(others.slice(0, 3)).toEqual([0, distance, 2 * distance]);
  });

  it('marks each threshold above the poverty line in a state without expansion', () => {
    const { steps } = draw(toPlace('TX', 61), { people: [adult(61)] });
    const thresholds = listThresholds({ year: 2027, region: 'contiguous', household_size: 1 });
    const marked = steps.map(({ before, codes }) => [before.income, ...codes]);
    const toIncome = (percent: number) =>
      thresholds.find((row) => row.percent === percent)?.last_income_before;
    expect(marked).toEqual([
      [toIncome(100), 'credit_begins'],
      [toIncome(133), 'percentage_jumps'],
      [toIncome(150), 'silver_94_ends'],
      [toIncome(200), 'silver_87_ends'],
      [toIncome(250), 'silver_73_ends'],
      [toIncome(300), 'percentage_stops'],
      [toIncome(400), 'credit_ends'],
    ]);
  });

  it('marks no rule of the tax credit where other cover excludes it', () => {
    const mark = (people: Person[]) =>
      draw(toPlace('TX', 61), { people }).steps.map(({ before, codes }) => [before.income, ...codes]);
    expect(mark([adult(61, { employer_offer: { own: 50 } })])).toEqual([[15_959, 'employer_plan_counts']]);
    for (const has_cover of ['veterans', 'tricare'] as const) {
      expect(mark([{ ...adult(41), has_cover }])).toEqual([]);
    }
    expect(mark([adult(61, { employer_offer: { own: 50 } }), adult(60)])[0]).toEqual([
      21_639,
      'employer_plan_counts_for_you',
      'credit_begins',
    ]);
  });

  it('marks where an employer’s plan bars the program in the place of the credit', () => {
    const mark = (people: Person[]) =>
      draw(toPlace('NY', 45), { people }).steps.map(({ before, codes }) => [before.income, ...codes]);
    // 228.09 x 12 / 0.1022 = 26,781.6; Medicaid ends at 22,024.
    expect(mark([adult(45, { employer_offer: { own: 228.09 } })])).toEqual([
      [22_024, 'medicaid_ends'],
      [26_781, 'employer_plan_counts'],
    ]);
    // The employer's plan counts for one; the other has the program to 200 % of 21,640.
    const couple = mark([adult(45, { employer_offer: { own: 300 } }), adult(44)]);
    expect(couple.slice(0, 3)).toEqual([
      [29_863, 'medicaid_ends'],
      [35_225, 'employer_plan_counts'],
      [43_280, 'basic_program_ends', 'silver_87_ends'],
    ]);
  });

  it('marks where public cover ends, and has no price below', () => {
    const california = draw(toPlace('CA', 27), { people: [adult(27)] });
    expect(california.steps[0]).toMatchObject({ codes: ['medicaid_ends'], before: { income: 22_024 } });
    expect(california.points.filter(isUnpriced).map(({ income }) => income)).toEqual(
      california.points.map(({ income }) => income).filter((income) => income <= 22_024),
    );
    const family38 = draw(toPlace('FL', 38), family);
    expect(family38.steps.flatMap(({ codes }) => codes)).toContain('children_cover_ends');
    // The credit of a young parent's own plan has ended before; that with the child's plan begins.
    const cheap = { ...toPlace('CA', 33), market: { ...toPlace('CA', 33).market, premium: 4600 } };
    const codes = draw(cheap, { people: [adult(33), child(4)] }).steps.map((step) => step.codes);
    expect(codes).toContainEqual(['children_cover_ends', 'credit_begins']);
  });

  it('names the program of a county where it ends above that of the state', () => {
    const mark = (county: string) => {
      const priced = toPlace('CA', 35);
      const at = { ...priced, input_data: { ...priced.input_data, county } };
      return draw(at, { people: [adult(35), child(5)] }).steps.map(({ before, codes }) => [
        before.income,
        codes[0],
      ]);
    };
    // 322 % and 266 % of the line of two, 21,640.
    expect(mark('06075')).toContainEqual([69_680, 'county_cover_ends']);
    expect(mark('06037')).toContainEqual([57_562, 'children_cover_ends']);
  });
});

describe('the cliffs of a household', () => {
  const listEnds = (state: string, year: PlanYear) => {
    const texan = { people: [adult(62)], income: 40_000 };
    const priced = toPriced({ age: 62, state }, { premium: 18_562.45, bronze: 12_288.47 });
    return listCliffs(toPlanPrices(texan, priced, year)).map(({ income, more }) => [income, more]);
  };

  it('is where the federal credit ends, and none in New Mexico', () => {
    expect(listEnds('TX', 2026)).toEqual([[62_600, 12_327.45]]);
    expect(listEnds('NM', 2026)).toEqual([]);
  });

  it.each([
    ['CA', 2026, [150, 165, 400]],
    ['CA', 2027, [150, 200, 400]],
    ['CT', 2026, [175, 200, 400, 500]],
    ['VT', 2026, [300, 400]],
    ['WA', 2026, [250, 400]],
  ] as const)('has the ends of the help of %s in %i', (state, year, percents) => {
    const line = year === 2026 ? 15_650 : 15_960;
    const ends = listEnds(state, year).map(([income = 0]) => Math.round((100 * income) / line));
    expect(ends).toEqual(percents);
  });

  it('is about half in Connecticut, and 50 USD a month more in New Jersey', () => {
    const [half] = listEnds('CT', 2026).filter(([income]) => income === 62_600);
    // 62,601 x 8.5 % = 5,321: 18,562.45 - 6,620.73 - 6,235.
    expect(half).toEqual([62_600, 5706.72]);
    expect(listEnds('NJ', 2026)).toContainEqual([62_600, 12_927.45]);
  });
});
