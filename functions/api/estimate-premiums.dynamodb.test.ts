import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bodyExamples } from '#contract/examples.ts';
import { estimateHealthPremiumRoute } from '#contract/routes/estimate-health-premium.ts';
import { type RouteId, routeIds, routes } from '#contract/routes.ts';
import { clientLimits } from '#functions/data/client-limits.ts';
import type { TestRequest } from '#tests/support/proxy-event.ts';
import { createAccount } from '#tests/support/test-accounts.ts';
import { startTestModel, type TestModel } from '#tests/support/test-model.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';
import { carAnswers, healthAnswers } from '#tests/support/test-predictions.ts';
import { findValidBody, pathParameters } from '#tests/support/valid-requests.ts';

const limited = routeIds.filter((id) => 'clientLimit' in routes[id]);

let trained: TestModel;
beforeAll(async () => {
  trained = await startTestModel();
});
afterAll(() => trained.close());

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform();
});

const estimateHealth = (request: TestRequest) =>
  platform.call('estimate-health-premium', request, { model: trained.model });
const estimateCar = (request: TestRequest) =>
  platform.call('estimate-car-premium', request, { model: trained.model });

async function readTable() {
  const { client, tableName } = platform.table;
  const { Items = [] } = await client.send(new ScanCommand({ TableName: tableName, ConsistentRead: true }));
  return Items;
}

describe('estimate routes', () => {
  it.each([
    // Days are those of New York.
    ['2027-11-01T03:59:00Z', undefined, []],
    ['2027-11-01T04:00:00Z', undefined, ['plan_year_over']],
    ['2027-02-01T12:00:00Z', 2026, ['plan_year_over']],
    ['2027-02-01T12:00:00Z', 2027, []],
  ])('say at %s whether the plan year %s is over', async (time, plan_year, expected) => {
    const changes = { model: trained.model, clock: () => new Date(time) };
    const { body } = await platform.call(
      'estimate-health-premium',
      { body: { ...healthAnswers, plan_year } },
      changes,
    );
    expect(body.warnings.map(({ code }: { code: string }) => code)).toEqual(expected);
  });

  it('return an estimate and write only the counter of the client', async () => {
    const { status, body } = await estimateHealth({ body: bodyExamples['estimate-health-premium'] });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(Object.keys(estimateHealthPremiumRoute.response.shape).sort());
    expect(body).toMatchObject({
      insurance_type: 'health',
      predicted_health_premium: body.predicted_premium,
      market: { basis: 'second-cheapest silver plan of 2026, average of California, projected to 2027' },
    });
    expect(await readTable()).toEqual([
      {
        pk: expect.stringMatching(/^CLIENT#/),
        sk: expect.stringMatching(/^EVENTS#estimates#/),
        events: 1,
        ttl: expect.any(Number),
      },
    ]);
  });

  it('return the premium of a prediction with the same answers', async () => {
    const token = await createAccount(platform);
    const { model } = trained;
    const request = { token, body: carAnswers };
    const { body: prediction } = await platform.call('predict-car-premium', request, { model });
    const { id, created_at, ...expected } = prediction;
    expect((await estimateCar({ body: carAnswers })).body).toEqual(expected);
  });

  it('ignore a token', async () => {
    const { status } = await estimateHealth({ token: 'not a token', body: healthAnswers });
    expect(status).toBe(200);
  });

  it('return 400 for an unknown county without a request to the model', async () => {
    const before = trained.countRequests();
    const { status, body } = await estimateHealth({
      body: { ...healthAnswers, state: 'TX', county: '48998' },
    });
    const params = { county: { county: '48998', state: 'Texas' } };
    expect(status).toBe(400);
    expect(body).toMatchObject({ error_codes: { county: 'unknown_county' }, params });
    expect(trained.countRequests()).toBe(before);
  });

  it.each([
    [{ zip3: '750' }, 'zip3', 'zip3_without_state'],
    [{ state: 'TX', zip3: '75' }, 'zip3', 'invalid_format'],
    [{ state: 'TX', zip3: '900' }, 'zip3', 'unknown_zip3'],
    [{ violations: 'many' }, 'violations', 'not_a_choice'],
    [{ car_price: 42 }, 'car_price', 'too_small'],
    [{ car_body: 'suv', car_class: 'standard' }, 'car_class', 'class_beside_car'],
    [{ cover: 'liability', deductible: 500 }, 'deductible', 'deductible_of_liability'],
  ])('return 400 for a car with %j, without a request to the model', async (answers, field, code) => {
    const before = trained.countRequests();
    const { status, body } = await estimateCar({ body: { ...carAnswers, ...answers } });
    expect(status).toBe(400);
    expect(body.error_codes).toEqual({ [field]: code });
    expect(trained.countRequests()).toBe(before);
  });

  it.each([
    ['estimate-health-premium', { ...healthAnswers, plan_year: 2027 }],
    ['estimate-car-premium', carAnswers],
  ] as const)('name the first ten unknown fields of %s by 60 characters', async (route, known) => {
    const unknown = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`${index}`.padEnd(99, 'x'), 1]),
    );
    const call = async (body: object) =>
      (await platform.call(route, { body }, { model: trained.model })).body;
    const { warnings, ...estimate } = await call({ ...unknown, ...known, label: 'Own car' });
    const { warnings: others, ...expected } = await call(known);
    expect(estimate).toEqual(expected);
    const named = warnings.filter(({ code }: { code: string }) => code === 'unknown_field');
    expect(warnings.length - named.length).toBe(others.length);
    expect(named).toHaveLength(10);
    expect(named[0]).toEqual({
      feature: '0'.padEnd(60, 'x'),
      message: `${'0'.padEnd(60, 'x')}: this field is not known, so the estimate does not use it.`,
      code: 'unknown_field',
      params: { field: '0'.padEnd(60, 'x') },
    });
  });

  it('have one reason for price, body and fuel of a car', async () => {
    const own = { car_price: '50000', car_body: 'suv', car_fuel: 'electric', deductible: 1000 };
    const { body } = await estimateCar({ body: { ...carAnswers, state: 'OH', cover: 'full', ...own } });
    expect(body.input_data).toMatchObject({ car_price: 50_000, deductible: 1000 });
    expect(body.contributions.filter(({ feature }: { feature: string }) => feature in own)).toMatchObject([
      { feature: 'car_price', features: ['car_price', 'car_body', 'car_fuel'], value: 50_000 },
      { feature: 'deductible', value: 1000 },
    ]);
  });

  it('have the covers of a car with place and violations, and that of the given cover', async () => {
    const place = { state: 'TX', zip3: '750', violations: 'one_ticket', cover: 'full' };
    const { status, body } = await estimateCar({ body: { ...carAnswers, ...place } });
    expect(status).toBe(200);
    expect(body.covers.full.premium).toBe(body.predicted_car_premium);
    expect(body.covers.minimum.premium).toBeLessThan(body.covers.liability_comprehensive.premium);
  });

  it('return 400 with the name of the field and write only the counter of the client', async () => {
    const { status, body } = await estimateCar({ body: { ...carAnswers, state: 'XX' } });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ state: 'State must be the postal code of a US state, such as CA' });
    expect(await readTable()).toMatchObject([{ pk: expect.stringMatching(/^CLIENT#/), events: 1 }]);
  });

  it.each<[RouteId, TestRequest]>([
    ...limited.map((id): [RouteId, TestRequest] => [id, { body: '{', parameters: { zip: 'x' } }]),
    ['estimate-car-premium', { body: 'x'.repeat(70_000) }],
    ['estimate-plans', { body: {}, headers: { 'Content-Type': 'text/plain' } }],
  ])('%s counts a request before it is parsed', async (route, request) => {
    const changes = { clientLimits: { ...clientLimits.strict, estimates: { max: 1, windowSeconds: 60 } } };
    expect((await platform.call(route, request, changes)).status).toBeGreaterThan(399);
    expect((await platform.call(route, request, changes)).status).toBe(429);
  });

  it('return 429 after 300 requests of one client in a minute, counted with plans, places and assistants', async () => {
    const { estimates } = clientLimits.strict;
    expect(estimates).toEqual({ max: 300, windowSeconds: 60 });
    const limits = { ...clientLimits.strict, estimates: { ...estimates, max: limited.length } };
    const sendAll = async (sourceIp: string) => {
      const answers = [];
      for (const route of limited) {
        const request = { body: findValidBody(route), parameters: pathParameters };
        const { model, policyModel } = trained;
        const changes = { model, policyModel, clientLimits: limits };
        const { status, headers } = await platform.call(route, { sourceIp, ...request }, changes);
        answers.push([status, headers['retry-after']]);
      }
      return answers;
    };
    expect(await sendAll('192.0.2.1')).toEqual(limited.map(() => [200, undefined]));
    expect(await sendAll('192.0.2.1')).toEqual(limited.map(() => [429, '60']));
    expect(await sendAll('192.0.2.2')).toEqual(limited.map(() => [200, undefined]));
  });
});
