import type { Person } from '#functions/plans/household.ts';
import type { Priced } from '#functions/plans/plan-prices.ts';

export const adult = (age: number, facts: Partial<Person> = {}): Person => ({ role: 'adult', age, ...facts });

export const child = (age: number, facts: Partial<Person> = {}): Person => ({ role: 'child', age, ...facts });

/** Builds a place with filed prices at an age, USD a year; a level that is not given has none. */
export function toPriced(
  input_data: Priced['input_data'],
  market: Pick<Priced['market'], 'premium'> & Partial<Priced['market']>,
): Priced {
  const unknown = { bronze: null, silver: null, gold: null };
  return { input_data, market: { ...unknown, place_basis: 'filed', bronze_basis: 'filed', ...market } };
}
