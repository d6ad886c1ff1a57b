/** A premium and the range it may lie in, USD a year. */
export interface RangedPremium {
  readonly low: number;
  readonly premium: number;
  readonly high: number;
}

/** Where the parts of a range line stand, in percent of its width. */
export interface RangeLinePlan {
  readonly low: number;
  readonly premium: number;
  readonly high: number;
}

/** The share of the width left free on either side of a range that stands alone. */
const margin = 10;

function placeBetween(value: number, from: number, to: number): number {
  if (to <= from) return 50;
  const percent = ((value - from) / (to - from)) * 100;
  return Math.round(Math.min(100, Math.max(0, percent)) * 100) / 100;
}

/** A range that stands alone fills its line but for a margin: what matters is where the dot sits in it. */
export function planRangeLine({ low, premium, high }: RangedPremium): RangeLinePlan {
  const padding = ((high - low) * margin) / (100 - 2 * margin);
  const place = (value: number) => placeBetween(value, low - padding, high + padding);
  return { low: place(low), premium: place(premium), high: place(high) };
}

/**
 * Ranges under one another share a scale from nothing to the highest of them, so that a longer or
 * farther bar means more money and more doubt.
 * @param highest the upper end of the scale, USD a year
 */
export function planRangeLineOnScale(ranged: RangedPremium, highest: number): RangeLinePlan {
  const place = (value: number) => placeBetween(value, 0, highest);
  return { low: place(ranged.low), premium: place(ranged.premium), high: place(ranged.high) };
}

/** How a label is aligned to its point so that it does not leave the picture. */
export function alignLabel(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 25) return 'start';
  return percent > 75 ? 'end' : 'middle';
}
