import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carPremium } from '#contract/routes/predict-car-premium.ts';
import { healthPremium } from '#contract/routes/predict-health-premium.ts';
import { deriveUserId, keyOf } from '#functions/data/keys.ts';
import { modelUnavailableError, type PremiumModel } from '#functions/pricing/sagemaker-model.ts';
import { putItem, readPartition } from '#tests/support/dynamodb-items.ts';
import { createAccount, registration } from '#tests/support/test-accounts.ts';
import { startTestModel, type TestModel } from '#tests/support/test-model.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';
import { carAnswers, healthAnswers, household, policy, toRow } from '#tests/support/test-predictions.ts';

let trained: TestModel;
beforeAll(async () => {
  trained = await startTestModel();
});
afterAll(() => trained.close());

let platform: TestPlatform;
let token: string;
beforeEach(async () => {
  platform = await createTestPlatform();
  token = await createAccount(platform);
});

const predictHealth = (body: object, headers = {}, model: PremiumModel = trained.model) =>
  platform.call('predict-health-premium', { token, body, headers }, { model });
const predictCar = (body: object, headers = {}) =>
  platform.call('predict-car-premium', { token, body, headers }, { model: trained.model });
const listUnknown = ({ warnings }: { warnings: { code: string; feature: string }[] }) =>
  warnings.filter(({ code }) => code === 'unknown_field').map(({ feature }) => feature);
const adultWith = (members: object) => ({ age: 45, role: 'adult', ...members });
const fetchHistory = () => platform.call('list-predictions', { token });
const fetchDashboard = () => platform.call('get-dashboard', { token });

describe('prediction routes', () => {
  it('return and store a health prediction, without the warning of a plan year that is over', async () => {
    const { status, body } = await predictHealth(healthAnswers);
    expect(status).toBe(200);
    expect(healthPremium.safeParse(body).success).toBe(true);
    expect(Object.keys({ ...body, label: undefined, household: undefined }).sort()).toEqual(
      Object.keys(healthPremium.shape).sort(),
    );
    expect(body).toMatchObject({ insurance_type: 'health', input_data: healthAnswers });
    expect(body.predicted_premium).toBe(body.predicted_health_premium);
    expect(body.predicted_health_premium).toBeGreaterThan(1000);
    expect(body.created_at).toBe('2046-11-20T10:00:00.000Z');
    const warning = { code: 'plan_year_over', params: { plan_year: 2027 } };
    expect(body.warnings).toMatchObject([warning]);
    const { body: read } = await platform.call('get-prediction', { token, parameters: { id: body.id } });
    expect(read.warnings).toEqual(body.warnings);
    const { body: exported } = await platform.call('export-account', { token });
    expect(exported.predictions[0].warnings).toEqual([]);
    const { predicted_health_premium, ...prediction } = body;
    const { bronze, silver, gold } = body.market;
    const row = {
      ...toRow(prediction),
      prices: { plan_year: 2027, basis: 'projected', bronze, silver, gold },
    };
    expect((await fetchHistory()).body).toEqual([row]);
  });

  it('store and return the household of a health prediction until it is deleted', async () => {
    const { body } = await predictHealth({ ...healthAnswers, household });
    expect(body.household).toEqual(household);
    expect((await fetchHistory()).body[0].household).toEqual(household);
    const { body: account } = await platform.call('export-account', { token });
    expect(account.predictions[0].household).toEqual(household);
    const parameters = { id: body.id };
    expect((await platform.call('get-prediction', { token, parameters })).body.household).toEqual(household);
    await platform.call('delete-prediction', { token, parameters });
    const items = await readPartition(platform.table, keyOf.user(deriveUserId(registration.email)));
    expect(JSON.stringify(items)).not.toContain('84000');
  });

  it('store and return the other drivers and cars of a car prediction, whose premium is without them', async () => {
    const { body } = await predictCar({ ...carAnswers, policy });
    expect(body.policy).toEqual(policy);
    const alone = await predictCar(carAnswers);
    expect(alone.body).not.toHaveProperty('policy');
    for (const member of ['predicted_premium', 'range', 'contributions', 'warnings', 'covers'])
      expect([member, body[member]]).toEqual([member, alone.body[member]]);
    const [, row] = (await fetchHistory()).body;
    const { predicted_car_premium, ...prediction } = body;
    expect(row).toEqual(toRow(prediction));
    const parameters = { id: body.id };
    expect((await platform.call('get-prediction', { token, parameters })).body).toEqual(prediction);
    const labelled = await platform.call('label-prediction', {
      token,
      parameters,
      body: { label: 'Family' },
    });
    expect(labelled.body).toEqual({ ...prediction, label: 'Family' });
    const { body: account } = await platform.call('export-account', { token });
    expect(account.predictions[1].policy).toEqual(policy);
    await platform.call('delete-prediction', { token, parameters });
    const items = await readPartition(platform.table, keyOf.user(deriveUserId(registration.email)));
    expect(JSON.stringify(items)).not.toContain('28000');
  });

  it('store a policy that has no other drivers and cars, and one as large as a policy may be', async () => {
    const [driver] = policy.drivers;
    const [car] = policy.cars;
    const largest = { drivers: Array(4).fill(driver), cars: Array(3).fill(car) };
    for (const given of [{ drivers: [], cars: [] }, largest]) {
      const { status, body } = await predictCar({ ...carAnswers, policy: given });
      expect([status, body.policy]).toEqual([200, given]);
    }
  });

  it('name the unknown fields of a policy by their path, and store none of them', async () => {
    const { body } = await predictCar({
      ...carAnswers,
      policy: {
        drivers: [{ ...policy.drivers[0], name: 'Ada' }],
        cars: [{ ...policy.cars[0], color: 'red' }],
        zip: '1',
      },
    });
    expect(listUnknown(body)).toEqual(['policy.zip', 'policy.drivers.0.name', 'policy.cars.0.color']);
    expect(body.policy).toEqual({ drivers: policy.drivers.slice(0, 1), cars: policy.cars.slice(0, 1) });
  });

  it('store no policy of a health prediction', async () => {
    expect((await predictHealth({ ...healthAnswers, policy })).body).not.toHaveProperty('policy');
  });

  it.each<[string, unknown]>([
    ['policy', null],
    ['policy', 'two cars'],
    ['policy.drivers,policy.cars', {}],
    ['policy.drivers,policy.cars', { drivers: null, cars: 'two' }],
    ['policy.drivers.4,policy.drivers', { ...policy, drivers: Array(5).fill(policy.drivers[0]) }],
    ['policy.cars.3,policy.cars', { ...policy, cars: Array(4).fill(policy.cars[0]) }],
    ['policy.drivers.1', { ...policy, drivers: [policy.drivers[0], null] }],
    ['policy.drivers.0.driver_age', { ...policy, drivers: [{ ...policy.drivers[0], driver_age: 'old' }] }],
    ['policy.drivers.0.driving_experience', { ...policy, drivers: [{ driver_age: 16, prv_accident: 0 }] }],
    ['policy.cars.0.car_price', { ...policy, cars: [{ ...policy.cars[0], car_price: 42 }] }],
    ['policy.cars.0.car_class', { ...policy, cars: [{ ...policy.cars[0], car_class: 'luxury' }] }],
    [
      'policy.cars.0.deductible',
      { ...policy, cars: [{ ...policy.cars[0], cover: 'liability', deductible: 500 }] },
    ],
  ])('return 400 with %s for the policy %j, and store nothing', async (field, given) => {
    const { status, body } = await predictCar({ ...carAnswers, policy: given });
    expect(status).toBe(400);
    expect(Object.keys(body.errors).join()).toBe(field);
    expect((await fetchHistory()).body).toEqual([]);
  });

  it('store no household of a car prediction', async () => {
    expect((await predictCar({ ...carAnswers, household })).body).not.toHaveProperty('household');
  });

  it.each<[string, object]>([
    ['household.people', { people: [] }],
    ['household.people', { people: Array(31).fill(household.people[0]) }],
    ['household.people', { people: [{ age: 10, role: 'child' }] }],
    ['household.people,household.people.0.age', { people: [{ age: 17, role: 'adult' }] }],
    ['household.people.0.age', { people: [{ age: 121, role: 'adult' }] }],
    ['household.people.0.age', { people: [{ age: 20, role: 'adult' }] }],
    [
      'household.people.1.age',
      {
        people: [
          { age: 10, role: 'child' },
          { age: 20, role: 'adult' },
          { age: 45, role: 'adult' },
        ],
      },
    ],
    ['household.people.0.name', { people: [{ age: 45, role: 'adult', name: 'Ada' }] }],
    ['household.income', { income: -1 }],
    ['household.household_size', { household_size: 2 }],
    ['household.employer_offer', { employer_offer: { own: 200 } }],
    ['household.people.0.employer_offer.own', { people: [adultWith({ employer_offer: { own: 'much' } })] }],
    [
      'household.people.1.employer_offer',
      { people: [adultWith({}), { age: 9, role: 'child', employer_offer: { own: 200 } }] },
    ],
    ['household.people.0.has_cover', { people: [adultWith({ has_cover: 'cobra' })] }],
    ['household.phone', { phone: '1' }],
  ])('return 400 with %s for the household %j, and store nothing', async (field, change) => {
    const answers = { ...healthAnswers, household: { ...household, ...change } };
    const { status, body } = await predictHealth(answers);
    expect(status).toBe(400);
    expect(Object.keys(body.errors).join()).toBe(field);
    expect((await fetchHistory()).body).toEqual([]);
  });

  it('store nothing in the year 10,000, which the dates of responses cannot show', async () => {
    const lastSecond = Date.UTC(9999, 11, 31, 23, 59, 59);
    platform.passSeconds((lastSecond - platform.clock().getTime()) / 1000);
    token = await createAccount(platform, 'late@example.com');
    const { status } = await predictHealth(healthAnswers, {}, (request) => {
      platform.passSeconds(1);
      return trained.model(request);
    });
    expect(status).toBe(500);
    platform.passSeconds(-1);
    expect((await fetchHistory()).body).toEqual([]);
    expect((await fetchDashboard()).body).toMatchObject({ total_predictions: 0 });
  });

  it.each([
    ['health', predictHealth, healthAnswers],
    ['car', predictCar, carAnswers],
  ])('store a %s prediction with its label in one write', async (_type, predict, answers) => {
    const { status, body } = await predict({ ...answers, label: '  Family Smith, 021xx ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ label: 'Family Smith, 021xx', input_data: answers });
    expect((await fetchHistory()).body[0]).toMatchObject({ id: body.id, label: body.label });
    const { body: read } = await platform.call('get-prediction', { token, parameters: { id: body.id } });
    expect(read).toMatchObject({ label: body.label, input_data: answers });
  });

  it.each(['', '   ', 'x'.repeat(61), 7])('store nothing with the label %j', async (label) => {
    const { status, body } = await predictCar({ ...carAnswers, label });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual(['label']);
    expect((await fetchHistory()).body).toEqual([]);
  });

  it('have no label where it is null, as where it is left out', async () => {
    const { status, body } = await predictCar({ ...carAnswers, label: null });
    expect([status, body.label]).toEqual([200, undefined]);
    expect((await fetchHistory()).body[0]).not.toHaveProperty('label');
  });

  it('return contributions by form field', async () => {
    const { status, body } = await predictCar(carAnswers);
    expect(status).toBe(200);
    expect(Object.keys({ ...body, label: undefined, policy: undefined }).sort()).toEqual(
      Object.keys(carPremium.shape).sort(),
    );
    const explained = body.contributions.flatMap(
      ({ feature, features = [feature] }: { feature: string; features?: string[] }) => features,
    );
    expect(explained.sort()).toEqual(Object.keys(carAnswers).sort());
  });

  it('accept numbers as text and name unknown fields, which are not stored', async () => {
    const asText = Object.fromEntries(
      Object.entries(healthAnswers).map(([field, value]) => [field, String(value)]),
    );
    const { body } = await predictHealth({ ...asText, heightFt: '5', id: 'x', predicted_premium: 1 });
    expect(body.predicted_health_premium).toBe(
      (await predictHealth(healthAnswers)).body.predicted_health_premium,
    );
    expect(listUnknown(body)).toEqual(['heightFt', 'id', 'predicted_premium']);
    expect((await fetchHistory()).body[0].input_data).toEqual(healthAnswers);
    const { body: stored } = await platform.call('get-prediction', { token, parameters: { id: body.id } });
    expect(listUnknown(stored)).toEqual([]);
    expect(JSON.stringify(platform.logged)).not.toContain('heightFt');
  });

  it('log nothing that depends on the answers', async () => {
    const ill = { any_bodytransplant: 'yes', has_diabetes: 'yes', no_of_major_surgery: 9, age: 99 };
    const changes = { model: trained.model, functionName: 'predict-health-premium' };
    const logOf = async (optional: object) => {
      const first = platform.logged.length;
      const body = { ...healthAnswers, ...optional };
      expect((await platform.call('predict-health-premium', { token, body }, changes)).status).toBe(200);
      const lines = platform.logged.slice(first).map((line) => JSON.parse(line));
      return lines.map((line) => ({ ...line, timestamp: '', requestId: '', durationMs: 0 }));
    };
    const [healthy = {}] = await logOf({});
    expect(healthy).toMatchObject({ user: expect.any(String), session: expect.any(String) });
    expect(await logOf({ ...ill, state: 'CA' })).toEqual([healthy]);
  });

  it('store very large and very small numbers exactly', async () => {
    const numbers = { annual_mileage: 1e300, prv_accident: 5e-324, driving_experience: 0.1 + 0.2 };
    const answers = { ...carAnswers, ...numbers };
    const { status, body } = await predictCar(answers);
    expect(status).toBe(200);
    expect(body.warnings.map(({ feature }: { feature: string }) => feature)).toContain('annual_mileage');
    expect((await fetchHistory()).body[0].input_data).toEqual(answers);
  });

  it('return 503 and store nothing if the model is unavailable', async () => {
    const model = () => Promise.reject(modelUnavailableError());
    const { status, headers, body } = await predictHealth(healthAnswers, {}, model);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body).toEqual({
      code: 'model_unavailable',
      message: 'The premium model is starting, and nothing was saved. Please try again in a minute.',
    });
    expect((await fetchHistory()).body).toEqual([]);
    expect((await fetchDashboard()).body.total_predictions).toBe(0);
  });
});

describe('idempotency key', () => {
  const headers = { 'Idempotency-Key': 'attempt-1' };

  it('returns the stored prediction without invoking the model again', async () => {
    const first = await predictHealth(healthAnswers, headers);
    const requests = trained.countRequests();
    platform.passSeconds(60);
    const again = await predictHealth(healthAnswers, headers);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(trained.countRequests()).toBe(requests);
    expect((await fetchDashboard()).body.total_predictions).toBe(1);
  });

  it('creates one prediction for eight concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => predictCar(carAnswers, headers)));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await fetchDashboard()).body.total_predictions).toBe(1);
  });

  it('is rejected for other answers or another insurance type', async () => {
    await predictHealth(healthAnswers, headers);
    const other = await predictHealth({ ...healthAnswers, age: 46 }, headers);
    expect((await predictHealth({ ...healthAnswers, household }, headers)).status).toBe(422);
    expect(other.status).toBe(422);
    expect(other.body.code).toBe('idempotency_key_reused');
    expect((await predictCar(carAnswers, headers)).status).toBe(422);
    expect((await fetchDashboard()).body.total_predictions).toBe(1);
  });

  it('is rejected for another policy, and repeats a request with its own', async () => {
    const first = await predictCar({ ...carAnswers, policy }, headers);
    expect((await predictCar({ ...carAnswers, policy }, headers)).body).toEqual(first.body);
    const other = await predictCar({ ...carAnswers, policy: { ...policy, cars: [] } }, headers);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect((await predictCar(carAnswers, headers)).status).toBe(422);
  });

  it('is rejected for another label, and repeats a request with its own or without one', async () => {
    const first = await predictCar({ ...carAnswers, label: 'Blue' }, headers);
    expect((await predictCar({ ...carAnswers, label: 'Blue' }, headers)).body).toEqual(first.body);
    expect((await predictCar(carAnswers, headers)).body).toEqual(first.body);
    const other = await predictCar({ ...carAnswers, label: 'Red' }, headers);
    expect(other.status).toBe(422);
    expect(other.body.code).toBe('idempotency_key_reused');
    expect((await fetchHistory()).body.map(({ label }: { label: string }) => label)).toEqual(['Blue']);
  });

  it('is separate for each user', async () => {
    const first = await predictHealth(healthAnswers, headers);
    token = await createAccount(platform, 'bob@example.com');
    const second = await predictHealth(healthAnswers, headers);
    expect(second.status).toBe(200);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it('can be reused after 24 hours', async () => {
    const first = await predictHealth(healthAnswers, headers);
    platform.passSeconds(24 * 60 * 60);
    const second = await predictHealth({ ...healthAnswers, age: 46 }, headers);
    expect(second.status).toBe(200);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it('returns 409 if its prediction was deleted', async () => {
    const { body } = await predictHealth(healthAnswers, headers);
    await platform.call('delete-prediction', { token, parameters: { id: body.id } });
    const again = await predictHealth(healthAnswers, headers);
    expect(again.status).toBe(409);
    expect(again.body.code).toBe('conflict');
  });

  it('is rejected unless it is visible ASCII', async () => {
    const { status, body } = await predictHealth(healthAnswers, { 'idempotency-key': 'two words' });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      'idempotency-key': 'Idempotency-Key must be 1 to 128 visible ASCII characters',
    });
  });

  it('is stored as a hash, without the answers', async () => {
    await predictHealth(healthAnswers, headers);
    const items = await readPartition(platform.table, keyOf.user(deriveUserId(registration.email)));
    const stored = items.find(({ sk }) => sk.startsWith('IDEMPOTENCY#'));
    expect(Object.keys(stored ?? {}).sort()).toEqual(['pk', 'prediction_id', 'sk', 'ttl']);
    expect(stored?.sk).toMatch(/^IDEMPOTENCY#[\w-]{43}$/);
  });
});

describe('a user with one prediction less than the maximum', () => {
  const userId = deriveUserId(registration.email);
  const headers = { 'idempotency-key': 'last' };

  beforeEach(async () => {
    const [user] = (await readPartition(platform.table, keyOf.user(userId))).filter(
      ({ sk }) => sk === 'PROFILE',
    );
    await putItem(platform.table, { ...keyOf.user(userId), ...user, total_predictions: 9_999 });
  });

  it('can store one more, and then receives 409 until a prediction is deleted', async () => {
    const last = await predictCar(carAnswers, headers);
    expect(last.status).toBe(200);
    const { status, body } = await predictCar(carAnswers);
    expect(status).toBe(409);
    expect(body).toEqual({
      code: 'conflict',
      message:
        'You have the maximum of 10,000 stored predictions. Delete some in your history, then try again.',
      params: { max: 10_000 },
    });
    expect((await predictCar(carAnswers, headers)).body).toEqual(last.body);

    const deletion = { token, parameters: { id: last.body.id } };
    expect((await platform.call('delete-prediction', deletion)).status).toBe(200);
    expect((await predictCar(carAnswers)).status).toBe(200);
  });

  it('can store one more of five sent at once', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => predictCar(carAnswers)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});

it('dates a prediction by the clock after it was set back', async () => {
  const before = await predictCar(carAnswers);
  platform.passSeconds(-60);
  const after = await predictCar(carAnswers);
  expect(Date.parse(after.body.created_at)).toBe(Date.parse(before.body.created_at) - 60_000);
});
