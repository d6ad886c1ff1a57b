import { describe, expect, it } from 'vitest';
import { parseModelAnswer } from './model-answer.ts';

const prediction = {
  premium: 9325.1,
  range: { low: 8000.25, high: 11000, coverage: 0.8 },
  baseline: 9000.3,
  contributions: [
    { feature: 'age', value: 45, reference: 42, amount: 0.1 },
    { feature: 'weight', value: 70, reference: 75, amount: 324.7 },
  ],
  outside_training: [{ feature: 'age', lowest: 18, highest: 66 }],
};
const answer = { model_version: 'health-1', insurance_type: 'health', predictions: [prediction] };

/** What is said of an answer that differs by this. */
const parseChanged = (changes: object) =>
  parseModelAnswer(JSON.stringify({ ...answer, predictions: [{ ...prediction, ...changes }] }));

describe("the model's answer", () => {
  it('is read with its version', () => {
    expect(parseModelAnswer(JSON.stringify(answer))).toMatchObject({
      model_version: 'health-1',
      premium: 9325.1,
      baseline: 9000.3,
    });
  });

  it.each([
    ['a premium of 0', { premium: 0 }],
    ['a premium below 0', { premium: -1, baseline: -325.8 }],
    ['a premium that is text', { premium: '9325.1' }],
    ['no premium', { premium: null }],
    ['parts of a cent', { premium: 9325.104 }],
    ['a range upside down', { range: { low: 11000, high: 8000, coverage: 0.8 } }],
    ['a range that it is outside of', { range: { low: 9400, high: 11000, coverage: 0.8 } }],
    ['a range below 0', { range: { low: -1, high: 11000, coverage: 0.8 } }],
    ['a coverage of everything', { range: { low: 8000, high: 11000, coverage: 1 } }],
    ['reasons that miss a cent', { baseline: 9000.29 }],
    ['reasons without amounts', { contributions: [{ feature: 'age', reference: 1 }] }],
    ['no reasons', { contributions: undefined }],
  ])('is not believed with %s', (_, changes) => {
    expect(() => parseChanged(changes)).toThrow();
  });

  it.each([
    ['nothing', ''],
    ['a page', '<html>'],
    ['a list', '[]'],
    ['no prediction', JSON.stringify({ ...answer, predictions: [] })],
    ['two predictions', JSON.stringify({ ...answer, predictions: [prediction, prediction] })],
    ['no version', JSON.stringify({ ...answer, model_version: undefined })],
    ['Infinity', JSON.stringify(answer).replace('9325.1', '1e999')],
    ['NaN', JSON.stringify(answer).replace('9325.1', 'NaN')],
  ])('is not believed when it is %s', (_, text) => {
    expect(() => parseModelAnswer(text)).toThrow();
  });
});
