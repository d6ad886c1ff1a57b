import { expect, it } from 'vitest';
import { emptyInput } from '#frontend/features/household/typed-household.ts';
import { toPriced } from '#tests/support/plan-households.ts';
import { toInput, typePeople } from '#tests/support/typed-households.ts';
import { readPlanPrices } from './household-prices.ts';

it('has nobody to price if all have Medicare', () => {
  const given = toInput({ income: '90000', adults: typePeople(66) });
  const priced = toPriced({ age: 67, state: 'TX' }, { premium: 9000 });
  expect(readPlanPrices(priced, given)).toMatchObject({ hasMedicare: true, prices: undefined });
});

it('has no price in a territory, until a state is given', () => {
  const given = toInput({ income: '30000', territory: 'PR' });
  const read = (place: { state?: string }) =>
    readPlanPrices(toPriced({ age: 40, ...place }, { premium: 6000 }), given);
  expect(read({})).toMatchObject({ territory: 'PR', prices: undefined });
  expect(read({ state: 'FL' })).toMatchObject({ territory: undefined, prices: { help: 'credit' } });
});

it('takes the plan year from the date, as far as its rules are known', () => {
  const priced = toPriced({ age: 40 }, { premium: 6000 });
  const days = ['2026-10-31', '2026-11-01', '2027-03-01', '2028-01-01'];
  const years = days.map((day) => readPlanPrices(priced, emptyInput, new Date(`${day}T12:00`)).year);
  expect(years).toEqual([2026, 2027, 2027, 2027]);
});
