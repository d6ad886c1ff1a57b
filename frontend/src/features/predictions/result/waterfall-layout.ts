/** Part of the difference between two premiums. */
export interface WaterfallPart {
  readonly label: string;
  /** Text below the label. */
  readonly note: string;
  /** USD a year. */
  readonly amount: number;
}

/** Free space at each side for the dots, in percent of the width. */
const margin = 3;

/** Converts to integer cents, whose sums have no rounding errors. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/**
 * Builds the layout from one premium to another, in percent of the chart's width: each bar starts where the one
 * before it ended, and all fit the width.
 */
export function buildWaterfallLayout(first: number, parts: readonly WaterfallPart[]) {
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
    /** Position of the first premium. */
    start: position(totals[0]),
    /** Position of the last premium. */
    end: position(totals.at(-1)),
    /** Parts other than 0 with the ends of their bars, the largest first. */
    steps: moved.map((part, index) => ({
      ...part,
      from: position(totals[index]),
      to: position(totals[index + 1]),
      direction: part.amount > 0 ? ('raises' as const) : ('lowers' as const),
    })),
    /** Parts of 0. */
    unmoved: parts.filter(({ amount }) => amount === 0),
  };
}

/** Share of the premium below which parts are gathered. */
const smallShare = 0.02;

/** Gathers the parts that are small beside the premium into one with their sum; parts of 0 stay. */
export function gatherSmallParts(premium: number, parts: readonly WaterfallPart[]): WaterfallPart[] {
  const isSmall = ({ amount }: WaterfallPart) => amount !== 0 && Math.abs(amount) < smallShare * premium;
  const small = parts.filter(isSmall);
  if (small.length < 2) return [...parts];
  const cents = small.reduce((sum, { amount }) => sum + toCents(amount), 0);
  const note = small.map(({ label }) => label).join(', ');
  return [...parts.filter((part) => !isSmall(part)), { label: 'Small effects', note, amount: cents / 100 }];
}
