import { createContext, type PropsWithChildren, useContext, useMemo } from 'react';
import type { Estimate } from '#contract/estimates.ts';
import { type changeHousehold, useHousehold } from '#frontend/features/household/household-store.ts';
import type { Priced } from '#functions/plans/plan-prices.ts';
import { choosePlanYear, toEstimateOfYear } from '#functions/plans/price-year.ts';
import { type HouseholdPrices, readPlanPrices } from './household-prices.ts';

/** Prices of plans that a page shows, and a function that changes the household. */
interface PagePrices extends HouseholdPrices {
  change: typeof changeHousehold;
}

const PagePrices = createContext<PagePrices | undefined>(undefined);

const ShownEstimate = createContext<Estimate | undefined>(undefined);

/** Prices plans once for the household of the page, for every part below. */
export function PricedPage({ priced, children }: PropsWithChildren<{ priced: Priced }>) {
  const [given, change] = useHousehold();
  const prices = useMemo(() => readPlanPrices(priced, given), [priced, given]);
  return <PagePrices value={{ change, ...prices }}>{children}</PagePrices>;
}

/** Shows an estimate in the plan year that is chosen on the page, one for health with the prices of plans. */
export function EstimatePage({ estimate, children }: PropsWithChildren<{ estimate: Estimate }>) {
  const [{ year }] = useHousehold();
  const shown = useMemo(() => toShownEstimate(estimate, year), [estimate, year]);
  const page = <ShownEstimate value={shown}>{children}</ShownEstimate>;
  return estimate.insurance_type === 'car' ? page : <PricedPage priced={estimate}>{page}</PricedPage>;
}

/** Converts an estimate to the plan year that is chosen, or the one to show first. */
export function toShownEstimate(estimate: Estimate, year: string): Estimate {
  if (estimate.insurance_type === 'car') return estimate;
  return toEstimateOfYear(estimate, choosePlanYear(estimate.market, year));
}

/** Prices of plans of the page, without a member on one that has none. */
export const useKnownPrices = (): Partial<PagePrices> => useContext(PagePrices) ?? {};

/** Prices of plans of the page. */
export function usePlanPrices(): PagePrices {
  const prices = useContext(PagePrices);
  if (!prices) throw new Error('The page has no prices');
  return prices;
}

/** Estimate of the page in the plan year that is chosen. */
export function useShownEstimate(): Estimate {
  const estimate = useContext(ShownEstimate);
  if (!estimate) throw new Error('The page has no estimate');
  return estimate;
}
