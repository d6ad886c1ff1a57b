/**
 * Exact baseline Shapley values (Sundararajan and Najmi 2020) and their rounding to cents,
 * operation by operation as in `model-training/serving/shapley.py`.
 *
 * A subset of answers is a bit mask: bit `i` set means that the i-th answer is the applicant's
 * own, clear means that it is the reference applicant's.
 */

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function computeFactorial(n: number): number {
  return n <= 1 ? 1 : n * computeFactorial(n - 1);
}

/** Each answer's Shapley value; `values[mask]` is the premium of that mix of answers. */
export function attribute(values: ArrayLike<number>, players: number): number[] {
  const weights = Array.from(
    { length: players },
    (_, size) => (computeFactorial(size) * computeFactorial(players - size - 1)) / computeFactorial(players),
  );
  const weightOf = Float64Array.from({ length: 1 << players }, (_, mask) => weights[countBits(mask)] ?? 0);
  return Array.from({ length: players }, (_, player) => {
    const bit = 1 << player;
    let amount = 0;
    for (let mask = 0; mask < 1 << players; mask += 1) {
      if ((mask & bit) === 0) {
        amount += (weightOf[mask] ?? 0) * ((values[mask | bit] ?? 0) - (values[mask] ?? 0));
      }
    }
    return amount;
  });
}

/** Rounds an amount to whole cents, halves up. */
export function toCents(amount: number): number {
  return Math.floor(amount * 100 + 0.5);
}

/**
 * Rounds amounts to cents so that they add up to `totalCents`: each cent that is missing or too
 * many goes to the amount that rounding has moved most the other way, the first of equals.
 */
export function roundToSum(amounts: readonly number[], totalCents: number): number[] {
  const parts = amounts.map((amount) => ({ cents: toCents(amount), exact: amount * 100 }));
  const gap = totalCents - parts.reduce((sum, part) => sum + part.cents, 0);
  const step = gap > 0 ? 1 : -1;
  const byLoss = [...parts].sort((a, b) => step * (a.cents - a.exact) - step * (b.cents - b.exact));
  for (let given = 0; given < Math.abs(gap); given += 1) {
    const part = byLoss[given % byLoss.length];
    if (part) part.cents += step;
  }
  return parts.map((part) => part.cents);
}
