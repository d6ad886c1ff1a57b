import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatDate,
  formatIsoDate,
  formatMoney,
  formatMoneyChange,
  formatNumber,
  formatRoundedMoney,
} from './format.ts';
import { roundParts } from './round-parts.ts';

it('formats US dollars with cents, and rounded to whole dollars', () => {
  expect([0.5, 1_234_567.891].map(formatMoney)).toEqual(['$0.50', '$1,234,567.89']);
  expect(formatRoundedMoney(7099.5)).toBe('$7,100');
});

it('formats a change with its sign', () => {
  expect([1200.13, -310, 0].map(formatMoneyChange)).toEqual(['+$1,200.13', '\u2212$310.00', '$0.00']);
});

it('formats a number with at most two decimals', () => {
  expect(formatNumber(12_500.456)).toBe('12,500.46');
});

it('formats a date in the local time zone', () => {
  expect(formatDate(new Date(2026, 10, 20, 23, 59).toISOString())).toBe('Nov 20, 2026');
});

it('formats the local day of a time by ISO 8601, from its first minute to its last', () => {
  const ends = [new Date(2026, 10, 20), new Date(2026, 10, 20, 23, 59)];
  expect(ends.map(formatIsoDate)).toEqual(['2026-11-20', '2026-11-20']);
  expect(formatIsoDate(new Date(2027, 0, 1))).toBe('2027-01-01');
});

it('rounds parts to whole dollars that add up to the total, each by less than a dollar', () => {
  expect(roundParts([9279.4, -3737.7], 5542)).toEqual([9280, -3738]);
  expect(roundParts([0.5, 0.5, 0.4], 1)).toEqual([1, 0, 0]);
  const cents = fc.integer({ min: -2_000_000, max: 2_000_000 });
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 12 }), cents, (amounts, first) => {
      const last = amounts.reduce((sum, amount) => sum + amount, first);
      // Without -0, which no sum is.
      const total = Math.round(last / 100) - Math.round(first / 100) + 0;
      const parts = amounts.map((amount) => amount / 100);
      const rounded = roundParts(parts, total);
      expect(rounded.reduce((sum, part) => sum + part, 0)).toBe(total);
      for (const [index, part] of rounded.entries())
        expect(Math.abs(part - (parts[index] ?? 0))).toBeLessThan(1);
    }),
  );
});
