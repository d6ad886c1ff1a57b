import { describe, expect, it } from 'vitest';
import { formatMoney, formatMoneyChange, formatMonthlyMoney, formatRoundedMoney } from './format-money.ts';

describe('money', () => {
  it('is US dollars as people in the United States write them', () => {
    expect(formatMoney(8931.4)).toBe('$8,931.40');
    expect(formatMoney(0.5)).toBe('$0.50');
    expect(formatMoney(1_234_567.891)).toBe('$1,234,567.89');
  });

  it('is rounded to whole dollars where cents would claim too much', () => {
    expect(formatRoundedMoney(7099.5)).toBe('$7,100');
  });

  it('is a twelfth of the year a month', () => {
    expect(formatMonthlyMoney(1200)).toBe('$100.00');
    expect(formatMonthlyMoney(100)).toBe('$8.33');
  });

  it('shows the direction of a change by a sign that screens draw as wide as a plus', () => {
    expect(formatMoneyChange(1200.13)).toBe('+$1,200.13');
    expect(formatMoneyChange(-310)).toBe('\u2212$310.00');
    expect(formatMoneyChange(0)).toBe('$0.00');
  });
});
