import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emptyInput, readModels, readOutlook } from '#tests/support/reference-household.ts';
import { findBenchmarkShare } from './credit.ts';
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
  const input_data = { state, county, age } as const;
  const market = health.market(input_data as never) as Parameters<typeof readOutlook>[0]['market'];
  return readOutlook({ input_data, market }, { ...emptyInput, year: '2026', income: '47000' }).outlook;
};

it('has shares of the year of the prices', () => {
  expect(table.plan_year).toBe(shared.price_year);
});

/** Until shares of another year are renewed. */
const withSharesOf2026 = it.runIf(table.plan_year === 2026);

withSharesOf2026('753 counties have a share', () => {
  expect(shares).toHaveLength(753);
});

it('lowers the credit of each county with a share to the cent, and no price', () => {
  for (const { state, county, share } of shares) {
    const { price } = look(state, county, 58) ?? expect.unreachable();
    const cents = BigInt(Math.round(price.benchmark * 100));
    const [, decimals = ''] = share.split('.');
    const unit = 10n ** BigInt(decimals.length);
    const counted = (2n * cents * BigInt(decimals) + unit) / (2n * unit);
    const credit = Number(counted - BigInt(100 * (price.contribution ?? 0))) / 100;
    expect([county, price.outcome, price.credit]).toEqual([county, 'credit', credit]);
    expect([county, price.net_benchmark]).toEqual([
      county,
      Math.round(100 * (price.benchmark - credit)) / 100,
    ]);
  }
});

withSharesOf2026('gives the credit of 26 CFR 1.36B-3(j) in Marion County, Indiana', () => {
  const { price } = look('IN', '18097', 58) ?? expect.unreachable();
  expect(price).toMatchObject({ benchmark: 11_378.28, contribution: 4681, credit: 6559.6 });
});

it.each([[undefined], ['48201'], ['99999']])('counts the whole benchmark in %s', (county) => {
  expect(findBenchmarkShare(county)).toBe(1);
});
