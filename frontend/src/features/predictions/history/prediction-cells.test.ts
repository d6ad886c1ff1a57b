import { describe, expect, it } from 'vitest';
import type { Prediction } from '#contract/predictions.ts';
import { formatPrediction, getAge, getMaxPremium } from './prediction-cells.tsx';

const range = { low: 7100, high: 10_600, coverage: 0.8 };
const health = {
  insurance_type: 'health',
  input_data: { age: 42 },
  predicted_premium: 8931.42,
  created_at: new Date(2026, 10, 20, 12).toISOString(),
  range,
} as Prediction;
const car = { ...health, insurance_type: 'car', input_data: { driver_age: 30 } } as Prediction;

describe('a prediction in a table', () => {
  it('has the age of the insured person or of the driver', () => {
    expect([getAge(health), getAge(car)]).toEqual([42, 30]);
  });

  it('is named by label, type, premium and date', () => {
    expect(formatPrediction(health)).toBe('Health, $8,931.42, Nov 20, 2026');
    expect(formatPrediction(car)).toContain('Car, ');
    expect(formatPrediction({ ...health, label: 'At 42' })).toBe('At 42, Health, $8,931.42, Nov 20, 2026');
  });
});

it('ends the shared scale at the highest range', () => {
  expect(getMaxPremium([health, { ...car, range: { ...range, high: 12_000 } }])).toBe(12_000);
  expect(getMaxPremium([])).toBe(0);
});
