import { changeTexts } from '#frontend/features/plans/change/change.texts.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';

/** Formats an amount before and after, and the difference of the shown ones, USD. */
export function formatChangedAmount(name: string, before: number, after: number) {
  const difference = Math.round(after) - Math.round(before);
  return {
    name,
    before: formatRoundedMoney(before),
    after: formatRoundedMoney(after),
    difference: difference === 0 ? changeTexts.same : changeTexts.difference(difference),
  };
}
