import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { HealthEstimate } from '#contract/estimates.ts';
import usStates from '#contract/us-states.json' with { type: 'json' };
import counties from '#model/artifacts/places/counties.json' with { type: 'json' };
import reference from '#model/reference-people.json' with { type: 'json' };
import { readModels } from '#model/serving/evaluate.ts';
import type { StatePrices } from '#model/serving/places.ts';
import { priceFigures } from '#tests/support/price-figures.ts';
import { listCliffs } from './curve.ts';
import { toPlanPrices } from './plan-prices.ts';
import type { PlanYear } from './plan-year.ts';
import { choosePlanYear, listPriceYears, toEstimateOfYear, toPricesOfYear } from './price-year.ts';
import { priceYear } from './rules.ts';

const { health } = await readModels();
const [person = expect.unreachable()] = reference.health.people;

/** Answers of a person of 61 in each county, and without one in each state. */
const places = Object.entries(counties).flatMap(([state, list]) => {
  const { fips } = usStates[state as keyof typeof usStates];
  const codes = list.split(';').map((entry) => ({ state, county: fips + entry.slice(0, 3) }));
  return [{ state }, ...codes].map((place) => ({ ...person, age: 61, ...place }));
});

const projection = priceFigures?.projection;
const nextYear = (priceYear + 1) as PlanYear;

/** Tests of the rise that insurers have asked for, until the prices of its year are filed. */
const whileProjected = it.runIf(projection);

const metals = ['bronze', 'silver', 'gold'] as const;

const readPrices = async (state: string): Promise<StatePrices> =>
  JSON.parse(
    await readFile(
      new URL(`../../model-training/artifacts/prices-${priceYear}/${state}.json`, import.meta.url),
      'utf8',
    ),
  );

const readMarket = (answers: object, planYear?: number) =>
  health.market(answers as never, planYear) as HealthEstimate['market'];

it('prices of a projected year convert to the filed ones, in every county', () => {
  const wrong = places.filter((answers) => {
    const filed = readMarket(answers);
    const { filed: _none, ...converted } = toPricesOfYear(readMarket(answers, nextYear), priceYear);
    return JSON.stringify({ ...converted, basis: filed.basis }) !== JSON.stringify(filed);
  });
  expect(wrong).toEqual([]);
  expect(places.length).toBeGreaterThan(3000);
});

whileProjected(
  'projects by the mean of what the insurers of the county asked for, else of the state, everywhere',
  async () => {
    const prices = Object.fromEntries(
      await Promise.all(
        Object.keys(counties).map(async (state) => [state, await readPrices(state)] as const),
      ),
    );
    const raise = (filed: number | null, percent: number) => filed && filed * (1 + percent / 100);
    let listed = 0;
    const wrong = places.filter((answers) => {
      const { state, county = '' } = { county: undefined, ...answers };
      const { counties: found, sellers, insurers, rise } = prices[state] ?? expect.unreachable();
      const list = sellers?.[found[county.slice(2)]?.sellers ?? Number.NaN];
      const known = (list ?? []).flatMap((number) => insurers?.[number]?.[1] ?? []);
      if (list) listed += 1;
      const mean =
        known.length > 0 ? known.reduce((sum, asked) => sum + asked, 0) / known.length : (rise ?? 15);
      const { prices: projected, filed, range, premium, ...levels } = readMarket(answers, nextYear);
      const amounts = [
        [premium, filed?.premium ?? null],
        ...metals.map((metal) => [levels[metal], filed?.[metal]]),
      ];
      const ends = projected.rise && [projected.rise.low, projected.rise.mean, projected.rise.high];
      const expected = [mean - 9, mean, mean + 14];
      return !(
        ends?.every((end, index) => Math.abs(end - (expected[index] ?? 0)) < 0.0051) &&
        amounts.every(
          ([now, before]) => Math.abs((now ?? 0) - (raise(before ?? null, ends[1] ?? 0) ?? 0)) < 1,
        ) &&
        range.low <= premium &&
        premium <= range.high
      );
    });
    expect(wrong).toEqual([]);
    expect(listed).toBe(projection?.listed);
  },
);

it.runIf(priceFigures)('projects exactly where figures of the rise are known', () => {
  const known = { plan_year: nextYear, basis: 'projected', rise: projection?.harris };
  const filed = { plan_year: priceYear, basis: 'filed' };
  expect(readMarket(inHouston, nextYear).prices).toEqual(projection ? known : filed);
  if (projection) expect(projection.plan_year).toBe(nextYear);
});

const inHouston = { ...person, age: 61, state: 'TX', county: '48201' };

whileProjected('an estimate of a projected year is that of the filed one and the plan year', () => {
  const [filed, projected] = [priceYear, nextYear].map((year) => health.estimate(inHouston, priceYear, year));
  const estimate = { ...projected, warnings: [], insurance_type: 'health' } as unknown as HealthEstimate;
  const { predicted_premium: _premium, ...converted } = toEstimateOfYear(
    { ...estimate, predicted_premium: projected?.premium ?? 0 },
    priceYear,
  );
  expect(converted).toMatchObject({ range: filed?.range, contributions: filed?.contributions });
  const { filed: _none, ...market } = converted.market;
  expect(market).toEqual({ ...filed?.market, basis: projected?.market.basis });
  expect(_premium).toBe(filed?.premium);
  expect(projected?.contributions.at(-1)).toMatchObject({
    feature: 'plan_year',
    value: nextYear,
    reference: priceYear,
  });
  expect(projected?.baseline).toBe(filed?.baseline);
});

whileProjected('the year to show is one that prices are known for', () => {
  const [filed, projected] = [readMarket(inHouston), readMarket(inHouston, nextYear)];
  expect(listPriceYears(projected)).toEqual([priceYear, nextYear]);
  expect(listPriceYears(filed)).toEqual([priceYear]);
  const inNovember = new Date(`${priceYear}-11-02T12:00`);
  expect(choosePlanYear(projected, '', inNovember)).toBe(nextYear);
  expect(choosePlanYear(projected, String(priceYear), inNovember)).toBe(priceYear);
  expect(choosePlanYear(projected, '', new Date(`${priceYear}-10-02T12:00`))).toBe(priceYear);
  expect(choosePlanYear(filed, String(nextYear), inNovember)).toBe(priceYear);
});

whileProjected.each([
  ['a credit', 48_000],
  ['no credit', 90_000],
])('what is paid with %s has the range of the rise', (_, income) => {
  const household = { people: [{ role: 'adult' as const, age: 61 }], income };
  const priced = { input_data: inHouston, market: readMarket(inHouston, nextYear) };
  const prices = toPlanPrices(household, priced, nextYear);
  const { levels, credit } = prices;
  const { bronze, silver, gold, benchmark } = levels;
  const { mean, low, high } = priced.market.prices.rise ?? expect.unreachable();
  expect({ mean, low, high }).toEqual(projection?.harris);
  const toEnds = (filed = 0, most = Number.POSITIVE_INFINITY) =>
    [low, high].map((end) => Math.max(0, Math.min(most, filed * (1 + end / 100) - credit.amount)));
  for (const [level, most] of [
    [bronze],
    [silver, credit.amount > 0 ? benchmark?.paid : undefined],
    [gold],
  ] as const) {
    const [least = 0, greatest = 0] = toEnds(level?.filed, most);
    expect(level?.range.low).toBeCloseTo(least, 0);
    expect(level?.range.high).toBeCloseTo(greatest, 0);
    expect(level).toMatchObject({ is_filed: false });
  }
  // The income decides what the benchmark plan costs.
  if (credit.amount > 0) expect(benchmark?.range).toEqual({ low: benchmark?.paid, high: benchmark?.paid });
  const before = toPlanPrices(household, priced, priceYear as PlanYear);
  expect(before.basis).toMatchObject({ plan_year: priceYear, basis: 'filed' });
  expect(before.levels.gold).toMatchObject({ full: gold?.filed, is_filed: true });
  expect(listCliffs(prices)[0]?.more).toBeGreaterThan(listCliffs(before)[0]?.more ?? 0);
});

it('the range of what is paid is after the help of the state', () => {
  const market = {
    ...{ premium: 11_000, bronze: 9300, silver: 10_900, gold: null, place_basis: 'filed' as const },
    range: { low: 10_000, high: 12_100 },
    prices: { plan_year: 2027, basis: 'projected' as const, rise: { mean: 10, low: 0, high: 21 } },
    filed: { premium: 10_000, bronze: 8454.55, silver: 9909.09, gold: null },
  };
  const toLevels = (state: string, income: number) => {
    const household = { people: [{ role: 'adult' as const, age: 60 }], income };
    return toPlanPrices(household, { input_data: { age: 60, state }, market }, 2027).levels;
  };
  // 9,300 x 1.1 is less than the credit, 9,726, and Colorado's 960 a year.
  expect(toLevels('CO', 26_000).bronze).toMatchObject({ paid: 0, range: { low: 0, high: 0 } });
  expect(toLevels('TX', 26_000).bronze?.range.high).toBeCloseTo(504, 0);
  // New Mexico pays what is above 8.5 % of an income without a credit.
  const { benchmark, silver } = toLevels('NM', 80_000);
  expect(benchmark).toMatchObject({ paid: 6800, range: { low: 6800, high: 6800 } });
  expect(silver).toMatchObject({ paid: 6700, range: { high: 6800 } });
});
