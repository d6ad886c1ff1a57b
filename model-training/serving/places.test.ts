import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createFolder } from '#tests/support/temporary-folder.ts';
import tables from '../artifacts/health.json' with { type: 'json' };
import yearTables from '../artifacts/year.json' with { type: 'json' };
import reference from '../reference-people.json' with { type: 'json' };
import { readModels } from './evaluate.ts';
import { createHealthModel } from './health.ts';
import type { County, StatePrices } from './places.ts';
import { createCare } from './year.ts';

const [someone = expect.unreachable()] = reference.health.people;
const person = { ...someone, age: 40 };
const year = 2026;
const models = await readModels();

const artifacts = new URL('../artifacts/', import.meta.url);
const latest =
  readdirSync(artifacts)
    .filter((name) => name.startsWith('prices-'))
    .sort()
    .at(-1) ?? '';

function readParts(folder = latest): Record<string, StatePrices> {
  const names = readdirSync(new URL(`${folder}/`, artifacts));
  const read = (name: string) => JSON.parse(readFileSync(new URL(`${folder}/${name}`, artifacts), 'utf8'));
  return Object.fromEntries(names.map((name) => [name.replace('.json', ''), read(name)]));
}

const curve = Array.from({ length: 65 }, (_, age) => (age < 21 ? 0.765 : age < 40 ? 1 : 1.278));
const whole = { plan_year: 2026, level: 5000, low: 0.9, high: 1.1, curve };
const country = {
  ...whole,
  name: 'the United States',
  by_age: curve.map((factor) => 5000 * factor),
  shares: { silver: 0.99, bronze: 0.75, gold: 0.96 },
  half_width_without_zip3: 0.12,
  half_width_if_sources_disagree: 0.3,
  requests: { plan_year: 2027, below: 9, above: 14 },
};
const state: StatePrices = {
  ...whole,
  name: 'Texas',
  fips: '48',
  age_21: 6000,
  areas: {
    1: { benchmark: 6400, bronze: 4380, half_width: 0.035 },
    2: { benchmark: 7000, bronze: null, half_width: 0.08 },
    3: { benchmark: 6600, bronze: 4500, half_width: 0.035, filed: 552.25 },
  },
  counties: {
    '001': { name: 'Anderson County', area: 1 },
    '003': { name: 'Andrews County', area: 1 },
    '005': { name: 'Angelina County', area: 1 },
    '007': { name: 'Aransas County', area: 2 },
    '009': { name: 'Archer County', area: null },
    '011': { name: 'Armstrong County', area: 1, current_area: 5, filed: [500.25] },
    '013': { name: 'Atascosa County', area: 3, filed: [552.25] },
    '015': { name: 'Austin County', area: null, filed: [500.25] },
    '201': { name: 'Harris County', area: 2, filed: [463.26, 458.69, 345.83, 392.48], design: 0 },
  },
  designs: [
    [
      [0, 7500, 10_600, 10_150, 0.5],
      [0, 6000, 7500, 8950, 0.391],
      [0, 3000, 7500, 7400, 0.569],
      [0, 700, 1500, 3300, 0.301],
      [0, 0, 250, 1500, 0.171],
      [0, 2000, 3300, 8200, 0.251],
    ],
  ],
  zip3: { 770: 2, 771: 3 },
  by_zip3: '003 013',
  disagreeing: '005',
  combined: '007',
};
const texas = createHealthModel(tables, country, { TX: state }, yearTables);
const marketOf = (place: object) => texas.market({ ...person, state: 'TX', ...place });

test.each([
  ['a county', { county: '48001' }, 'area', 1, 6400 * 1.278],
  ['a county whose price is filed', { county: '48201' }, 'filed', 2, 12 * 592.05],
  ['a county without ZIP digits', { county: '48003' }, 'approximate', 1, 6400 * 1.278],
  ['ZIP digits', { county: '48003', zip3: '770' }, 'zip3', 2, 7000 * 1.278],
  ['a benchmark alone, in an area with a new number', { county: '48011' }, 'filed', 5, 12 * 639.32],
  ['a filed county without an area', { county: '48015' }, 'filed', null, 12 * 639.32],
  ['ZIP digits of a filed area', { county: '48003', zip3: '771' }, 'filed', 3, 12 * 705.78],
  ['ZIP digits of another area', { county: '48013', zip3: '770' }, 'zip3', 2, 7000 * 1.278],
  ['a filed area whose ZIP digits are unknown', { county: '48013', zip3: '100' }, 'filed', 3, 12 * 705.78],
  ['ZIP digits of another place', { county: '48003', zip3: '100' }, 'approximate', 1, 6400 * 1.278],
  ['ZIP digits that decide nothing', { county: '48001', zip3: '770' }, 'area', 1, 6400 * 1.278],
  ['a county about which sources disagree', { county: '48005' }, 'approximate', 1, 6400 * 1.278],
  ['a region of former counties', { county: '48007' }, 'approximate', 2, 7000 * 1.278],
  ['a county without a price', { county: '48009' }, 'state', null, 6000 * 1.278],
  ['a state', {}, 'state', null, 6000 * 1.278],
  ['a state whose prices are not loaded', { state: 'CA', county: '06037' }, 'country', null, 5000 * 1.278],
  ['no place', { state: undefined }, 'country', null, 5000 * 1.278],
])('prices %s', (_, place, place_basis, area, premium) => {
  expect(marketOf(place)).toMatchObject({ place_basis, area, premium: expect.closeTo(premium, 2) });
});

test('has the lowest price of each level where it is known, and its usual share in the country', () => {
  const unknown = { silver: null, bronze: null, bronze_basis: null, gold: null };
  const ofArea = { ...unknown, bronze: 5597.64, bronze_basis: 'area' };
  expect(marketOf({ county: '48001' })).toMatchObject(ofArea);
  expect(marketOf({ county: '48007' })).toMatchObject(unknown);
  expect(marketOf({})).toMatchObject(unknown);
  const ofCountry = { silver: 6326.1, bronze: 4792.5, bronze_basis: null, gold: 6134.4 };
  expect(marketOf({ state: undefined })).toMatchObject(ofCountry);
});

test('has the deductibles of the county and counts the year with its plans, where they are known', () => {
  const inHarris = { ...person, state: 'TX', county: '48201' };
  const { deductibles } = texas.market(inHarris);
  expect(deductibles).toMatchObject({ bronze: { low: 0, median: 7500, high: 10_600 } });
  expect(texas.details?.(inHarris, inHarris)).toMatchObject({
    year: { designs: { silver: { maximum: 8950 } } },
  });
  for (const place of [{ county: '48001' }, {}]) {
    const anywhere = { ...person, state: 'TX', ...place };
    expect(texas.market(anywhere)).not.toHaveProperty('deductibles');
    const year = { designs: { silver: { maximum: yearTables.designs.silver.maximum } } };
    expect(texas.details?.(anywhere, anywhere)).toMatchObject({ year });
  }
});

test('costs no more with a larger cost-sharing reduction, with the plans of every county', () => {
  const toCare = createCare(yearTables);
  for (const design of Object.values(readParts()).flatMap(({ designs = [] }) => designs)) {
    for (const expected of [500, 2000, 5000, 9000, 20_000, 60_000, 300_000]) {
      const { silver, silver_73, silver_87, silver_94 } = toCare(expected, design).designs;
      const years = [silver_94, silver_87, silver_73, silver];
      for (const amount of ['mean', 'bad_year', 'maximum'] as const) {
        const costs = years.map((year) => year?.[amount] ?? Number.NaN);
        expect(costs).toEqual(costs.toSorted((a, b) => a - b));
      }
    }
  }
});

test('names plan year and place', () => {
  const silver = 'second-cheapest silver plan of 2026';
  expect(marketOf({ county: '48003', zip3: '771' })).toMatchObject({
    basis: `${silver}, Andrews County, Texas`,
    basis_code: 'benchmark_of_county',
    params: { plan_year: 2026, state: 'TX', county: 'Andrews County', zip3: '771' },
  });
  expect(marketOf({ county: '48201', zip3: '771' }).params).not.toHaveProperty('zip3');
  expect(marketOf({})).toMatchObject({
    basis: `${silver}, average of Texas`,
    basis_code: 'benchmark_of_state',
    params: { plan_year: 2026, state: 'TX' },
  });
  expect(marketOf({ state: undefined })).toMatchObject({
    basis_code: 'benchmark_of_country',
    params: { plan_year: 2026 },
  });
});

test('has a wider range where the place is less certain, and none where the price is filed', () => {
  const width = (place: object) => {
    const { low, high } = marketOf(place).range;
    return Math.log(high / low) / 2;
  };
  expect(width({ county: '48201' })).toBe(0);
  expect(width({ county: '48001' })).toBeCloseTo(0.035, 4);
  expect(width({ county: '48003' })).toBeCloseTo(0.12, 4);
  expect(width({ county: '48007' })).toBeCloseTo(0.08, 4);
  expect(width({ county: '48005' })).toBeCloseTo(0.3, 4);
});

test('gives the health-rated premium of a filed price the range of the model alone', () => {
  const width = (place: object) => {
    const filed = { ...person, state: 'TX', ...place };
    const { low, high } = texas.range(filed, 6000);
    return Math.log(high / low) / 2;
  };
  expect(width({ county: '48201' })).toBeGreaterThanOrEqual(tables.errors.least);
  expect(width({ county: '48201' })).toBeLessThan(width({ county: '48003' }));
});

/** Market of a filed county at an age factor in ten thousandths, in whole numbers: cents a month, halves rounded up. */
function toFiledMarket({ areas }: StatePrices, { area, filed = [] }: County, factor: number): unknown[] {
  const [price = 0, silver, filedBronze, gold] = filed.map(
    (amount) => (12 * Math.floor((Math.round(amount * 100) * factor + 5000) / 1e4)) / 100,
  );
  if (filedBronze !== undefined) return [price, price, price, silver, filedBronze, gold, 'filed', 'filed'];
  // Exchanges of states publish the benchmark alone.
  const yearly = area === null ? null : areas[area]?.bronze;
  if (!yearly) return [price, price, price, null, null, null, 'filed', null];
  return [price, price, price, null, Math.floor((yearly * factor + 50) / 100) / 100, null, 'filed', 'area'];
}

test('prices every filed county to the cent at every age', () => {
  const { US, ...states } = readParts();
  const { market } = createHealthModel(tables, US as never, states, yearTables);
  const wrong: unknown[] = [];
  let count = 0;
  for (const [code, part] of Object.entries(states)) {
    const counties = Object.entries(part.counties).filter(([, { filed }]) => filed);
    count += counties.length;
    for (const [digits, county] of counties) {
      const place = { state: code, county: `${part.fips}${digits}` };
      for (const [age, factor] of part.curve.entries()) {
        const { premium, range, silver, bronze, gold, ...basis } = market({ ...person, ...place, age });
        const { place_basis, bronze_basis } = basis;
        const shown = [premium, range.low, range.high, silver, bronze, gold, place_basis, bronze_basis];
        const right = toFiledMarket(part, county, Math.round(factor * 1e4));
        if (shown.join() !== right.join()) wrong.push([place, age, shown, right]);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBe(2895);
});

test.each([
  ['California', 'CA', '06037'],
  // Their exchanges publish no prices: these counties have those of an area.
  ['New York', 'NY', '36061'],
  ['Illinois', 'IL', '17031'],
  ['Colorado', 'CO', '08031'],
])('rates health at the level of a county of %s as its price is to that of the state', (_, state, county) => {
  const inCounty = models.health.estimate({ ...person, state, county }, year);
  const inState = models.health.estimate({ ...person, state }, year);
  expect(inCounty.premium / inState.premium).toBeCloseTo(inCounty.market.premium / inState.market.premium, 4);
});

test('rates health at the level of the place, and explains the place as one reason', () => {
  const place = { state: 'CA', county: '06037', zip3: '910' };
  const { premium, market, contributions } = models.health.estimate({ ...person, ...place }, year);
  const inState = models.health.estimate({ ...person, state: 'CA' }, year);
  expect(premium / inState.premium).toBeCloseTo(market.premium / inState.market.premium, 4);
  expect(contributions.at(-1)).toMatchObject({ feature: 'state', features: ['state', 'county', 'zip3'] });
});

test.each([
  ['another state', '06037'],
  ['no state', '48999'],
])('rejects a county of %s by its field', (_, county) => {
  expect(() => marketOf({ county })).toThrow(
    expect.objectContaining({ field: 'county', message: `County ${county} is not in Texas` }),
  );
});

const measure = (part: unknown) => gzipSync(JSON.stringify(part)).length;

test.each([
  ['a state', latest, 7, 85],
  ['ZIP codes', 'places/zips', 4, 92],
])('the prices or counties of %s are small to load', (_, folder, maxKib, maxOfAll) => {
  const sizes = Object.values(readParts(folder)).map(measure);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(maxKib * 1024);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(maxOfAll * 1024);
});

test('the plan designs of a state take at most 2 KiB', () => {
  for (const { counties, designs, ...part } of Object.values(readParts())) {
    const without = Object.entries(counties ?? {}).map(([code, { design: _, ...county }]) => [code, county]);
    const added =
      measure({ ...part, counties, designs }) - measure({ ...part, counties: Object.fromEntries(without) });
    expect(added).toBeLessThanOrEqual(2048);
  }
});

test('names a file of prices that is empty, cut or missing', async () => {
  const folder = createFolder();
  const broken = join(folder, latest, 'TX.json');
  cpSync(artifacts, folder, { recursive: true });
  for (const content of ['', readFileSync(broken, 'utf8').slice(0, 2000)]) {
    writeFileSync(broken, content);
    await expect(readModels(pathToFileURL(`${folder}/`))).rejects.toThrow(broken);
  }
  rmSync(broken);
  await expect(readModels(pathToFileURL(`${folder}/`))).rejects.toThrow(broken);
});

test('prices no plan year before the filed one', () => {
  const filed = Number(latest.slice(-4));
  const { prices } = models.health.market(person, filed);
  expect(prices).toMatchObject({ plan_year: filed, basis: 'filed' });
  expect(() => models.health.market(person, filed - 1)).toThrow(`plan_year must be at least ${filed}`);
});
