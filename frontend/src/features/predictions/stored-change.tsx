import type { ReactNode } from 'react';
import type { Prediction } from '#contract/predictions.ts';
import { useStoredHousehold } from '#frontend/features/household/household-store.ts';
import { readStoredHousehold } from '#frontend/features/household/stored-household.tsx';
import type { LaterPrices } from '#frontend/features/plans/change/change-section.tsx';
import { readStartedChange } from '#frontend/features/plans/change/earlier-prices.ts';
import { LoadedChange } from '#frontend/features/plans/change/result-change.tsx';
import { readPlanPrices } from '#frontend/features/plans/household-prices.ts';
import { usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';

interface StoredChangeProps {
  of: Prediction;
  /** Stored prediction of which the page shows a later estimate. */
  from: Prediction | undefined;
  /** True for a prediction that replaces the one that was changed. */
  isReplacement: boolean;
  /** Shown where nothing was changed. */
  otherwise: ReactNode;
}

/** Change of a stored prediction that was edited on its page. */
export function StoredChange({ of, from, isReplacement, otherwise }: StoredChangeProps) {
  const { outcome } = usePlanPrices();
  const isChanged = useStoredHousehold()?.isChanged;
  const findEarlier = () => {
    if (from || isChanged) return readStoredPrices(from ?? of);
    return isReplacement ? readStartedChange() : undefined;
  };
  const earlier = findEarlier();
  return earlier ? <LoadedChange prices={outcome} earlier={earlier} /> : otherwise;
}

/** Change from the prices of the page to those of a later plan year; without them, from the plan year before. */
export function YearChange({ later }: { later?: LaterPrices }) {
  const { outcome } = usePlanPrices();
  return <LoadedChange prices={outcome} {...(later && { later })} />;
}

/** Prices of a prediction as it was stored. */
export function readStoredPrices(prediction: Prediction) {
  if (prediction.insurance_type === 'car') return undefined;
  const { outcome } = readPlanPrices(prediction, readStoredHousehold(prediction));
  return outcome && { prices: outcome, created_at: prediction.created_at };
}
