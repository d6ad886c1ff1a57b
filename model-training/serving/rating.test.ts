import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents } from './cents.ts';
import { explain, type Formula, interpolate, price, roundToSum, shapleyValues } from './rating.ts';

test('attributes a sum of parts part by part, and shares equally the effect of two players together', () => {
  expect(shapleyValues([0, 100, -20, 80], 2)).toEqual([100, -20]);
  expect(shapleyValues([0, 0, 0, 10], 2)).toEqual([5, 5]);
});

test('attributes nothing without players', () => {
  const formula = { factors: [], terms: [[{ answers: [], value: () => 12 }]] };
  expect(explain(formula, [], {}, {})).toEqual({ premium: 1200, baseline: 1200, amounts: [] });
});

type Numbers = Record<'a' | 'b' | 'c' | 'd' | 'e', number>;
const names = ['a', 'b', 'c', 'd', 'e'] as const;

/** Formula whose factors share answers. */
const formula: Formula<Numbers> = {
  factors: [
    { answers: ['a', 'b'], value: ({ a, b }) => a * b + 1 },
    { answers: ['e'], value: ({ e }) => e },
  ],
  terms: [
    [
      { answers: ['b', 'c', 'd'], value: ({ b, c, d }) => b + c * d },
      { answers: ['a'], value: ({ a }) => a },
    ],
    [{ answers: ['c'], value: ({ c }) => c ** 2 }],
  ],
};
const anyNumbers = fc
  .array(fc.double({ min: 0, max: 9, noNaN: true }), { minLength: 5, maxLength: 5 })
  .map((values) => Object.fromEntries(names.map((name, index) => [name, values[index]])) as Numbers);

test('explains the premiums of all coalitions, in cents', () => {
  fc.assert(
    fc.property(anyNumbers, anyNumbers, (answers, reference) => {
      const players = [['a'], ['b', 'c'], ['d'], ['e']] as const;
      const { premium, baseline, amounts } = explain(formula, players, answers, reference);
      const premiums = Array.from({ length: 16 }, (_, coalition) => {
        const moved = players.filter((_, player) => (coalition >> player) & 1).flat();
        const mixed = { ...reference, ...Object.fromEntries(moved.map((name) => [name, answers[name]])) };
        return price(formula, mixed);
      });
      expect(premium).toBe(toCents(price(formula, answers)));
      expect(baseline).toBe(toCents(price(formula, reference)));
      for (const [player, amount] of shapleyValues(premiums, 4).entries()) {
        expect(Math.abs((amounts[player] ?? Number.NaN) - amount * 100)).toBeLessThan(2);
      }
    }),
  );
});

test('rounds cents halves up', () => {
  expect([0.125, -0.125, 1, 2.344].map(toCents)).toEqual([13, -12, 100, 234]);
});

test('gives the missing cents to the largest remainders', () => {
  expect(roundToSum([1.004, 1.0049, 1], 301)).toEqual([100, 101, 100]);
  expect(roundToSum([1.005, 1.006], 202)).toEqual([101, 101]);
  expect(roundToSum([1.008, 1.006], 199)).toEqual([100, 99]);
});

test('interpolates between the entries of a table and holds its ends', () => {
  expect([-1, 0, 0.5, 1.25, 2, 1e300].map((position) => interpolate([1, 2, 4], position))).toEqual([
    1, 1, 1.5, 2.5, 4, 4,
  ]);
});
