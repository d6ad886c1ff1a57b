import { type PlanYear, planYears, toPlanYear } from './household.ts';
import { type HouseholdInput, maxAge, readHousehold, useHouseholdInput } from './household-input.ts';
import { type MarketplacePrice, toOutlook } from './outlook.ts';

/** Price of a marketplace plan for a household as typed. */
export function readOutlook(market: MarketplacePrice, input: HouseholdInput) {
  const year: PlanYear = planYears.find((known) => String(known) === input.year) ?? toPlanYear(new Date());
  const hasMedicare = market.age > maxAge;
  const { household, problems } = readHousehold(input, Math.min(market.age, maxAge));
  const outlook =
    household && !hasMedicare ? toOutlook(market, household, { year, rise: input.rise }) : undefined;
  return { year, problems, hasMedicare, household, outlook };
}

/** Price of a marketplace plan for the household that was typed in this tab. */
export function useOutlook(market: MarketplacePrice) {
  const [input, change] = useHouseholdInput();
  return { input, change, ...readOutlook(market, input) };
}
