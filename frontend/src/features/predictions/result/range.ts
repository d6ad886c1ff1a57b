import { formatRoundedMoney } from '#frontend/ui/format.ts';

/** Likely lowest and highest amount, USD a year. */
interface Range {
  readonly low: number;
  readonly high: number;
}

/** A premium and its range, USD a year. */
export interface RangedPremium extends Range {
  readonly premium: number;
}

/** Position of an amount on a line from 0 to `max`, in percent of its width. */
export function toPercent(amount: number, max: number): number {
  if (max <= 0) return 50;
  return Math.round(Math.min(1, Math.max(0, amount / max)) * 10_000) / 100;
}

/** Alignment that keeps a label at a position inside the picture. */
export function toTextAnchor(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 25) return 'start';
  return percent > 75 ? 'end' : 'middle';
}

/** Formats a range without an explanation: "$7,100 to $10,600". */
export function formatRange({ low, high }: Range): string {
  const [from, to] = [formatRoundedMoney(low), formatRoundedMoney(high)];
  return from === to ? `about ${from}` : `${from} to ${to}`;
}

/** Formats a share as a count: 0.8 is "8 in 10", 0.85 is "85 in 100". */
export function formatCoverage(coverage: number): string {
  const percent = Math.round(coverage * 100);
  return percent % 10 === 0 ? `${percent / 10} in 10` : `${percent} in 100`;
}
