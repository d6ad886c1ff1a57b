import * as fc from 'fast-check';
import { beforeEach, expect, inject, it } from 'vitest';
import { planExamples } from '#contract/examples.ts';
import { type RouteId, routeIds } from '#contract/routes.ts';
import { anyJson, listPlaces, unusualJson } from '#tests/support/any-json.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { findValidBody, validBodies } from '#tests/support/valid-requests.ts';

const api = new ApiClient(inject('serverUrl'));
const isLocal = !process.env.PREMIA_URL;

/** A fixed seed generates the same requests in every run. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);
const runs = Number(process.env.FUZZ_RUNS ?? 200);

/** Operations that hash a password, which takes a hundred times as long as the others. */
const slow: RouteId[] = ['login', 'register', 'change-password', 'delete-account', 'confirm-password-reset'];

const health = {
  ...validBodies['predict-health-premium'],
  any_chronic_disease: 'yes',
  chronic_conditions: ['asthma'],
  state: 'CA',
  county: '06037',
  zip3: '900',
  sex: 'female',
};
const car = { ...validBodies['predict-car-premium'], state: 'OH', cover: 'full', car_class: 'luxury' };
const { driver_age, driving_experience, prv_accident, state, ...ownCar } = car;
const policy = {
  drivers: [{ driver_age, driving_experience, prv_accident, violations: 'dui' }],
  cars: [ownCar],
  state,
  zip3: '432',
};
const stored = { people: [{ age: 45, role: 'adult', tobacco: true }], income: 48_000 };

/** Bodies with more members than the shortest valid ones. */
const fullBodies: { [Id in RouteId]?: readonly object[] } = {
  'predict-health-premium': [{ ...health, household: stored }],
  'estimate-health-premium': [health],
  'predict-car-premium': [{ ...car, policy: { drivers: policy.drivers, cars: policy.cars } }],
  'estimate-car-premium': [car],
  'estimate-car-policy': [policy],
  'estimate-plans': Object.values(planExamples),
};

let token: string;
beforeEach(async () => {
  // Requests with another password end no session and delete no account.
  ({ token } = await api.register({ password: 'Beyond-guessing-1', confirm_password: 'Beyond-guessing-1' }));
});

it.each(routeIds)(
  `%s returns 2xx or 4xx with any JSON value in any place (FUZZ_SEED=${seed})`,
  async (id) => {
    const expectAnswer = async (body: string, client: readonly number[]) => {
      const headers = { 'content-type': 'application/json' };
      const from = isLocal && { from: `127.0.${client.join('.')}` };
      const { status, text } = await api.call(id, { token, body, headers, ...from });
      expect([2, 4], `${status} ${text} to ${body.slice(0, 1000)}`).toContain(Math.floor(status / 100));
    };
    const places = (fullBodies[id] ?? [findValidBody(id) ?? {}]).flatMap(listPlaces);
    for (const [index, write] of places.entries()) {
      for (const json of unusualJson) await expectAnswer(write(json), [200, index]);
    }
    const client = fc.tuple(fc.integer({ min: 1, max: 199 }), fc.integer({ min: 1, max: 254 }));
    const property = fc.asyncProperty(fc.constantFrom(...places), anyJson, client, (write, json, address) =>
      expectAnswer(write(json), address),
    );
    const numRuns = slow.includes(id) ? Math.ceil(runs / 4) : runs;
    await fc.assert(property, { seed, numRuns, endOnFailure: true });
    if (id === 'logout') return;
    const { dashboard, history } = await api.readAccount(token);
    expect(dashboard.total_predictions).toBe(history.length);
  },
);
