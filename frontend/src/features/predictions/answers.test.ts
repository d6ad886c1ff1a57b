import { describe, expect, it } from 'vitest';
import { carAnswers, healthAnswers } from '#contract/predictions.ts';
import { answerLabels, formatAnswer, formatTypicalApplicant, toAnswerLabel } from './answers.ts';

const contribution = (feature: string, reference: number | 'yes' | 'no') => ({
  feature,
  value: reference,
  reference,
  amount: 0,
});

describe('an answer', () => {
  it('has a label for every field of the contract', () => {
    const names = [...Object.keys(healthAnswers.shape), ...Object.keys(carAnswers.shape)];
    expect(Object.keys(answerLabels).sort()).toEqual(names.sort());
  });

  it('is readable when its field is unknown', () => {
    expect(toAnswerLabel('annual_income')).toBe('annual income');
    expect(formatAnswer('annual_income', 1200)).toBe('1,200');
  });

  it.each([
    ['age', 1, '1 year'],
    ['driver_age', 42, '42 years'],
    ['weight', 69.85, '69.85 kg'],
    ['height', 177.8, '177.8 cm (5 ft 10 in)'],
    ['height', 170, '170 cm (5 ft 6.9 in)'],
    ['annual_mileage', 12.5, '12,500 km a year'],
    ['car_mfg_year', 2019, '2019'],
    ['prv_accident', 0, 'none'],
    ['no_of_major_surgery', 2, '2'],
    ['has_diabetes', 'yes', 'yes'],
  ] as const)('formats %s %j with its unit', (name, answer, text) => {
    expect(formatAnswer(name, answer)).toBe(text);
  });
});

describe('the typical applicant', () => {
  it('is formatted by age and build for health insurance', () => {
    const references = [contribution('age', 42), contribution('height', 168)];
    expect(formatTypicalApplicant('health', references)).toBe(
      '42 years old, 168 cm (5 ft 6.1 in), any, with none of the listed conditions',
    );
  });

  it('is formatted by driver and car for car insurance', () => {
    const references = [
      contribution('driver_age', 46),
      contribution('driving_experience', 28),
      contribution('annual_mileage', 13),
      contribution('car_mfg_year', 2019),
    ];
    expect(formatTypicalApplicant('car', references)).toBe(
      '46 years old, driving for 28 years, 13,000 km a year in a car built in 2019, without an accident',
    );
  });
});
