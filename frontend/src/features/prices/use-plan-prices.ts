import { useMemo } from 'react';
import type { Estimate } from '#contract/predictions.ts';
import type { Priced } from '#functions/plans/plan-prices.ts';
import { choosePlanYear, toEstimateOfYear } from '#functions/plans/price-year.ts';
import { useHousehold } from '../household/household-store.ts';
import { readPlanPrices } from './household-prices.ts';

/** Prices of plans for the household that was typed in this tab, which a function changes. */
export function usePlanPrices(priced: Priced) {
  const [given, change] = useHousehold();
  const prices = useMemo(() => readPlanPrices(priced, given), [priced, given]);
  return { change, ...prices };
}

/** Estimate in the plan year that is chosen on the page. */
export function useShownEstimate(estimate: Estimate): Estimate {
  const [{ year }] = useHousehold();
  if (estimate.insurance_type === 'car') return estimate;
  return toEstimateOfYear(estimate, choosePlanYear(estimate.market, year));
}
