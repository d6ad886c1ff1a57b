import { describe, expect, it } from 'vitest';
import type { Prediction } from '#contract/predictions.ts';
import { findHighest, namePrediction, nameRange, readAge } from './describe-prediction.ts';

const range = { low: 7100, high: 10_600, coverage: 0.8 };
const health = {
  insurance_type: 'health',
  input_data: { age: 42 },
  predicted_premium: 8931.42,
  created_at: new Date(2026, 10, 20, 12).toISOString(),
  range,
} as Prediction;
const car = { ...health, insurance_type: 'car', input_data: { driver_age: 30 } } as Prediction;

describe('a prediction in a list', () => {
  it('shows the age of whom it is about', () => {
    expect([readAge(health), readAge(car)]).toEqual([42, 30]);
  });

  it('has a name that tells it from the others', () => {
    expect(namePrediction(health)).toBe('Health, $8,931.42, Nov 20, 2026');
    expect(namePrediction(car)).toContain('Car, ');
  });

  it('says its range in few words', () => {
    expect(nameRange(range)).toBe('$7,100 to $10,600');
    expect(nameRange({ ...range, high: 7100.2 })).toBe('about $7,100');
  });
});

describe('the shared scale', () => {
  it('ends at the highest of all ranges', () => {
    expect(findHighest([health, { ...car, range: { ...range, high: 12_000 } }])).toBe(12_000);
    expect(findHighest([])).toBe(0);
  });
});
