import { describe, expect, it } from 'vitest';
import type { PredictionRow } from '#contract/routes/list-predictions.ts';
import { toAnswerLabel } from '../answers.ts';
import { questions } from '../questions.ts';
import { formatPrediction, formatTellingAnswers, getAge, getMaxPremiums } from './prediction-table.tsx';

const range = { low: 7100, high: 10_600, coverage: 0.8 };
const health = {
  insurance_type: 'health',
  input_data: { age: 42 },
  predicted_premium: 8931.42,
  created_at: new Date(2026, 10, 20, 12).toISOString(),
  range,
} as PredictionRow;
const car = { ...health, insurance_type: 'car', input_data: { driver_age: 30 } } as PredictionRow;

describe('the most telling answers of a row', () => {
  it('are state, cover and numbers, without an answer of no or none', () => {
    const input_data = { state: 'OH', cover: 'full', prv_accident: 0, car_mfg_year: 2018 };
    expect(formatTellingAnswers({ ...car, input_data } as PredictionRow)).toEqual([
      'Ohio',
      'Full coverage',
      'year of the car 2018',
    ]);
  });

  it('include every yes by its question, after the optional answers', () => {
    const required = Object.entries(questions.health).filter(([, { optional }]) => !optional);
    const asked = required.flatMap(([name, { kind }]) => (kind === 'yes-no' ? name : []));
    const [no = '', ...yes] = asked;
    const input_data: object = {
      ...Object.fromEntries(yes.map((name) => [name, 'yes'])),
      [no]: 'no',
      state: 'OH',
    };
    expect(formatTellingAnswers({ ...health, input_data } as PredictionRow)).toEqual([
      'Ohio',
      ...yes.map((name) => toAnswerLabel(name)),
    ]);
  });
});

describe('a prediction in a table', () => {
  it('has the age of the insured person or of the driver', () => {
    expect([getAge(health), getAge(car)]).toEqual([42, 30]);
  });

  it('is named by label, type and time', () => {
    expect(formatPrediction(health)).toBe('health prediction of Nov 20, 2026, 12:00:00 PM');
    expect(formatPrediction({ ...car, label: 'At 30' })).toBe(
      'At 30, car prediction of Nov 20, 2026, 12:00:00 PM',
    );
  });
});

it('ends the scale of each type at its highest range', () => {
  expect(getMaxPremiums([health, { ...car, range: { ...range, high: 1200 } }])).toEqual({
    health: 10_600,
    car: 1200,
  });
  expect(getMaxPremiums([])).toEqual({ health: 0, car: 0 });
});
