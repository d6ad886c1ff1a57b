import { describe, expect, it } from 'vitest';
import { carAnswers, healthAnswers } from '#tests/support/test-predictions.ts';
import { buildFeatures } from './features.ts';

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
    const diabetes = features.find(({ name }) => name === 'has_diabetes');
    expect([diabetes?.toAnswer(1), diabetes?.toAnswer(0)]).toEqual(['yes', 'no']);
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
    const age = features.find(({ name }) => name === 'vehicle_age');
    expect(age).toMatchObject({ field: 'car_mfg_year', answer: 2018 });
    expect(age?.toAnswer(7)).toBe(2019);
  });

  it('uses age 0 for a manufacturing year in the future', () => {
    const answers = { insurance_type: 'car', input_data: { ...carAnswers, car_mfg_year: 2031 } } as const;
    expect(valuesOf(buildFeatures(answers, 2026)).vehicle_age).toBe(0);
  });
});
