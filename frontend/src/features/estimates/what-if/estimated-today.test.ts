import { expect, it } from 'vitest';
import type { HealthEstimate } from '#contract/estimates.ts';
import { buildPrediction } from '#tests/support/test-predictions.ts';
import { listCarChanges, listHealthChanges } from './estimated-today.ts';

const car = buildPrediction(new Date('2025-06-01T10:00:00Z'));
const now = new Date('2027-06-01T10:00:00Z');

const toHealth = (plan_year: number, model_version: string) =>
  ({ insurance_type: 'health', model_version, market: { prices: { plan_year } } }) as HealthEstimate;

it('names the model, the year of the prices and the age of the car, where they differ', () => {
  expect(listCarChanges(car, car, new Date(car.created_at))).toEqual([]);
  expect(listCarChanges(car, { ...car, model_version: 'car-2' }, now)).toEqual([
    'the model is the present one',
    'the car is 2 years older',
  ]);
  expect(listCarChanges(car, car, new Date('2026-06-01T10:00:00Z'))).toEqual(['the car is 1 year older']);
  const stored = { ...toHealth(2026, 'a'), created_at: '2025-06-01T10:00:00Z' };
  expect(listHealthChanges(stored, toHealth(2027, 'a'))).toEqual(['the prices are those of 2027']);
  expect(listHealthChanges(stored, toHealth(2026, 'b'))).toEqual(['the model is the present one']);
});

it('names nothing of an estimate that is not stored and has the same model', () => {
  const { created_at, ...shown } = car;
  expect(listCarChanges(shown, car, now)).toEqual([]);
});
