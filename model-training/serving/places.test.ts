import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import reference from '../reference-people.json' with { type: 'json' };
import { evaluate, readModels } from './evaluate.ts';
import type { Instance } from './wire-format.ts';

const [someone] = reference.health.people;
const person = { ...someone, age: 40 };
const year = 2026;
const models = await readModels();

const marketOf = (place: Instance) => models.health.estimate({ ...person, ...place }, year).market;

// Prices at 21 from the table of rating areas, times the age factor of 40: 1.278, in New York 1.
test.each([
  ['a county', { state: 'TX', county: '48201' }, 'area', 10, 6400 * 1.278],
  ['a county without ZIP digits', { state: 'CA', county: '06037' }, 'approximate', 16, 4894 * 1.278],
  ['ZIP digits', { state: 'CA', county: '06037', zip3: '910' }, 'zip3', 15, 4345 * 1.278],
  ['ZIP digits of another place', { state: 'CA', county: '06037', zip3: '100' }, 'approximate', 16, 6254.53],
  ['ZIP digits that decide nothing', { state: 'TX', county: '48201', zip3: '770' }, 'area', 10, 8179.2],
  ['a county about which sources disagree', { state: 'AZ', county: '04001' }, 'approximate', 1, 10_805.49],
  ['a county without a price', { state: 'WA', county: '53001' }, 'state', null, 7391.95],
  ['a state', { state: 'WA' }, 'state', null, 7391.95],
  ['no place', {}, 'country', null, 7527.8],
])('prices %s', (_, place, place_basis, area, premium) => {
  expect(marketOf(place)).toMatchObject({ place_basis, area, premium: expect.closeTo(premium, 2) });
});

test('returns the lowest bronze price of an area, and none of a state', () => {
  expect(marketOf({ state: 'TX', county: '48201' }).bronze).toBe(5597.64);
  expect(marketOf({ state: 'MA', county: '25025', zip3: '021' }).bronze).toBeNull();
  expect(marketOf({ state: 'TX' }).bronze).toBeNull();
});

test('has a wider range where the place is less certain', () => {
  const width = (place: Instance) => {
    const { low, high } = marketOf(place).range;
    return Math.log(high / low) / 2;
  };
  expect(width({ state: 'CA', county: '06037', zip3: '910' })).toBeCloseTo(0.035, 4);
  expect(width({ state: 'CA', county: '06037' })).toBeCloseTo(0.12, 4);
  expect(width({ state: 'CT', county: '09110' })).toBeCloseTo(0.08, 4);
  expect(width({ state: 'AZ', county: '04001' })).toBeCloseTo(0.3, 4);
});

test('rates health at the level of the place, and explains the place as one reason', () => {
  const place = { state: 'CA', county: '06037', zip3: '910' };
  const { premium, market, contributions } = models.health.estimate({ ...person, ...place }, year);
  const inState = models.health.estimate({ ...person, state: 'CA' }, year);
  expect(premium / inState.premium).toBeCloseTo(market.premium / inState.market.premium, 4);
  expect(contributions.at(-1)).toMatchObject({ feature: 'state', features: ['state', 'county', 'zip3'] });
});

test('rejects a county of another state by its field', () => {
  expect(() => marketOf({ state: 'TX', county: '06037' })).toThrow(
    expect.objectContaining({ field: 'county', message: 'County 06037 is not in Texas' }),
  );
});

test('prices other states of a curve without the county', () => {
  const curve = { field: 'state', values: ['CA', 'TX'] };
  const instance = { ...person, state: 'CA', county: '06037' };
  const body = { insurance_type: 'health', year, instances: [instance], curve };
  const priceOf = (answers: Instance) => models.health.price(answers, year);
  expect(evaluate(models, JSON.stringify(body)).curve).toEqual([
    priceOf(instance),
    priceOf({ ...person, state: 'TX' }),
  ]);
});

test.each([
  ['a state', 'prices-2026', 5],
  ['ZIP codes', 'plans/zips', 4],
])('the prices or counties of %s are small to load', (_, folder, maxKib) => {
  const files = new URL(`../artifacts/${folder}/`, import.meta.url);
  const sizes = readdirSync(files).map(
    (name) => gzipSync(JSON.stringify(JSON.parse(readFileSync(new URL(name, files), 'utf8')))).length,
  );
  expect(Math.max(...sizes)).toBeLessThan(maxKib * 1024);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(70 * 1024);
});
