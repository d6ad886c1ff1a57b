import { useMemo } from 'react';
import type { Priced } from '#functions/plans/plan-prices.ts';
import { useHouseholdInput } from '../household/household-store.ts';
import { readPlanPrices } from './household-prices.ts';

/** Prices of plans for the household that was typed in this tab, which a function changes. */
export function usePlanPrices(priced: Priced) {
  const [input, change] = useHouseholdInput();
  const prices = useMemo(() => readPlanPrices(priced, input), [priced, input]);
  return { input, change, ...prices };
}
