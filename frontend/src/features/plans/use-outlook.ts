import { useState } from 'react';
import { type PlanYear, planYears, toPlanYear } from './household.ts';
import { maxAge, readHousehold, useHouseholdInput } from './household-input.ts';
import { type MarketplacePrice, toOutlook } from './outlook.ts';

/** Price of a marketplace plan for the household that was typed in this tab. */
export function useOutlook(market: MarketplacePrice) {
  const [input, change] = useHouseholdInput();
  const [firstYear] = useState(() => toPlanYear(new Date()));
  const year: PlanYear = planYears.find((known) => String(known) === input.year) ?? firstYear;
  const hasMedicare = market.age > maxAge;
  const { household, problems } = readHousehold(input, Math.min(market.age, maxAge));
  const outlook =
    household && !hasMedicare ? toOutlook(market, household, { year, rise: input.rise }) : undefined;
  return { input, change, year, problems, hasMedicare, household, outlook };
}
