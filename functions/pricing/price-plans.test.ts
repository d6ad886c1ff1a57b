import { describe, expect } from 'vitest';
import { planRequest } from '#contract/plans.ts';
import { itAtPricesOf } from '#tests/support/price-figures.ts';
import { pricePlans } from './price-plans.ts';

const fail = () => Promise.reject(new Error('not called'));
const dependencies = { model: fail, countEstimate: async () => undefined };
const now = new Date('2026-11-28T12:00:00Z');
const price = (request: object) => pricePlans(dependencies, planRequest.parse(request), now);

/** At full price, so that the price of a place is that of its plans alone. */
const person = { people: [{ age: 40, role: 'adult' }], income: 200_000 };

describe('a move and a new plan year at once', () => {
  itAtPricesOf(2026).each([
    ['77002', '29201'],
    ['83702', '07102'],
    ['33101', '07102'],
    ['21201', '05401'],
    ['53202', '55401'],
    ['77002', '90012'],
  ])('from %s to %s is split into the prices of the old place and the place', async (from, to) => {
    const before = { ...person, zip: from, plan_year: 2026 };
    const { change, levels } = await price({ ...person, zip: to, plan_year: 2027, before });
    const first = await price(before);
    const risen = await price({ ...before, plan_year: 2027 });
    const [start = 0, middle = 0, end = 0] = [first.levels, risen.levels, levels].map(
      ({ silver }) => silver?.price,
    );
    const parts = change?.levels.silver?.parts ?? [];
    expect(parts.map(({ causes }) => causes)).toEqual([['prices'], ['place']]);
    expect(parts[0]?.amount).toBeCloseTo(middle - start, 2);
    expect(parts[1]?.amount).toBeCloseTo(end - middle, 2);
  });
});
