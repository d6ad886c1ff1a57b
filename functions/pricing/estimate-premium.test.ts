import { describe, expect, it } from 'vitest';
import { carAnswers } from '#tests/support/test-predictions.ts';
import { estimatePremium } from './estimate-premium.ts';
import type { ModelRequest } from './sagemaker-model.ts';

const answers = { insurance_type: 'car', input_data: carAnswers } as const;
const now = new Date('2026-11-20T10:00:00.000Z');

const contributions = [
  { feature: 'driver_age', value: 30, reference: 38, amount: 100 },
  { feature: 'driving_experience', value: 8, reference: 20, amount: 200 },
  { feature: 'annual_mileage', value: 15, reference: 13, amount: 50.5 },
  { feature: 'vehicle_age', value: 8, reference: 7, amount: -20.25 },
  { feature: 'prv_accident', value: 1, reference: 0, amount: 169.75 },
];

/** Creates a model whose output has these changes, and records its requests. */
function buildModel(changes: object = {}) {
  const requests: ModelRequest[] = [];
  const output = {
    model_version: 'car-1',
    premium: 1500,
    range: { low: 900, high: 2200, coverage: 0.8 },
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

describe('estimatePremium', () => {
  it('sends the features of the answers to the model', async () => {
    const { model, requests } = buildModel();
    await estimatePremium(model, answers, now);
    expect(requests).toEqual([
      {
        insurance_type: 'car',
        instances: [
          { driver_age: 30, driving_experience: 8, annual_mileage: 15, vehicle_age: 8, prv_accident: 1 },
        ],
      },
    ]);
  });

  it('returns contributions and warnings by form field', async () => {
    const { model } = buildModel({ outside_training: [{ feature: 'driver_age', lowest: 40, highest: 97 }] });
    expect(await estimatePremium(model, answers, now)).toEqual({
      predicted_premium: 1500,
      range: { low: 900, high: 2200, coverage: 0.8 },
      baseline: 1000,
      contributions: [
        { feature: 'driver_age', value: 30, reference: 38, amount: 100 },
        { feature: 'driving_experience', value: 8, reference: 20, amount: 200 },
        { feature: 'annual_mileage', value: 15, reference: 13, amount: 50.5 },
        { feature: 'car_mfg_year', value: 2018, reference: 2019, amount: -20.25 },
        { feature: 'prv_accident', value: 1, reference: 0, amount: 169.75 },
      ],
      warnings: [{ feature: 'driver_age', message: expect.stringContaining('the estimate uses 40') }],
      model_version: 'car-1',
    });
  });

  it.each([
    ['a contribution is missing', { contributions: [], baseline: 1500 }],
    [
      'a contribution is for an unknown feature',
      { contributions: contributions.map((part) => ({ ...part, feature: `new_${part.feature}` })) },
    ],
  ])('throws model_failed if %s', async (_, changes) => {
    await expect(estimatePremium(buildModel(changes).model, answers, now)).rejects.toMatchObject({
      code: 'model_failed',
      message: 'The premium could not be estimated, and nothing was saved. Please try again later.',
    });
  });
});
