import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it } from 'vitest';
import type { Prediction } from '#contract/predictions.ts';
import { exportAccountRoute } from '#contract/routes/export-account.ts';
import { keyOf } from '#functions/data/keys.ts';
import { toPredictionItem } from '#functions/data/stored-prediction.ts';
import { storedUser } from '#functions/data/stored-users.ts';
import { storePrediction, updateLabel } from '#functions/data/write-predictions.ts';
import { dataVersion } from '#local/state-directory.ts';
import { putItem } from '#tests/support/dynamodb-items.ts';
import { createAccount, readSession, registration } from '#tests/support/test-accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';
import { buildPrediction, toRow } from '#tests/support/test-predictions.ts';

let platform: TestPlatform;
let token: string;
beforeEach(async () => {
  platform = await createTestPlatform();
  token = await createAccount(platform);
});

const fetchExport = (query: Record<string, string> = {}, asToken = token) =>
  platform.call('export-account', { token: asToken, query });

/** Builds predictions one second apart, newest first. */
const buildPredictions = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildPrediction(new Date(platform.clock().getTime() - index * 1000)),
  );

/** Writes items without updating the user's count. */
async function putPredictions(userId: string, predictions: readonly Prediction[]) {
  const { client, tableName } = platform.table;
  const maxBatchSize = 25;
  for (let start = 0; start < predictions.length; start += maxBatchSize) {
    const requests = predictions.slice(start, start + maxBatchSize).map((prediction) => ({
      PutRequest: { Item: { ...keyOf.prediction(userId, prediction.id), ...toPredictionItem(prediction) } },
    }));
    await client.send(new BatchWriteCommand({ RequestItems: { [tableName]: requests } }));
  }
}

it('returns user, whole predictions, sessions, security events and devices', async () => {
  const session = await readSession(platform, token);
  const [newest, older] = buildPredictions(2) as [Prediction, Prediction];
  for (const prediction of [older, newest]) await storePrediction(platform.table, session, prediction);
  await updateLabel(platform.table, session.userId, newest.id, 'Blue "hatchback"');
  const { status, headers, body } = await fetchExport();
  expect(status).toBe(200);
  expect(headers.link).toBeUndefined();
  const { password, confirm_password, ...user } = registration;
  const date_joined = '2046-11-20T10:00:00.000Z';
  expect(body).toEqual({
    user: { ...user, username: user.email, date_joined },
    total_predictions: 2,
    units: { annual_mileage: 'thousand km a year', weight: 'kg', height: 'cm' },
    predictions: [
      { ...toRow(newest), ...newest, label: 'Blue "hatchback"' },
      { ...toRow(older), ...older },
    ],
    sessions: [
      {
        id: session.tokenId,
        device: 'Unknown device',
        created_at: date_joined,
        last_used_at: date_joined,
        current: true,
      },
    ],
    security_events: { password_changed_at: null, new_device_login: null },
    known_devices: ['Unknown device'],
  });
  expect(exportAccountRoute.response.parse(body)).toEqual(body);
});

it('has every attribute of the user, except those that protect the password', () => {
  const { user, security_events, ...others } = exportAccountRoute.response.shape;
  const exported = Object.keys({ ...user.shape, ...security_events.shape, ...others });
  const withheld = ['password_hash', 'password_version', 'surviving_session'];
  expect(
    Object.keys(storedUser.shape)
      .filter((name) => !exported.includes(name))
      .toSorted(),
  ).toEqual(withheld);
});

it('reads the items of the present version of the data', async () => {
  // When this fails, increase dataVersion, so that no server opens a folder with such items, and change both here.
  expect(dataVersion).toBe(6);
  const { userId, tokenId } = await readSession(platform, token);
  const user = {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: registration.email,
    phone_number: '+12025550101',
    password_hash: 'hash',
    password_version: 1,
    surviving_session: tokenId,
    date_joined: '2046-11-19T10:00:00.000Z',
    total_predictions: 2,
    known_devices: new Set(['Firefox on Linux']),
    new_device_login: { device: 'Firefox on Linux', at: '2046-11-19T10:00:00.000Z' },
    password_changed_at: '2046-11-19T11:00:00.000Z',
  };
  const common = '"created_at":"2046-11-20T09:00:00.000Z","range":{"low":900,"high":1500,"coverage":0.8}}';
  const figures = '"baseline":1000,"contributions":[],"warnings":[],"model_version":"model-1"';
  const car = {
    summary: `{"id":"7A0CX3B000000000000000000A","insurance_type":"car","input_data":{"driver_age":30,"driving_experience":8,"annual_mileage":15,"car_mfg_year":2018,"prv_accident":0,"state":"OH"},"predicted_premium":1000,"market_premium":1122,"market_range":{"low":640,"high":1700},"covers":{"minimum":{"premium":500,"range":{"low":300,"high":800}},"liability_comprehensive":{"premium":800,"range":{"low":500,"high":1200}},"full":{"premium":1000,"range":{"low":640,"high":1700}}},${common}`,
    explanation: `{${figures},"market":{"premium":1122,"range":{"low":640,"high":1700},"basis":"Ohio","basis_code":"average_of_state","params":{"state":"OH"}}}`,
    label: 'Blue hatchback',
  };
  const health = {
    summary: `{"id":"7A0CX3B000000000000000000B","insurance_type":"health","input_data":{"age":66,"weight":70,"height":170,"has_diabetes":"no","has_pressure_issue":"yes","any_bodytransplant":"no","any_chronic_disease":"no","any_allergies":"no","history_of_cancer_in_family":"no","no_of_major_surgery":1},"predicted_premium":1000,"market_premium":7000,"market_range":{"low":6000,"high":8000},"prices":{"plan_year":2026,"basis":"filed","bronze":null,"silver":null,"gold":null},${common}`,
    explanation: `{${figures},"market":{"premium":7000,"range":{"low":6000,"high":8000},"basis":"2026 US","basis_code":"benchmark_of_country","params":{"plan_year":2026},"area":null,"silver":null,"bronze":null,"gold":null,"place_basis":"country","bronze_basis":null,"prices":{"plan_year":2026,"basis":"filed"}},"year":null}`,
  };
  const session = { password_version: 0, device: 'Firefox on Linux', ttl: 2426925600 };
  await putItem(platform.table, { ...keyOf.user(userId), ...user });
  await putItem(platform.table, { ...keyOf.session(userId, tokenId), ...session });
  await putItem(platform.table, { ...keyOf.prediction(userId, '7A0CX3B000000000000000000A'), ...car });
  await putItem(platform.table, { ...keyOf.prediction(userId, '7A0CX3B000000000000000000B'), ...health });
  const { status, body } = await fetchExport();
  expect(status).toBe(200);
  expect(body.predictions).toMatchObject([{ insurance_type: 'health' }, { label: 'Blue hatchback' }]);
});

it('returns all of 1,001 predictions in parts of 1,000 with a link to the next one', async () => {
  const stored = buildPredictions(1001);
  await putPredictions((await readSession(platform, token)).userId, stored);
  const sizes: number[] = [];
  const ids: string[] = [];
  let query: Record<string, string> | undefined = {};
  while (query) {
    const { body, headers } = await fetchExport(query);
    sizes.push(body.predictions.length);
    ids.push(...body.predictions.map(({ id }: Prediction) => id));
    const link = /^<\/api\/users\/export\/\?(.+)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1];
    query = link === undefined ? undefined : Object.fromEntries(new URLSearchParams(link));
  }
  expect(sizes).toEqual([1000, 1]);
  expect(ids).toEqual(stored.map(({ id }) => id));
});

it('returns smaller parts of predictions that would exceed the size of a response', async () => {
  const long = 'x'.repeat(100_000);
  const stored = buildPredictions(70).map((prediction) => ({ ...prediction, model_version: long }));
  await putPredictions((await readSession(platform, token)).userId, stored);
  const { body, headers } = await fetchExport();
  expect(JSON.stringify(JSON.stringify(body)).length).toBeLessThan(6 * 1024 * 1024);
  const last = body.predictions.at(-1).id;
  expect(headers.link).toBe(`</api/users/export/?before=${last}>; rel="next"`);
  const rest = (await fetchExport({ before: last })).body.predictions;
  expect(body.predictions.length + rest.length).toBe(stored.length);
});

it("returns nothing of another user, even with an id of that user's prediction", async () => {
  const session = await readSession(platform, token);
  const [prediction] = buildPredictions(1) as [Prediction];
  await storePrediction(platform.table, session, prediction);
  const other = await createAccount(platform, 'bob@example.com');
  for (const query of [{}, { before: prediction.id }, { before: '7ZZZZZZZZZZZZZZZZZZZZZZZZZ' }]) {
    const { status, body } = await fetchExport(query, other);
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { email: 'bob@example.com' }, predictions: [] });
    expect(body.sessions).toHaveLength(1);
  }
});
