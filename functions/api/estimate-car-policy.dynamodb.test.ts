import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bodyExamples } from '#contract/examples.ts';
import { estimateCarPolicyRoute } from '#contract/routes/estimate-car-policy.ts';
import { createSagemakerPolicyModel } from '#functions/pricing/sagemaker-model.ts';
import { serve } from '#tests/support/serve.ts';
import { createModelClient, startTestModel, type TestModel } from '#tests/support/test-model.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';

let trained: TestModel;
beforeAll(async () => {
  trained = await startTestModel();
});
afterAll(() => trained.close());

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform();
});

const estimate = (body: object) =>
  platform.call(
    'estimate-car-policy',
    { body },
    { policyModel: trained.policyModel, clock: () => new Date('2026-11-22T12:00:00Z') },
  );

const policy = bodyExamples['estimate-car-policy'];
const [driver] = policy.drivers;
const [car] = policy.cars;

describe('the estimate of a car policy', () => {
  it('has the sum of the cars, in one request to the model', async () => {
    const before = trained.countRequests();
    const { status, body } = await estimate(policy);
    expect(status).toBe(200);
    expect(trained.countRequests()).toBe(before + 1);
    expect(Object.keys(body).sort()).toEqual(Object.keys(estimateCarPolicyRoute.response.shape).sort());
    const [first, second] = body.cars;
    expect(body.predicted_premium).toBeCloseTo(first.premium + second.premium, 2);
    expect(first.covers.full.premium).toBe(first.premium);
    expect(body.warnings).toEqual([]);
  });

  it.each([
    ['no drivers', { drivers: [] }, { drivers: 'wrong_count' }],
    ['no cars', { cars: [] }, { cars: 'wrong_count' }],
    ['null', { drivers: null, cars: null }, { drivers: 'wrong_count', cars: 'wrong_count' }],
    ['text', { cars: 'two' }, { cars: 'wrong_count' }],
    [
      'six drivers',
      { drivers: Array(6).fill(driver) },
      { drivers: 'wrong_count', 'drivers.5': 'wrong_count' },
    ],
    ['five cars', { cars: Array(5).fill(car) }, { cars: 'wrong_count', 'cars.4': 'wrong_count' }],
    ['a driver of null', { drivers: [driver, null] }, { 'drivers.1': 'invalid_format' }],
    [
      'an age as words',
      { drivers: [{ ...driver, driver_age: 'old' }] },
      { 'drivers.0.driver_age': 'not_a_number' },
    ],
    [
      'years of driving that are missing',
      { drivers: [driver, { driver_age: 16, prv_accident: 0 }] },
      { 'drivers.1.driving_experience': 'required' },
    ],
    ['a price of 42', { cars: [{ ...car, car_price: 42 }] }, { 'cars.0.car_price': 'too_small' }],
    ['a class', { cars: [car, { ...car, car_class: 'luxury' }] }, { 'cars.1.car_class': 'class_beside_car' }],
    [
      'a deductible of liability',
      { cars: [{ ...car, cover: 'liability', deductible: 500 }] },
      { 'cars.0.deductible': 'deductible_of_liability' },
    ],
    ['ZIP digits of another state', { zip3: '900' }, { zip3: 'unknown_zip3' }],
    ['ZIP digits alone', { state: null, zip3: '432' }, { zip3: 'zip3_without_state' }],
  ])('returns 400 by path for %s, without a request to the model', async (_, changes, codes) => {
    const before = trained.countRequests();
    const { status, body } = await estimate({ ...policy, ...changes });
    expect(status).toBe(400);
    expect(body.error_codes).toEqual(codes);
    expect(trained.countRequests()).toBe(before);
  });

  it('warns by path of answers outside of the data, rare ones and unknown fields', async () => {
    const { status, body } = await estimate({
      ...policy,
      drivers: [driver, { driver_age: '12', driving_experience: 5, prv_accident: 0, name: 'Ada' }],
      cars: [{ ...car, car_mfg_year: 1930, color: 'red' }],
      member: 1,
    });
    expect(status).toBe(200);
    const named = body.warnings.map(({ feature, code }: { feature: string; code: string }) => [
      feature,
      code,
    ]);
    expect(named).toEqual([
      ['drivers.1.driver_age', 'beyond_data'],
      ['drivers.1.driving_experience', 'experience_above_age'],
      ['drivers.1.driver_age', 'driver_under_16'],
      ['cars.0.car_mfg_year', 'beyond_data'],
      ['cars.0.car_mfg_year', 'classic_car'],
      ['member', 'unknown_field'],
      ['drivers.1.name', 'unknown_field'],
      ['cars.0.color', 'unknown_field'],
    ]);
  });

  it('says that it could not be made while a container of the last release answers', async () => {
    // As recorded from that container, in the form that SageMaker has for it.
    const refusal = { message: 'instances must be a list of at least one instance' };
    const { url } = await serve((_, response) => {
      response.writeHead(424, { 'x-amzn-errortype': 'ModelError', 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          Message: 'Rejected',
          OriginalMessage: JSON.stringify(refusal),
          OriginalStatusCode: 400,
        }),
      );
    });
    const policyModel = createSagemakerPolicyModel(createModelClient(url), 'premia-premium');
    const { status, body } = await platform.call('estimate-car-policy', { body: policy }, { policyModel });
    expect([status, body]).toEqual([
      502,
      {
        code: 'model_failed',
        message: 'The premium could not be estimated, and nothing was saved. Please try again later.',
      },
    ]);
  });
});
