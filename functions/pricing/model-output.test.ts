import { expect, it } from 'vitest';
import { parseModelOutput, parsePolicyOutput } from './model-output.ts';

const output = {
  premium: 9325.1,
  range: { low: 8000.25, high: 11000, coverage: 0.8 },
  market: {
    premium: 7000,
    range: { low: 6000, high: 8000 },
    basis: 'second-cheapest silver plan of 2026, average of Ohio',
    basis_code: 'benchmark_of_state',
    params: { plan_year: 2026, state: 'OH' },
  },
  baseline: 9000.3,
  contributions: [
    { feature: 'age', value: 45, reference: 42, amount: 0.1 },
    { feature: 'weight', value: 70, reference: 75, amount: 300 },
    { feature: 'state', value: 'OH', reference: null, amount: 24.7 },
  ],
  outside_training: [{ feature: 'age', lowest: 18, highest: 66 }],
};
const response = { model_version: 'health-1', insurance_type: 'health', predictions: [output] };

const parseChanged = (changes: object) =>
  parseModelOutput(JSON.stringify({ ...response, predictions: [{ ...output, ...changes }] }));

it('returns the output with the model version', () => {
  expect(parseModelOutput(JSON.stringify(response))).toMatchObject({
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
  ['a range with low above high', { range: { low: 11000, high: 8000, coverage: 0.8 } }],
  ['a range that excludes the premium', { range: { low: 9400, high: 11000, coverage: 0.8 } }],
  ['a range below 0', { range: { low: -1, high: 11000, coverage: 0.8 } }],
  ['no market', { market: undefined }],
  ['a market range that excludes its premium', { market: { ...output.market, premium: 9000 } }],
  ['a coverage of 1', { range: { low: 8000, high: 11000, coverage: 1 } }],
  ['contributions a cent below the premium', { baseline: 9000.29 }],
  ['contributions a cent above the premium', { baseline: 9000.31 }],
  ['contributions without amounts', { contributions: [{ feature: 'age', reference: 1 }] }],
  ['no contributions', { contributions: undefined }],
])('throws for %s', (_, changes) => {
  expect(() => parseChanged(changes)).toThrow();
});

it.each([
  ['an empty body', ''],
  ['HTML', '<html>'],
  ['an array', '[]'],
  ['no prediction', JSON.stringify({ ...response, predictions: [] })],
  ['two predictions', JSON.stringify({ ...response, predictions: [output, output] })],
  ['no version', JSON.stringify({ ...response, model_version: undefined })],
  ['Infinity', JSON.stringify(response).replace('9325.1', '1e999')],
  ['NaN', JSON.stringify(response).replace('9325.1', 'NaN')],
])('throws for a response with %s', (_, text) => {
  expect(() => parseModelOutput(text)).toThrow();
});

const price = { premium: 500, range: { low: 300.5, high: 900 } };
const policy = {
  premium: 1200.3,
  range: { low: 700, high: 2000, coverage: 0.8 },
  cars: [700.1, 500.2].map((premium) => ({
    premium,
    covers: { minimum: price, liability_comprehensive: price, full: price },
  })),
  outside_training: [],
};

it.each([
  ['is not that of a policy, from a container that knows none', { predictions: [output] }],
  ['has no premium of a car', { policy: { ...policy, cars: [] } }],
  ['has another sum', { policy: { ...policy, premium: 1200.31 } }],
  ['is outside of its range', { policy: { ...policy, range: { ...policy.range, low: 1300 } } }],
])('rejects the output for a policy that %s', (_, changed) => {
  const body = { model_version: 'car-1', insurance_type: 'car' };
  expect(parsePolicyOutput(JSON.stringify({ ...body, policy }))).toEqual({
    ...policy,
    model_version: 'car-1',
  });
  expect(() => parsePolicyOutput(JSON.stringify({ ...body, ...changed }))).toThrow();
});
