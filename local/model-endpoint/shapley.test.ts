import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attribute, roundToSum, toCents } from './shapley.ts';

test('attributes a sum of parts part by part', () => {
  expect(attribute([0, 100, -20, 80], 2)).toEqual([100, -20]);
});

test('shares equally what two answers do together', () => {
  expect(attribute([0, 0, 0, 10], 2)).toEqual([5, 5]);
});

test('attributes nothing when no answer differs', () => {
  expect(attribute([12], 0)).toEqual([]);
  expect(roundToSum([], 0)).toEqual([]);
});

test('values add up to the difference from the typical applicant', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1e4, noNaN: true }), { minLength: 32, maxLength: 32 }),
      (values) => {
        const sum = attribute(values, 5).reduce((total, amount) => total + amount, 0);
        expect(sum).toBeCloseTo((values[31] ?? 0) - (values[0] ?? 0), 6);
      },
    ),
  );
});

test('rounds cents halves up', () => {
  expect([0.125, -0.125, 1, 2.344].map(toCents)).toEqual([13, -12, 100, 234]);
});

test('gives a missing cent to the amount that rounding has moved most', () => {
  expect(roundToSum([1.004, 1.0049, 1], 301)).toEqual([100, 101, 100]);
  expect(roundToSum([1.005, 1.006], 200)).toEqual([100, 100]);
});
