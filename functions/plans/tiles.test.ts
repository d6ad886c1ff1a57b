import { expect, it } from 'vitest';
import { readOutlook } from './outlook.ts';
import { listLevelFigures } from './tiles.ts';
import { emptyInput } from './typed-household.ts';

/** Figures at 40 in a state, for prices of 400, 500 and 600 USD a month. */
function listFigures(state: string, income: string, known = true) {
  const [bronze, silver] = known ? [4800, 6000] : [null, null];
  const market = { premium: 6600, bronze, silver, gold: 7200, place_basis: 'filed' as const };
  const { outlook } = readOutlook(
    { input_data: { age: 40, state }, market },
    { ...emptyInput, income, year: '2026' },
  );
  if (!outlook) throw new Error('Nobody can be priced');
  return listLevelFigures(outlook);
}

it('has monthly figures of each level, and codes for its plan, advantage and condition', () => {
  const month = (usd: number) => ({ low: usd, high: usd });
  expect(listFigures('TX', '90000')).toMatchObject([
    { plan: 'cheapest', prices: { paid: month(400), full: month(400), isFiled: true }, badge: undefined },
    { plan: 'cheapest', prices: { paid: month(500), likely: undefined }, note: undefined },
    { plan: 'cheapest', prices: { paid: month(600) } },
  ]);
  expect(listFigures('TX', '30000', false)).toMatchObject([
    { level: 'bronze', note: 'price_unknown' },
    { plan: 'second_cheapest', badge: { code: 'share_of_costs', percent: 13 } },
    { level: 'gold', badge: undefined },
  ]);
});

it.each([
  // The programs of Massachusetts, Washington and Connecticut in `state-help.json`.
  ['MA', '30000', ['cheapest', 'state_plan', 'cheapest'], ['federal_credit_only', 'state_condition']],
  ['WA', '30000', ['cheapest', 'cheapest', 'cheapest'], ['federal_credit_only', 'state_condition']],
])('has the condition of the help of %s', (state, income, plans, notes) => {
  const figures = listFigures(state, income);
  expect(figures.map(({ plan }) => plan)).toEqual(plans);
  expect(figures.slice(0, 2).map(({ note }) => note)).toEqual(notes);
});

it('has no costs of care in Connecticut to 175 %', () => {
  expect(listFigures('CT', '27000')[1]?.badge).toEqual({ code: 'no_costs_of_care' });
});
