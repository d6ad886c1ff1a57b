import { describe, expect, it } from 'vitest';
import { carAnswers, healthAnswers } from '#contract/predictions.ts';
import { describeAnswer, describeTypicalApplicant } from './answer-descriptions.ts';
import { answerLabels, labelAnswer } from './answer-labels.ts';

const reason = (feature: string, reference: number | 'yes' | 'no') => ({
  feature,
  value: reference,
  reference,
  amount: 0,
});

describe('an answer', () => {
  it('has a label for every field that the contract knows', () => {
    const names = [...Object.keys(healthAnswers.shape), ...Object.keys(carAnswers.shape)];
    expect(Object.keys(answerLabels).sort()).toEqual(names.sort());
  });

  it('of a field that came later is still readable', () => {
    expect(labelAnswer('annual_income')).toBe('annual income');
    expect(describeAnswer('annual_income', 1200)).toBe('1,200');
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
  ] as const)('%s %j is spoken as a person would', (name, answer, words) => {
    expect(describeAnswer(name, answer)).toBe(words);
  });
});

describe('the typical applicant', () => {
  it('of health is told by age and build', () => {
    const references = [reason('age', 42), reason('height', 168), reason('weight', 75)];
    expect(describeTypicalApplicant('health', references)).toBe(
      '42 years old, 168 cm (5 ft 6.1 in), 75 kg, with none of the conditions asked about',
    );
  });

  it('of a car is told by driver and car', () => {
    const references = [
      reason('driver_age', 46),
      reason('driving_experience', 28),
      reason('annual_mileage', 13),
      reason('car_mfg_year', 2019),
    ];
    expect(describeTypicalApplicant('car', references)).toBe(
      '46 years old, driving for 28 years, 13,000 km a year in a car built in 2019, without an accident',
    );
  });
});
