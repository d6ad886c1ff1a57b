/** Integer quotient, half up. Dividing floats first would lose the half: 5.395 is 5.39. */
export function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

/** Hundredths of a percent, or of a factor. */
export const toHundredths = (value: number) => Math.round(value * 100);

/** Band of incomes: percent of the poverty line from and to (null: no limit), and the amounts at both ends. */
export type Band = readonly (number | null)[];

/** Share of income inside a band, in hundredths of a percent: linear in whole percent of the poverty line. */
export function toRate(percent: number, [from, to, start, end]: Band): number {
  const [first, low, high] = [from ?? 0, toHundredths(start ?? 0), toHundredths(end ?? 0)];
  if (low === high || to === null) return low;
  const width = (to ?? 1) - first;
  return divideHalfUp(low * width + (high - low) * (Math.max(percent, first) - first), width);
}

/** Share of an income in whole dollars, for a rate in hundredths of a percent. */
export const toShare = (income: number, rate: number) => divideHalfUp(income * rate, 10_000);
