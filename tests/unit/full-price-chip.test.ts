import { expect, it } from 'vitest';
import { formatFullPriceChip } from '#frontend/features/plans/remarks.ts';
import { priceRequest } from '#tests/support/change-cases.ts';

const tellPrice = (state: string, county: string, ages: readonly number[], income: number) => {
  const people = ages.map((age) => ({ role: age < 19 ? ('child' as const) : ('adult' as const), age }));
  const prices = priceRequest({ state, county, plan_year: 2027, people, income });
  return formatFullPriceChip(prices);
};

it.each([
  ['FL', '12086', [40, 38, 10], 'Florida KidCare', '$259.50 a month for your child'],
  ['FL', '12086', [40, 3, 10], 'Florida KidCare', '$507.71 a month for your 2 children'],
  ['FL', '12086', [40, 38, 1], 'Florida KidCare', '$248.21 a month for your child'],
  ['FL', '12086', [40, 38, 4], 'Florida KidCare', '$248.21 a month for your child'],
  ['FL', '12086', [40, 38, 5], 'Florida KidCare', '$259.50 a month for your child'],
  ['FL', '12086', [40, 38, 18], 'Florida KidCare', '$259.50 a month for your child'],
  ['PA', '42101', [40, 38, 10], 'Pennsylvania CHIP', 'about $190 to $230 a month for your child'],
  ['NY', '36061', [40, 38, 10], 'Child Health Plus', 'about $270 a month for your child'],
] as const)('tells the full price of CHIP in %s %s to %j', (state, county, ages, program, price) => {
  const text = tellPrice(state, county, ages, 160_000);
  expect(text).toContain(`${program} also covers children`);
  expect(text).toContain(price);
});

it('tells no full price of CHIP to a household with a tax credit, for an infant in Florida, or in another state', () => {
  expect(tellPrice('FL', '12086', [40, 38, 10], 70_000)).toBe(false);
  expect(tellPrice('FL', '12086', [40, 38, 0], 160_000)).toBe(false);
  expect(tellPrice('TX', '48201', [40, 38, 10], 160_000)).toBe(false);
});
