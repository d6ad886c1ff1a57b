import { describe, expect, it } from 'vitest';
import type { HealthAnswers } from '#contract/predictions.ts';
import { carAnswers, healthAnswers } from '#tests/support/test-predictions.ts';
import { buildFeatures, type Feature, toAnswer } from './features.ts';

const valuesOf = (features: ReturnType<typeof buildFeatures>) =>
  Object.fromEntries(features.map(({ name, value }) => [name, value]));

describe('buildFeatures', () => {
  it('returns health answers in the model order, with yes as 1 and no as 0', () => {
    const features = buildFeatures({ insurance_type: 'health', input_data: healthAnswers }, 2026);
    expect(valuesOf(features)).toEqual({
      age: 45,
      weight: 70,
      height: 170.18,
      has_diabetes: 0,
      has_pressure_issue: 1,
      any_bodytransplant: 0,
      any_chronic_disease: 0,
      any_allergies: 0,
      history_of_cancer_in_family: 1,
      no_of_major_surgery: 1,
    });
    expect(features.map(({ name }) => name)).toEqual(Object.keys(healthAnswers));
  });

  it('adds optional answers that are given', () => {
    const input_data: HealthAnswers = {
      ...healthAnswers,
      any_chronic_disease: 'yes',
      state: undefined,
      chronic_conditions: ['asthma'],
    };
    const features = buildFeatures({ insurance_type: 'health', input_data }, 2026);
    expect(features.map(({ name }) => name)).toEqual([...Object.keys(healthAnswers), 'chronic_conditions']);
    expect(valuesOf(features).chronic_conditions).toEqual(['asthma']);
  });

  it('converts the manufacturing year of a car to its age', () => {
    const features = buildFeatures({ insurance_type: 'car', input_data: carAnswers }, 2026);
    expect(valuesOf(features)).toEqual({
      driver_age: 30,
      driving_experience: 8,
      annual_mileage: 15,
      vehicle_age: 8,
      prv_accident: 1,
    });
    expect(features.find(({ name }) => name === 'vehicle_age')).toMatchObject({
      field: 'car_mfg_year',
      answer: 2018,
    });
  });

  it('uses age 0 for a manufacturing year in the future', () => {
    const answers = { insurance_type: 'car', input_data: { ...carAnswers, car_mfg_year: 2031 } } as const;
    expect(valuesOf(buildFeatures(answers, 2026)).vehicle_age).toBe(0);
  });
});

describe('toAnswer', () => {
  it.each([
    ['has_diabetes', 'no', 1, 'yes'],
    ['has_diabetes', 'yes', 0, 'no'],
    ['car_mfg_year', 2018, 7, 2019],
    ['age', 45, 41, 41],
  ] as const)('converts a value of %s, answered with %s', (field, answer, value, expected) => {
    const feature: Feature = { name: field, field, answer, value: 0 };
    expect(toAnswer(feature, value, 2026)).toBe(expected);
  });
});
