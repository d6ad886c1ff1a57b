import { describe, expect, it } from 'vitest';
import { carAnswers } from '#tests/support/test-predictions.ts';
import { estimatePremium } from './estimate-premium.ts';
import type { ModelRequest } from './premium-model.ts';

const application = { insurance_type: 'car', input_data: carAnswers } as const;
const now = new Date('2026-11-20T10:00:00.000Z');

const contributions = [
  { feature: 'driver_age', value: 30, reference: 38, amount: 100 },
  { feature: 'driving_experience', value: 8, reference: 20, amount: 200 },
  { feature: 'annual_mileage', value: 15, reference: 13, amount: 50.5 },
  { feature: 'vehicle_age', value: 8, reference: 7, amount: -20.25 },
  { feature: 'prv_accident', value: 1, reference: 0, amount: 169.75 },
];

/** A model that answers as a test says, and what it was asked. */
function buildModel(changes: object = {}) {
  const requests: ModelRequest[] = [];
  const prediction = {
    premium: 1500,
    range: { low: 900, high: 2200, coverage: 0.8 },
    baseline: 1000,
    contributions,
    outside_training: [],
    ...changes,
  };
  const model = async (request: ModelRequest) => {
    requests.push(request);
    return JSON.stringify({ model_version: 'car-1', insurance_type: 'car', predictions: [prediction] });
  };
  return { model, requests };
}

describe('an estimate', () => {
  it('asks for one applicant by the names that the model knows', async () => {
    const { model, requests } = buildModel();
    await estimatePremium(model, application, now);
    expect(requests).toEqual([
      {
        insurance_type: 'car',
        instances: [
          { driver_age: 30, driving_experience: 8, annual_mileage: 15, vehicle_age: 8, prv_accident: 1 },
        ],
      },
    ]);
  });

  it('speaks of the answers in the words of the form', async () => {
    const { model } = buildModel({ outside_training: [{ feature: 'driver_age', lowest: 40, highest: 97 }] });
    expect(await estimatePremium(model, application, now)).toEqual({
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
      warnings: [{ feature: 'driver_age', message: expect.stringContaining('estimated as 40') }],
      model_version: 'car-1',
    });
  });

  it.each([
    ['an answer is missing', { contributions: [], baseline: 1500 }],
    [
      'the model speaks of something else',
      { contributions: contributions.map((part) => ({ ...part, feature: `new_${part.feature}` })) },
    ],
    ['the premium makes no sense', { premium: -1 }],
  ])('fails when %s', async (_, changes) => {
    await expect(estimatePremium(buildModel(changes).model, application, now)).rejects.toMatchObject({
      code: 'model_failed',
      message: 'The premium could not be estimated, and nothing was saved. Please try again later.',
    });
  });
});
