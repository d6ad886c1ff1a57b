import { describe, expect, it } from 'vitest';
import { carAnswers, healthAnswers, type Prediction } from '#contract/predictions.ts';
import { planAdjustment, readAdjustedAnswers } from './adjusted-answers.ts';

const answers = {
  driver_age: 42,
  driving_experience: 20,
  annual_mileage: 15,
  car_mfg_year: 2019,
  prv_accident: 0,
};

const prediction = { insurance_type: 'car', input_data: answers } as Prediction;

describe('a prediction that is to be adjusted', () => {
  it('opens the form it came from with its answers', () => {
    const { path, state } = planAdjustment(prediction);
    expect(path).toBe('/main/car_prediction');
    expect(readAdjustedAnswers(carAnswers, state)).toEqual(answers);
  });

  it.each([null, undefined, 'text', {}, { adjust: null }, { adjust: { driver_age: 42 } }])(
    'opens an empty form for %j',
    (state) => {
      expect(readAdjustedAnswers(carAnswers, state)).toBeUndefined();
    },
  );

  it('never fills one form with the answers of the other', () => {
    expect(readAdjustedAnswers(healthAnswers, planAdjustment(prediction).state)).toBeUndefined();
  });
});
