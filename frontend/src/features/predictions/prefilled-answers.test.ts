import { describe, expect, it } from 'vitest';
import { carAnswers, healthAnswers, type Prediction } from '#contract/predictions.ts';
import { parseLinkedAnswers, toFormLink } from './prefilled-answers.ts';

const answers = {
  driver_age: 42,
  driving_experience: 20,
  annual_mileage: 15,
  car_mfg_year: 2019,
  prv_accident: 0,
};

const prediction = { insurance_type: 'car', input_data: answers } as Prediction;

describe('a link to a filled-in form', () => {
  it('leads to the form of the prediction and carries its answers', () => {
    const { path, state } = toFormLink(prediction);
    expect(path).toBe('/main/car_prediction');
    expect(parseLinkedAnswers(carAnswers, state)).toEqual(answers);
  });

  it.each([null, undefined, 'text', {}, { answers: null }, { answers: { driver_age: 42 } }])(
    'carries no answers when its state is %j',
    (state) => {
      expect(parseLinkedAnswers(carAnswers, state)).toBeUndefined();
    },
  );

  it('does not fill the health form with answers about a car', () => {
    expect(parseLinkedAnswers(healthAnswers, toFormLink(prediction).state)).toBeUndefined();
  });
});
