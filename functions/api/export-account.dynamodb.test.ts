import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it } from 'vitest';
import type { Prediction } from '#contract/predictions.ts';
import { exportAccountRoute } from '#contract/routes/export-account.ts';
import { keyOf } from '#functions/data/keys.ts';
import { toPredictionItem } from '#functions/data/stored-prediction.ts';
import { storedUser } from '#functions/data/stored-users.ts';
import { storePrediction, updateLabel } from '#functions/data/write-predictions.ts';
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
  expect(platform.logged.filter((line) => line.includes('other-version'))).toEqual([]);
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
