import type { Contribution } from '#contract/predictions.ts';

/** Contribution of one answer, with the ends of its bar in percent of the chart's width. */
export interface WaterfallStep extends Contribution {
  readonly from: number;
  readonly to: number;
  readonly direction: 'raises' | 'lowers';
}

/** Layout of the chart from the baseline to the premium. */
interface WaterfallLayout {
  /** Position of the baseline, in percent of the width. */
  readonly start: number;
  /** Position of the premium, in percent of the width. */
  readonly end: number;
  /** Contributions other than 0, the largest first. */
  readonly steps: readonly WaterfallStep[];
  /** Contributions of 0. */
  readonly unmoved: readonly Contribution[];
}

/** Free space at each side for the dots, in percent of the width. */
const margin = 3;

/** Integer cents, whose sums have no rounding errors. */
function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Builds the layout: each bar starts where the one before it ended, and all fit the width. */
export function buildWaterfallLayout(
  baseline: number,
  contributions: readonly Contribution[],
): WaterfallLayout {
  const moved = contributions
    .filter(({ amount }) => amount !== 0)
    .sort((left, right) => Math.abs(right.amount) - Math.abs(left.amount));
  const totals = [toCents(baseline)];
  for (const { amount } of moved) totals.push((totals.at(-1) ?? 0) + toCents(amount));

  const min = Math.min(...totals);
  const width = Math.max(...totals) - min;
  const position = (total = min) =>
    width === 0 ? 50 : Math.round((margin + ((total - min) / width) * (100 - 2 * margin)) * 100) / 100;

  return {
    start: position(totals[0]),
    end: position(totals.at(-1)),
    steps: moved.map((part, index) => ({
      ...part,
      from: position(totals[index]),
      to: position(totals[index + 1]),
      direction: part.amount > 0 ? 'raises' : 'lowers',
    })),
    unmoved: contributions.filter(({ amount }) => amount === 0),
  };
}
