/** Converts USD to whole cents, halves up; sums of cents have no rounding errors. */
export function toCents(amount: number): number {
  return Math.floor(amount * 100 + 0.5);
}

/** Rounds an amount in USD to two decimals. */
export function toUsd(amount: number): number {
  return toCents(amount) / 100;
}
