import { expect, it } from 'vitest';
import { priceRequest } from '#tests/support/change-cases.ts';
import { itAtPricesOf } from '#tests/support/price-figures.ts';
import { findFamilyWays } from './family-ways.ts';

const miami = { state: 'FL', county: '12086', plan_year: 2027, income: 52_000 } as const;
const find = (offer: { own?: number; family?: number } | undefined, changes: object = {}) => {
  const people = [
    { role: 'adult' as const, age: 36, employer_offer: offer },
    { role: 'child' as const, age: 9 },
  ];
  const ways = findFamilyWays(priceRequest({ ...miami, people, ...changes }));
  return ways && { ...ways, split: Math.round(ways.split), here: Math.round(ways.here) };
};

itAtPricesOf(2026)(
  'has the sums of a split, of the job’s family plan, and of the marketplace for all',
  () => {
    // The family's price is above 10.22 % of the income, 442.87 a month: the child has the credit.
    expect(find({ own: 120, family: 450 })).toMatchObject({ split: 479, job: 450, here: 1137 });
    expect(find({ own: 120, family: 380 })).toMatchObject({ split: 604, job: 380, here: 1262 });
    // Neither offer is affordable.
    expect(find({ own: 900, family: 1400 })).toMatchObject({ split: 1259, job: 1400, here: 359 });
  },
);

itAtPricesOf(2026)('has nothing to pay for children in public cover', () => {
  const ways = find({ own: 120 }, { income: 30_000 });
  expect(ways).toEqual({ split: 120, job: undefined, here: 778, isPublic: true });
});

it.each([
  ['an offer', undefined, {}],
  ['a price for the adult alone', { family: 450 }, {}],
  ['an income', { own: 120 }, { income: undefined }],
  ['children', { own: 120 }, { people: [{ role: 'adult', age: 36, employer_offer: { own: 120 } }] }],
])('has none without %s', (_, offer, changes) => {
  expect(find(offer, changes)).toBeUndefined();
});
