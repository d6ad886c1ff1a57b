import { describe, expect, it } from 'vitest';
import type { PredictionRow } from '#contract/routes/list-predictions.ts';
import { toAnswerLabel } from '#frontend/features/estimates/answers.ts';
import { questions } from '#frontend/features/estimates/questions.ts';
import { getAge } from '#frontend/features/predictions/stored-predictions.ts';
import {
  findSharedDays,
  formatFacts,
  formatPrediction,
  formatTellingAnswers,
  getMaxPremiums,
} from './prediction-table.tsx';

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

  it('have the car in words', () => {
    const own = {
      car_price: 50_000,
      car_body: 'suv',
      car_fuel: 'plug_in',
      deductible: 1000,
      limits: '250_500',
    };
    const told = formatTellingAnswers({ ...car, input_data: { ...own, prv_accident: 0 } } as PredictionRow);
    expect(told.join()).toContain('SUV or crossover');
    expect(told.join()).not.toMatch(/suv|plug_in|250_500|car_/);
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

describe('the facts of a row', () => {
  const people = [
    { age: 42, role: 'adult' },
    { age: 40, role: 'adult' },
    { age: 10, role: 'child' },
    { age: 8, role: 'child' },
  ];
  const input_data = {
    age: 42,
    weight: 72,
    height: 170,
    no_of_major_surgery: 1,
    has_diabetes: 'yes',
    state: 'TX',
  };
  const tell = (change: object) => formatFacts({ ...health, input_data, ...change } as PredictionRow);

  it('are the people and their income, and no measurements', () => {
    const household = { people, income: 48_000 };
    expect(tell({ household })).toEqual([
      '2 adults and 2 children',
      'income $48,000',
      'Texas',
      toAnswerLabel('has_diabetes'),
    ]);
  });

  it('are the age of one person alone, also where no household is stored', () => {
    expect(tell({ household: { people: people.slice(0, 1) } })[0]).toBe('42');
    expect(tell({}).slice(0, 2)).toEqual(['42', 'Texas']);
  });

  it('have the time where two are of one day', () => {
    const of = (day: number) => ({ ...health, created_at: new Date(2026, 10, day, 12).toISOString() });
    expect([...findSharedDays([of(20), of(21), of(20), of(22)])]).toEqual(['Nov 20, 2026']);
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
