import { describe, expect, it } from 'vitest';
import { carAnswers, healthAnswers } from '#contract/predictions.ts';
import { buildPrediction } from '#tests/support/test-predictions.ts';
import { parseLinkedAnswers, toFormLink } from './prefilled-answers.ts';

const prediction = buildPrediction(new Date());

describe('a link to a filled-in form', () => {
  it('leads to the form of the prediction and carries its answers', () => {
    const { path, state } = toFormLink(prediction);
    expect(path).toBe('/main/car_prediction');
    expect(parseLinkedAnswers(carAnswers, state)).toEqual(prediction.input_data);
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
