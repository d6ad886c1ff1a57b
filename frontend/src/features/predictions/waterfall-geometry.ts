import type { Contribution } from '#contract/predictions.ts';

/** One part of a premium, and where its bar runs, in percent of the picture's width. */
export interface WaterfallStep extends Contribution {
  readonly from: number;
  readonly to: number;
  readonly direction: 'raises' | 'lowers';
}

/** The way from the typical applicant's premium to one's own. */
export interface Waterfall {
  /** Where the typical applicant's premium stands, in percent of the width. */
  readonly start: number;
  /** Where one's own premium stands. */
  readonly end: number;
  /** What moved the premium, the largest amount first. */
  readonly steps: readonly WaterfallStep[];
  /** The answers that moved nothing. */
  readonly unmoved: readonly Contribution[];
}

/** Percent of the width left free at either side, for the dots and arrow heads. */
const margin = 3;

/** Sums of cents stay exact where sums of dollars would drift. */
function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Lays the parts of a premium end to end, the largest first, on a scale that just holds them all. */
export function planWaterfall(baseline: number, contributions: readonly Contribution[]): Waterfall {
  const moved = contributions
    .filter(({ amount }) => amount !== 0)
    .sort((left, right) => Math.abs(right.amount) - Math.abs(left.amount));
  const totals = [toCents(baseline)];
  for (const { amount } of moved) totals.push((totals.at(-1) ?? 0) + toCents(amount));

  const lowest = Math.min(...totals);
  const width = Math.max(...totals) - lowest;
  const place = (total = lowest) =>
    width === 0 ? 50 : Math.round((margin + ((total - lowest) / width) * (100 - 2 * margin)) * 100) / 100;

  return {
    start: place(totals[0]),
    end: place(totals.at(-1)),
    steps: moved.map((part, index) => ({
      ...part,
      from: place(totals[index]),
      to: place(totals[index + 1]),
      direction: part.amount > 0 ? 'raises' : 'lowers',
    })),
    unmoved: contributions.filter(({ amount }) => amount === 0),
  };
}
