import { describe, expect, it } from 'vitest';
import { formatDate, formatMoney, formatMoneyChange, formatNumber, formatRoundedMoney } from './format.ts';

describe('money', () => {
  it('is formatted as US dollars with cents', () => {
    expect(formatMoney(0.5)).toBe('$0.50');
    expect(formatMoney(1_234_567.891)).toBe('$1,234,567.89');
  });

  it('is rounded to whole dollars', () => {
    expect(formatRoundedMoney(7099.5)).toBe('$7,100');
  });

  it('has a sign when it is a change', () => {
    expect(formatMoneyChange(1200.13)).toBe('+$1,200.13');
    expect(formatMoneyChange(-310)).toBe('\u2212$310.00');
    expect(formatMoneyChange(0)).toBe('$0.00');
  });
});

it('formats a number with at most two decimals', () => {
  expect(formatNumber(12_500.456)).toBe('12,500.46');
});

it('formats a date in the local time zone', () => {
  expect(formatDate(new Date(2026, 10, 20, 23, 59).toISOString())).toBe('Nov 20, 2026');
});
