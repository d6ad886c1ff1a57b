import { expect, it } from 'vitest';
import { carAnswers } from '#tests/support/test-predictions.ts';
import { estimatePremium } from './estimate-premium.ts';
import type { ModelRequest } from './sagemaker-model.ts';

const answers = { insurance_type: 'car', input_data: { ...carAnswers, state: 'OH' } } as const;
const now = new Date('2026-11-20T10:00:00.000Z');

const driver = ['driver_age', 'driving_experience'];
const contributions = [
  { feature: 'driver_age', features: driver, value: 30, reference: null, amount: 300 },
  { feature: 'annual_mileage', value: 15, reference: 21.7, amount: 50.5 },
  { feature: 'car_mfg_year', value: 2018, reference: null, amount: -20.25 },
  { feature: 'prv_accident', value: 1, reference: null, amount: 269.75 },
  { feature: 'state', value: 'OH', reference: null, amount: -100 },
];
const market = { premium: 1122, range: { low: 640, high: 1700 }, basis: 'Ohio' };

/** Creates a model whose output has these changes, and records its requests. */
function buildModel(changes: object = {}) {
  const requests: ModelRequest[] = [];
  const output = {
    model_version: 'car-1',
    premium: 1500,
    range: { low: 900, high: 2200, coverage: 0.8 },
    market,
    baseline: 1000,
    contributions,
    outside_training: [],
    ...changes,
  };
  const model = async (request: ModelRequest) => {
    requests.push(request);
    return output;
  };
  return { model, requests };
}

it('sends the answers and the present year to the model', async () => {
  const { model, requests } = buildModel();
  await estimatePremium({ model }, answers, now);
  expect(requests).toEqual([
    {
      insurance_type: 'car',
      year: 2026,
      instances: [answers.input_data],
    },
  ]);
});

it('returns market, contributions and warnings', async () => {
  const { model } = buildModel({ outside_training: [{ feature: 'driver_age', lowest: 40, highest: 97 }] });
  expect(await estimatePremium({ model }, answers, now)).toEqual({
    ...answers,
    predicted_premium: 1500,
    range: { low: 900, high: 2200, coverage: 0.8 },
    market,
    baseline: 1000,
    contributions,
    warnings: [
      {
        feature: 'driver_age',
        message: expect.stringContaining('the estimate uses 40'),
        code: 'beyond_data',
        params: { feature: 'driver_age', answer: answers.input_data.driver_age, lowest: 40, highest: 97 },
        limits: { lowest: 40, highest: 97 },
      },
    ],
    model_version: 'car-1',
  });
});

it.each([
  ['a contribution is missing', { contributions: [], baseline: 1500 }],
  ['an answer is explained twice', { contributions: [...contributions, contributions[4]] }],
  [
    'a contribution is for an unknown answer',
    { contributions: contributions.map((part) => ({ ...part, features: undefined, feature: 'x' })) },
  ],
  ['the output has a year, which cars have not', { year: null }],
])('throws model_failed if %s', async (_, changes) => {
  const { model } = buildModel(changes);
  await expect(estimatePremium({ model }, answers, now)).rejects.toMatchObject({
    code: 'model_failed',
    message: 'The premium could not be estimated, and nothing was saved. Please try again later.',
  });
});
