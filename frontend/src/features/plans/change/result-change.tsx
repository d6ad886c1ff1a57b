import { useEffect, useMemo, useState } from 'react';
import { createOptional } from '#frontend/api/loaded-content.tsx';
import { usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';
import { useSettled } from '#frontend/ui/use-settled.ts';
import { openPrices } from './earlier-prices.ts';

/** Change since an earlier result, else to a later plan year, or from the one before. */
export const LoadedChange = createOptional(async () => (await import('./change-section.tsx')).ChangeSection);

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
  return <LoadedChange prices={earlier ? settled : outcome} earlier={earlier} />;
}
