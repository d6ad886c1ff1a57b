import type { InsuranceType, Prediction } from '#contract/predictions.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';

/** A premium and its range, USD a year. */
export interface RangedPremium {
  readonly low: number;
  readonly premium: number;
  readonly high: number;
}

/** Free space at each end of a single range line, in percent of its width. */
const margin = 10;

/** Positions on a line from `min` to `max`, in percent of its width. */
function toPositions({ low, premium, high }: RangedPremium, min: number, max: number) {
  const toPercent = (value: number) => {
    if (max <= min) return 50;
    const percent = ((value - min) / (max - min)) * 100;
    return Math.round(Math.min(100, Math.max(0, percent)) * 100) / 100;
  };
  return { low: toPercent(low), premium: toPercent(premium), high: toPercent(high) };
}

/** Positions of a single range: it fills the line except for the margins. */
export function toRangeLine(ranged: RangedPremium) {
  const padding = ((ranged.high - ranged.low) * margin) / (100 - 2 * margin);
  return toPositions(ranged, ranged.low - padding, ranged.high + padding);
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
export function isSingleAmount({ low, high }: Pick<Prediction['range'], 'low' | 'high'>): boolean {
  return formatRoundedMoney(low) === formatRoundedMoney(high);
}

/** Formats a range without an explanation: "$7,100 to $10,600". */
export function formatRange(range: Prediction['range']): string {
  const low = formatRoundedMoney(range.low);
  return isSingleAmount(range) ? `about ${low}` : `${low} to ${formatRoundedMoney(range.high)}`;
}

/** Formats a share as a count: 0.8 is "8 in 10", 0.85 is "85 in 100". */
export function formatCoverage(coverage: number): string {
  const percent = Math.round(coverage * 100);
  return percent % 10 === 0 ? `${percent / 10} in 10` : `${percent} in 100`;
}

/** Prices that a range covers. */
export type RangeSubject = `${InsuranceType} premium` | `${InsuranceType} market` | 'earlier model';

const subjects = {
  'health premium': {
    prices: 'such premiums would be',
    coverage:
      'The range reflects differences between places, for this one plan, and the uncertainty of the model.',
  },
  'health market': {
    prices: 'marketplace members of your age would pay',
    coverage:
      'The range reflects differences between places, for this one plan; other plans cost less or more.',
  },
  'car premium': {
    prices: 'prices for these answers are',
    coverage: 'The range reflects differences between insurers and places.',
  },
  'car market': {
    prices: 'prices for the average driver are',
    coverage: 'The range reflects differences between insurers and places.',
  },
  'earlier model': { prices: 'comparable premiums are', coverage: '' },
} satisfies Record<RangeSubject, { prices: string; coverage: string }>;

/** Formats the meaning of a range: the share of prices inside it, and whose prices they are. */
export function formatRangeExplanation(subject: RangeSubject, range: Prediction['range']): string {
  const { prices, coverage } = subjects[subject];
  const share = `${formatCoverage(range.coverage)} ${prices}`;
  const low = formatRoundedMoney(range.low);
  const meaning = isSingleAmount(range)
    ? `At least ${share} close to ${low} a year.`
    : `About ${share} between ${low} and ${formatRoundedMoney(range.high)} a year.`;
  return coverage === '' ? meaning : `${meaning} ${coverage}`;
}
