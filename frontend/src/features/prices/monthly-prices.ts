import type { Priced } from '#functions/plans/plan-prices.ts';
import type { HouseholdInput } from '../household/typed-household.ts';
import { readPlanPrices } from './household-prices.ts';
import { findHeadline, listTiles, toMedicareHeadline, toTerritoryHeadline } from './tiles.ts';

/** Prices of the levels a month for a household, or the title of the case that takes their place. */
export function readMonthlyPrices(priced: Priced, input: HouseholdInput) {
  const { prices, hasMedicare, territory, problems } = readPlanPrices(priced, input);
  const findCase = () => {
    if (territory) return toTerritoryHeadline(territory).title;
    if (prices) return findHeadline(prices)?.title;
    return hasMedicare ? toMedicareHeadline(priced).title : Object.values(problems).find(Boolean);
  };
  return { prices, problems, instead: findCase(), tiles: prices ? listTiles(prices) : [] };
}
