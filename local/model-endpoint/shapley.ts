/**
 * Exact Shapley values (Shapley 1953) of the answers of one person, in whole cents.
 *
 * `model-training/serving/shapley.py` does the same arithmetic in the same order, so that both
 * give the same cents.
 */

/** Premium, baseline and each player's part of their difference, in cents. */
export interface Explanation {
  premium: number;
  baseline: number;
  amounts: number[];
}

/**
 * Returns every player's part of a premium; baseline and parts add up to the premium.
 * `price` returns the premium in USD when only the given players count as answered.
 */
export function explain(
  players: readonly string[],
  price: (present: ReadonlySet<string>) => number,
): Explanation {
  const values = Array.from({ length: 1 << players.length }, (_, mask) =>
    price(new Set(players.filter((_player, bit) => (mask >> bit) & 1))),
  );
  const premium = toCents(values.at(-1) ?? Number.NaN);
  const baseline = toCents(values[0] ?? Number.NaN);
  const amounts = roundToSum(shapleyValues(values, players.length), premium - baseline);
  return { premium, baseline, amounts };
}

/** Each player's Shapley value; `values[mask]` is the premium of a subset, bit `i` for the i-th player. */
export function shapleyValues(values: readonly number[], players: number): number[] {
  const weights = Array.from(
    { length: players },
    (_, size) => (factorial(size) * factorial(players - size - 1)) / factorial(players),
  );
  return Array.from({ length: players }, (_, player) => {
    const bit = 1 << player;
    let amount = 0;
    for (let mask = 0; mask < 1 << players; mask += 1) {
      if ((mask & bit) === 0) {
        amount += (weights[countBits(mask)] ?? 0) * ((values[mask | bit] ?? 0) - (values[mask] ?? 0));
      }
    }
    return amount;
  });
}

/** Rounds an amount in USD to whole cents, halves up. */
export function toCents(amount: number): number {
  return Math.floor(amount * 100 + 0.5);
}

/**
 * Rounds amounts in USD to cents that add up to `totalCents`: rounded down, the missing cents go
 * to the largest remainders, the first of equals.
 */
export function roundToSum(amounts: readonly number[], totalCents: number): number[] {
  const parts = amounts.map((amount) => ({ cents: Math.floor(amount * 100), exact: amount * 100 }));
  const missing = totalCents - parts.reduce((sum, part) => sum + part.cents, 0);
  const byRemainder = [...parts].sort((a, b) => a.cents - a.exact - (b.cents - b.exact));
  for (let k = 0; k < Math.abs(missing); k += 1) {
    const part = byRemainder.at((missing > 0 ? k : -1 - k) % byRemainder.length);
    if (part) part.cents += Math.sign(missing);
  }
  // A floored negative zero would be written as -0.
  return parts.map((part) => part.cents + 0);
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}
