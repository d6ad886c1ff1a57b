import { createContext, type PropsWithChildren, useContext, useMemo } from 'react';
import { type changeHousehold, useHousehold } from '#frontend/features/household/household-store.ts';
import type { Priced } from '#functions/plans/plan-prices.ts';
import { type HouseholdPrices, readPlanPrices } from './household-prices.ts';

/** Prices of plans that a page shows, and a function that changes the household. */
interface PagePrices extends HouseholdPrices {
  change: typeof changeHousehold;
}

const PagePrices = createContext<PagePrices | undefined>(undefined);

/** Prices plans once for the household of the page, for every part below. */
export function PricedPage({ priced, children }: PropsWithChildren<{ priced: Priced }>) {
  const [given, change] = useHousehold();
  const prices = useMemo(() => readPlanPrices(priced, given), [priced, given]);
  return <PagePrices value={{ change, ...prices }}>{children}</PagePrices>;
}

/** Prices of plans of the page. */
export function usePlanPrices(): PagePrices {
  const prices = useContext(PagePrices);
  if (!prices) throw new Error('The page has no prices');
  return prices;
}
