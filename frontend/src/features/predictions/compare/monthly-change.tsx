import { readStoredHousehold } from '#frontend/features/household/stored-household.tsx';
import { formatPlace } from '#frontend/features/predictions/answers.ts';
import { describeChange } from '#frontend/features/prices/change/change-view.ts';
import { readPlanPrices, toEnd } from '#frontend/features/prices/household-prices.ts';
import { ChangeBlock } from '../result/change-block.tsx';
import type { Compared } from './prediction-name.tsx';

interface MonthlyChangeProps {
  from: Compared;
  to: Compared;
}

/** What the stored household of one prediction pays a month against that of another, and why. */
export function MonthlyChange({ from, to }: MonthlyChangeProps) {
  const [before, after] = [from, to].map((prediction) =>
    prediction.insurance_type === 'health'
      ? toEnd(readPlanPrices(prediction, readStoredHousehold(prediction)))
      : undefined,
  );
  if (!before || !after) return null;
  const { county, state } = after.place;
  const view = describeChange(before, after, formatPlace({ county, state }) || undefined);
  return <ChangeBlock view={view} ends={{ before: from.letter, after: to.letter }} />;
}
