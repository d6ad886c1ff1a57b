import { expect } from 'vitest';
import { priceRequest } from '#tests/support/change-cases.ts';
import { itAtPricesOf } from '#tests/support/price-figures.ts';
import { findOpenTaxYear } from './tax-year.ts';

const cheyenne = { state: 'WY', county: '56021', plan_year: 2027 } as const;
const couple = [60, 58].map((age) => ({ role: 'adult' as const, age }));
const find = (income: number, today: string) =>
  findOpenTaxYear(priceRequest({ ...cheyenne, people: couple, income }), today);

itAtPricesOf(2026)('is the year whose limit the income is just above, while it can be changed', () => {
  expect(find(85_000, '2026-11-27')).toMatchObject({
    ...{ year: 2026, limit: 84_600, income: 85_000, isRunning: true },
    loss: expect.closeTo(40_190, 0),
  });
  expect(find(85_000, '2026-10-01')).toMatchObject({ year: 2026, isRunning: true });
  for (const day of ['2027-01-01', '2027-04-15']) {
    expect(find(85_000, day)).toMatchObject({ year: 2026, isRunning: false });
  }
});

itAtPricesOf(2026).each([
  ['at the limit', 84_600, '2026-11-27'],
  ['more than 5 % above it', 88_831, '2026-11-27'],
  ['before October', 85_000, '2026-09-30'],
  ['after the day to file', 85_000, '2027-04-16'],
  ['in a year without prices', 85_000, '2027-10-01'],
])('is none %s', (_, income, today) => {
  expect(find(income, today)).toBeUndefined();
});

itAtPricesOf(2026)('is none where little is lost', () => {
  const young = {
    state: 'TX',
    county: '48201',
    plan_year: 2027,
    people: [{ role: 'adult', age: 22 }],
  } as const;
  expect(findOpenTaxYear(priceRequest({ ...young, income: 64_000 }), '2026-11-27')).toBeUndefined();
});
