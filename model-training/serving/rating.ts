/** Premiums as products of factors, explained by exact Shapley values (Shapley 1953). */
import { toCents } from './cents.ts';

/** Part of a formula and the answers that it depends on. */
export interface Factor<Person> {
  readonly answers: readonly (keyof Person)[];
  value(answers: Person): number;
}

/** Premium in USD: the product of `factors` times the sum of `terms`, each the product of its own factors. */
export interface Formula<Person> {
  readonly factors: readonly Factor<Person>[];
  readonly terms: readonly (readonly Factor<Person>[])[];
}

export function multiply<Person>(factors: readonly Factor<Person>[], answers: Person): number {
  return factors.reduce((product, factor) => product * factor.value(answers), 1);
}

/** Returns the sum of the terms in USD: the premium without the factors that all terms have in common. */
export function sumTerms<Person>({ terms }: Formula<Person>, answers: Person): number {
  return terms.reduce((sum, term) => sum + multiply(term, answers), 0);
}

/** Returns the premium in USD, not rounded. */
export function price<Person>(formula: Formula<Person>, answers: Person): number {
  return multiply(formula.factors, answers) * sumTerms(formula, answers);
}

/**
 * Explains the difference between the premiums of two sets of answers, in cents: baseline and the amounts of all
 * players add up to the premium.
 * @param players names of answers; those of one player change together
 * @param reference answers that the explanation starts from
 */
export function explain<Person>(
  formula: Formula<Person>,
  players: readonly (readonly (keyof Person)[])[],
  answers: Person,
  reference: Person,
): { premium: number; baseline: number; amounts: number[] } {
  const moved = players.filter((names) => names.some((name) => answers[name] !== reference[name]));
  const count = 1 << moved.length;
  /** Bit `i` of a coalition is set if the i-th player has moved to its answers. */
  const mix = (coalition: number): Person => {
    const mixed = { ...reference };
    moved.forEach((names, player) => {
      if ((coalition >> player) & 1) for (const name of names) mixed[name] = answers[name];
    });
    return mixed;
  };
  /** Bits of the players that a factor depends on. */
  const findOwn = ({ answers: names }: Factor<Person>) =>
    moved.reduce(
      (bits, player, index) => (player.some((name) => names.includes(name)) ? bits | (1 << index) : bits),
      0,
    );
  const values = new Float64Array(count);
  /** Product of factors for each coalition of the players that they depend on, whose bits are `own`. */
  const multiplyAll = (factors: readonly Factor<Person>[]) => {
    const products = new Float64Array(count).fill(1);
    const own = factors.reduce((bits, factor) => bits | findOwn(factor), 0);
    for (const factor of factors) {
      const ownOfFactor = findOwn(factor);
      for (let coalition = 0; coalition < count; coalition += 1) {
        if ((coalition & own) !== coalition) continue;
        const subset = coalition & ownOfFactor;
        if (subset === coalition) values[coalition] = factor.value(mix(coalition));
        products[coalition] = at(products, coalition) * at(values, subset);
      }
    }
    return { products, own };
  };
  const common = multiplyAll(formula.factors);
  const terms = formula.terms.map(multiplyAll);
  const premiums = new Float64Array(count);
  for (let coalition = 0; coalition < count; coalition += 1) {
    let sum = 0;
    for (const { products, own } of terms) sum += at(products, coalition & own);
    premiums[coalition] = at(common.products, coalition & common.own) * sum;
  }
  const premium = toCents(at(premiums, count - 1));
  const baseline = toCents(at(premiums, 0));
  const amounts = roundToSum(shapleyValues(premiums, moved.length), premium - baseline);
  return { premium, baseline, amounts: players.map((names) => amounts[moved.indexOf(names)] ?? 0) };
}

/** Shapley value of each player, from the premium of every coalition. */
export function shapleyValues(premiums: ArrayLike<number>, players: number): number[] {
  const sizes = new Uint8Array(premiums.length);
  for (let coalition = 1; coalition < premiums.length; coalition += 1) {
    sizes[coalition] = at(sizes, coalition >> 1) + (coalition & 1);
  }
  const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
  const weights = Array.from(
    { length: players },
    (_, size) => (factorial(size) * factorial(players - size - 1)) / factorial(players),
  );
  return weights.map((_, player) => {
    let amount = 0;
    for (let coalition = 0; coalition < premiums.length; coalition += 1) {
      const joined = coalition | (1 << player);
      if (joined === coalition) continue;
      amount += at(weights, at(sizes, coalition)) * (at(premiums, joined) - at(premiums, coalition));
    }
    return amount;
  });
}

/** Rounds amounts in USD to cents that add up to a total: the missing cents go to the largest remainders. */
export function roundToSum(amounts: readonly number[], totalCents: number): number[] {
  const parts = amounts.map((amount) => ({ cents: Math.floor(amount * 100), exact: amount * 100 }));
  const missing = totalCents - parts.reduce((sum, { cents }) => sum + cents, 0);
  const byRemainder = [...parts].sort((a, b) => a.cents - a.exact - (b.cents - b.exact));
  for (let k = 0; k < Math.abs(missing); k += 1) {
    const part = byRemainder.at((missing > 0 ? k : -1 - k) % byRemainder.length);
    if (part) part.cents += Math.sign(missing);
  }
  // A floored negative zero would be written as -0.
  return parts.map(({ cents }) => cents + 0);
}

/** Value of a table at a position, linear between its entries; the ends hold beyond them. */
export function interpolate(table: readonly number[], position: number): number {
  const bounded = clamp(position, [0, table.length - 1]);
  const index = Math.floor(bounded);
  const value = at(table, index);
  return value + (at(table, Math.min(index + 1, table.length - 1)) - value) * (bounded - index);
}

export function clamp(value: number, bounds: readonly number[]): number {
  return Math.min(at(bounds, 1), Math.max(at(bounds, 0), value));
}

/** Entry of a table that has one for the index. */
export function at(table: ArrayLike<number>, index: number): number {
  return table[index] ?? Number.NaN;
}
