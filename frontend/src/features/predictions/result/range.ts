import type { Prediction } from '#contract/predictions.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';

/** A premium and its range, USD a year. */
export interface RangedPremium {
  readonly low: number;
  readonly premium: number;
  readonly high: number;
}

/** Positions on a line from `min` to `max`, in percent of its width. */
function toPositions({ low, premium, high }: RangedPremium, min: number, max: number) {
  const toPercent = (value: number) => {
    if (max <= min) return 50;
    const percent = ((value - min) / (max - min)) * 100;
    return Math.round(Math.min(100, Math.max(0, percent)) * 100) / 100;
  };
  return { low: toPercent(low), premium: toPercent(premium), high: toPercent(high) };
}

/**
 * Positions of one of several ranges in a table, which share a scale from 0 so that they can be compared.
 * @param max the upper end of the scale, USD a year
 */
export function toRangeLineOnScale(ranged: RangedPremium, max: number) {
  return toPositions(ranged, 0, max);
}

/** Alignment that keeps a label at a position inside the picture. */
export function toTextAnchor(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 25) return 'start';
  return percent > 75 ? 'end' : 'middle';
}

/** Returns true if both ends of a range are the same in whole dollars. */
function isSingleAmount({ low, high }: Pick<Prediction['range'], 'low' | 'high'>): boolean {
  return formatRoundedMoney(low) === formatRoundedMoney(high);
}

/** Formats a range without an explanation: "$7,100 to $10,600". */
export function formatRange(range: Pick<Prediction['range'], 'low' | 'high'>): string {
  const low = formatRoundedMoney(range.low);
  return isSingleAmount(range) ? `about ${low}` : `${low} to ${formatRoundedMoney(range.high)}`;
}

/** Formats a share as a count: 0.8 is "8 in 10", 0.85 is "85 in 100". */
export function formatCoverage(coverage: number): string {
  const percent = Math.round(coverage * 100);
  return percent % 10 === 0 ? `${percent / 10} in 10` : `${percent} in 100`;
}
