import { expect, it } from 'vitest';
import { formatDate, formatMoney, formatMoneyChange, formatNumber, formatRoundedMoney } from './format.ts';

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
