import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain, roundToSum, shapleyValues, toCents } from './shapley.ts';

test('attributes a sum of parts part by part', () => {
  expect(shapleyValues([0, 100, -20, 80], 2)).toEqual([100, -20]);
});

test('shares equally the effect of two players together', () => {
  expect(shapleyValues([0, 0, 0, 10], 2)).toEqual([5, 5]);
});

test('attributes nothing without players', () => {
  expect(explain([], () => 12)).toEqual({ premium: 1200, baseline: 1200, amounts: [] });
});

test('explains a premium in cents that add up', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1e4, noNaN: true }), { minLength: 32, maxLength: 32 }),
      (values) => {
        const players = ['1', '2', '4', '8', '16'];
        const { premium, baseline, amounts } = explain(
          players,
          (present) => values[[...present].reduce((mask, bit) => mask + Number(bit), 0)] ?? Number.NaN,
        );
        expect(premium).toBe(toCents(values[31] ?? 0));
        expect(baseline + amounts.reduce((sum, amount) => sum + amount, 0)).toBe(premium);
      },
    ),
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
