import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Prediction } from '#contract/predictions.ts';
import { createOptional } from '#frontend/api/loaded-content.tsx';
import { useStoredHousehold } from '#frontend/features/household/household-store.ts';
import { readStoredHousehold } from '#frontend/features/household/stored-household.tsx';
import { readPlanPrices } from '#frontend/features/plans/household-prices.ts';
import { usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';
import { useSettled } from '#frontend/ui/use-settled.ts';
import type { LaterPrices } from './change-section.tsx';
import { openPrices, readStartedChange } from './earlier-prices.ts';

/** Change since an earlier result, else from the plan year before. */
const ChangeSection = createOptional(async () => (await import('./change-section.tsx')).ChangeSection);

/**
 * Change of the prices of a form against those that it was opened from, or that the page opened with.
 * @param label of the prediction that the result is stored as
 */
export function FormChange({ label }: { label?: string | undefined }) {
  const { outcome } = usePlanPrices();
  const settled = useSettled(outcome);
  const [opened] = useState(() => openPrices(outcome, label));
  useEffect(() => opened.add(outcome, settled, label), [opened, outcome, settled, label]);
  const earlier = useMemo(() => settled && opened.findEarlier(settled), [opened, settled]);
  return <ChangeSection prices={earlier ? settled : outcome} earlier={earlier} />;
}

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
  return earlier ? <ChangeSection prices={outcome} earlier={earlier} /> : otherwise;
}

/** Change from the prices of the page to those of a later plan year; without them, from the plan year before. */
export function YearChange({ later }: { later?: LaterPrices }) {
  const { outcome } = usePlanPrices();
  return <ChangeSection prices={outcome} {...(later && { later })} />;
}

/** Prices of a prediction as it was stored. */
export function readStoredPrices(prediction: Prediction) {
  if (prediction.insurance_type === 'car') return undefined;
  const { outcome } = readPlanPrices(prediction, readStoredHousehold(prediction));
  return outcome && { prices: outcome, created_at: prediction.created_at };
}
