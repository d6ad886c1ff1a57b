import { useMemo } from 'react';
import type { Estimate } from '#contract/predictions.ts';
import type { Priced } from '#functions/plans/plan-prices.ts';
import { choosePlanYear, toEstimateOfYear } from '#functions/plans/price-year.ts';
import { useHouseholdInput } from '../household/household-store.ts';
import { readPlanPrices } from './household-prices.ts';

/** Prices of plans for the household that was typed in this tab, which a function changes. */
export function usePlanPrices(priced: Priced) {
  const [input, change] = useHouseholdInput();
  const prices = useMemo(() => readPlanPrices(priced, input), [priced, input]);
  return { input, change, ...prices };
}

/** Estimate in the plan year that is chosen on the page. */
export function useShownEstimate(estimate: Estimate): Estimate {
  const [{ year }] = useHouseholdInput();
  if (estimate.insurance_type === 'car') return estimate;
  return toEstimateOfYear(estimate, choosePlanYear(estimate.market, year));
}
