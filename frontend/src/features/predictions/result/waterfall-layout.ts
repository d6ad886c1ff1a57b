/** Amount of one bar, USD a year. */
interface Part {
  readonly amount: number;
}

/** Part with the ends of its bar in percent of the chart's width. */
export type WaterfallStep<P extends Part> = P & {
  readonly from: number;
  readonly to: number;
  readonly direction: 'raises' | 'lowers';
};

/** Layout of the chart from one premium to another. */
interface WaterfallLayout<P extends Part> {
  /** Position of the first premium, in percent of the width. */
  readonly start: number;
  /** Position of the last premium, in percent of the width. */
  readonly end: number;
  /** Parts other than 0, the largest first. */
  readonly steps: readonly WaterfallStep<P>[];
  /** Parts of 0. */
  readonly unmoved: readonly P[];
}

/** Free space at each side for the dots, in percent of the width. */
const margin = 3;

/** Converts to integer cents, whose sums have no rounding errors. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Builds the layout: each bar starts where the one before it ended, and all fit the width. */
export function buildWaterfallLayout<P extends Part>(first: number, parts: readonly P[]): WaterfallLayout<P> {
  const moved = parts
    .filter(({ amount }) => amount !== 0)
    .sort((left, right) => Math.abs(right.amount) - Math.abs(left.amount));
  const totals = [toCents(first)];
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
    unmoved: parts.filter(({ amount }) => amount === 0),
  };
}
