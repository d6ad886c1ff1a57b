import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readModels } from '#model/serving/evaluate.ts';
import { adult, toPriced } from '#tests/support/plan-households.ts';
import { priceFigures } from '#tests/support/price-figures.ts';
import { findBenchmarkShare, findCreditEnd } from './credit.ts';
import { listCliffs } from './curve.ts';
import type { RulesPlace } from './household.ts';
import { type Priced, toPlanPrices } from './plan-prices.ts';
import type { PlanYear } from './plan-year.ts';
import table from './tables/credit-benchmark.json' with { type: 'json' };
import shared from './tables/household.json' with { type: 'json' };

const { health } = await readModels();
const folder = new URL(`../../model-training/artifacts/prices-${table.plan_year}/`, import.meta.url);
const states: Record<string, string> = Object.fromEntries(
  readdirSync(folder).map((name) => [
    JSON.parse(readFileSync(new URL(name, folder), 'utf8')).fips,
    name.slice(0, 2),
  ]),
);
const shares = Object.entries(table.shares).flatMap(([fips, byShare]) =>
  Object.entries<string>(byShare).flatMap(([share, codes]) =>
    codes.split(' ').map((code) => ({ state: states[fips], county: `${fips}${code}`, share })),
  ),
);

const look = (state: string | undefined, county: string, age: number) => {
  const input_data = { state, county, age };
  const market = health.market(input_data as never) as Priced['market'];
  return toPlanPrices(
    { people: [adult(age)], income: 47_000 },
    { input_data, market },
    table.plan_year as PlanYear,
  );
};

it('has shares of the year of the prices', () => {
  expect(table.plan_year).toBe(shared.price_year);
});

const marionFigures = priceFigures?.marion;

it.runIf(priceFigures)('as many counties as are counted have a share', () => {
  expect(shares).toHaveLength(priceFigures?.counties_with_share ?? Number.NaN);
});

/** Tests of the share of Marion County, Indiana. */
const withShare = it.runIf(marionFigures);

it('lowers the credit of each county with a share to the cent, and no price', () => {
  for (const { state, county, share } of shares) {
    const { help, credit, levels } = look(state, county, 58);
    const { full = 0, paid } = levels.benchmark ?? {};
    const cents = BigInt(Math.round(full * 100));
    const [, decimals = ''] = share.split('.');
    const unit = 10n ** BigInt(decimals.length);
    const counted = (2n * cents * BigInt(decimals) + unit) / (2n * unit);
    const amount = Number(counted - BigInt(100 * (credit.contribution ?? 0))) / 100;
    expect([county, help, credit.amount]).toEqual([county, 'credit', amount]);
    expect([county, paid]).toEqual([county, Math.round(100 * (full - amount)) / 100]);
  }
});

withShare('gives the credit of 26 CFR 1.36B-3(j) in Marion County, Indiana', () => {
  const { credit, levels } = look('IN', '18097', 58);
  const { full, contribution, amount } = marionFigures ?? expect.unreachable();
  expect(levels.benchmark?.full).toBe(full);
  expect(credit).toMatchObject({ contribution, amount });
});

describe('a share of the benchmark', () => {
  const price = (place: RulesPlace, facts: { age: number; premium: number; income: number }) => {
    const { age, premium, income } = facts;
    return toPlanPrices({ people: [adult(age)], income }, toPriced({ age, ...place }, { premium }), 2026);
  };
  const old = { age: 62, premium: 18_562.45, income: 40_000 };
  const [whole, marion] = [{ state: 'IN' }, { state: 'IN', county: '18097' }];

  withShare('counts for the credit and its cliff, and in no price', () => {
    const [all, part] = [price(whole, old), price(marion, old)];
    const { counted } = marionFigures ?? expect.unreachable();
    expect(part.credit.amount).toBe(counted - (part.credit.contribution ?? 0));
    expect(part.levels.benchmark?.full).toBe(all.levels.benchmark?.full);
    expect(part.levels.benchmark?.paid).toBeCloseTo(18_562.45 - part.credit.amount, 8);
    const [cliff = 0, lower] = [all, part].map((prices) => listCliffs(prices).at(-1)?.more);
    expect(lower).toBeCloseTo(cliff - (18_562.45 - counted), 8);
  });

  withShare('ends the credit at a lower income', () => {
    const young = { age: 27, premium: 5000, income: 40_000 };
    const [end = 0, lower = 0] = [whole, marion].map((place) =>
      findCreditEnd(price(place, young).credit, 2026),
    );
    expect(lower).toBeLessThan(end);
    expect(price(marion, { ...young, income: lower }).credit.amount).toBeGreaterThan(0);
    expect(price(marion, { ...young, income: lower + 1 }).credit.amount).toBe(0);
  });

  it('has no income with a credit where the plan costs less than the lowest contribution', () => {
    // 2.10 % x 15,650 = 328.65
    const [cheap, dear] = [329, 329.01].map((premium) => price({ state: 'TX' }, { ...old, premium }).credit);
    expect(cheap?.amount).toBe(0);
    expect(cheap && findCreditEnd(cheap, 2026)).toBeUndefined();
    expect(dear && findCreditEnd(dear, 2026)).toBeGreaterThanOrEqual(15_650);
  });
});

it.each([[undefined], ['48201'], ['99999']])('counts the whole benchmark in %s', (county) => {
  expect(findBenchmarkShare(county)).toBe(1);
});
