import { beforeEach, describe, expect, it } from 'vitest';
import type { Prediction } from '#contract/predictions.ts';
import { keyOf } from '#functions/data/keys.ts';
import { writes } from '#functions/data/stored-forms.ts';
import { toPredictionItem } from '#functions/data/stored-prediction.ts';
import { storePrediction } from '#functions/data/write-predictions.ts';
import { putItem } from '#tests/support/dynamodb-items.ts';
import { createAccount, readSession } from '#tests/support/test-accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';
import { buildPrediction, carCovers, toRow } from '#tests/support/test-predictions.ts';

let platform: TestPlatform;
let token: string;
let userId: string;
/** A prediction that can be read, beside the one that can't. */
let whole: Prediction;
beforeEach(async () => {
  platform = await createTestPlatform();
  token = await createAccount(platform);
  const session = await readSession(platform, token);
  userId = session.userId;
  whole = buildPrediction(platform.clock());
  await storePrediction(platform.table, session, whole);
  await storePrediction(platform.table, session, odd);
});

const odd = buildPrediction(new Date('2046-11-20T11:00:00.000Z'));
const { id, created_at } = odd;
const item = toPredictionItem(odd);
const { predicted_premium, ...withoutPremium } = JSON.parse(item.summary);
const { market, ...withoutMarket } = JSON.parse(item.explanation);
/** The row with a premium that no version of Premia stores, as JSON text. */
const rowWith = (amount: string) => ({
  ...item,
  summary: item.summary.replace(`"predicted_premium":${predicted_premium}`, `"predicted_premium":${amount}`),
});
const withCover = (cover: string, price: object) => {
  const row = JSON.parse(item.summary);
  return { ...row, covers: { ...row.covers, [cover]: price } };
};
const later = { ...JSON.parse(item.summary), predicted_premium: { yearly: 900 }, sort: 'of a later version' };

/** Attributes of an item that this version can't read, and the premium that can be read of it. */
const cases: Record<string, [item: object, premium: number | null, type?: 'car']> = {
  'a later form': [{ ...item, v: writes + 1 }, predicted_premium, 'car'],
  'a later form with other members': [{ v: 9, summary: JSON.stringify(later), rest: [1, 2] }, null, 'car'],
  'a form that is no number': [{ ...item, v: 'two' }, predicted_premium, 'car'],
  'a missing member of the row': [{ ...item, summary: JSON.stringify(withoutPremium) }, null, 'car'],
  'a member of the row of the wrong type': [
    { ...item, summary: JSON.stringify({ ...withoutPremium, predicted_premium: '900' }) },
    null,
    'car',
  ],
  ...Object.fromEntries(
    ['1e400', '1e308', '1000000000.01', '12.345', '0', '-1'].map(
      (amount): [string, [object, null, 'car']] => [`a premium of ${amount}`, [rowWith(amount), null, 'car']],
    ),
  ),
  'a range up to 1e400': [
    {
      ...item,
      summary: item.summary.replace(/"market_range":\{"low":[\d.]+/, '"market_range":{"low":1e400'),
    },
    predicted_premium,
    'car',
  ],
  ...Object.fromEntries(
    Object.keys(carCovers).map((cover): [string, [object, number, 'car']] => [
      `a broken price of the cover ${cover}`,
      [{ ...item, summary: JSON.stringify(withCover(cover, { premium: 900 })) }, predicted_premium, 'car'],
    ]),
  ),
  'broken text of the row': [{ ...item, summary: item.summary.slice(0, -9) }, null],
  'no attributes': [{}, null],
  'attributes of other types': [{ v: 1, summary: 7, explanation: new Set(['x']), label: 5 }, null],
};

/** Items whose rows can be read, but not the rest. */
const partial: typeof cases = {
  'a missing member beside the row': [{ ...item, explanation: JSON.stringify(withoutMarket) }, 1234.56],
  'a member of the wrong type beside the row': [
    { ...item, explanation: JSON.stringify({ ...withoutMarket, market: [market] }) },
    1234.56,
  ],
  'broken text beside the row': [{ ...item, explanation: '{"baseline":' }, 1234.56],
  'an amount of 1e400 beside the row': [
    { ...item, explanation: item.explanation.replace(/"amount":-?[\d.]+/, '"amount":1e400') },
    1234.56,
  ],
  'a policy without cars': [
    { ...item, summary: item.summary.replace('"covers"', '"policy":{"drivers":[]},"covers"') },
    1234.56,
  ],
  'an unknown state': [
    { ...item, summary: item.summary.replace('"car_mfg', '"state":"ZZ","car_mfg') },
    1234.56,
  ],
};

const storeOdd = (attributes: object) =>
  putItem(platform.table, { ...keyOf.prediction(userId, id), ...attributes });

const countLines = () => platform.logged.filter((line) => line.includes('"event":"other-version"')).length;

describe.each(Object.entries({ ...cases, ...partial }))(
  'a prediction with %s',
  (name, [stored, premium, type]) => {
    const isPartial = name in partial;
    const row = {
      id,
      created_at,
      other_version: true,
      ...((isPartial || type) && { insurance_type: 'car' }),
      input_data: {},
      predicted_premium: premium,
    };
    const call = (routeId: Parameters<TestPlatform['call']>[0], request: object = {}) =>
      platform.call(routeId, { token, ...request });

    it('is a row of the history, and the others are unchanged', async () => {
      await storeOdd(stored);
      for (const query of [{}, { limit: '1' }]) {
        const { status, body } = await call('list-predictions', { query });
        expect(status).toBe(200);
        if (isPartial) expect(body[0]).toMatchObject({ id, predicted_premium: premium });
        else expect(body[0]).toEqual(row);
        if (!('limit' in query)) expect(body[1]).toEqual(toRow(whole));
      }
      expect(countLines()).toBe(isPartial ? 0 : 2);
      const older = await call('list-predictions', { query: { before: id } });
      expect(older.body).toEqual([toRow(whole)]);
    });

    it('is counted on the dashboard, with its time', async () => {
      await storeOdd(stored);
      const { body } = await call('get-dashboard');
      expect(body).toEqual({ total_predictions: 2, last_prediction_date: created_at });
    });

    it('is returned alone', async () => {
      await storeOdd(stored);
      const { status, body } = await call('get-prediction', { parameters: { id } });
      expect([status, body]).toEqual([200, row]);
      expect(countLines()).toBe(1);
    });

    it('is exported as it is stored', async () => {
      await storeOdd(stored);
      const { status, body } = await call('export-account');
      expect(status).toBe(200);
      expect(body.predictions[1]).toEqual({ ...toRow(whole), ...whole });
      // The export sends what the row and the rest have: the state and the policy are not checked.
      if (name === 'an unknown state') expect(body.predictions[0].input_data.state).toBe('ZZ');
      else if (name === 'a policy without cars') expect(body.predictions[0].policy).toEqual({ drivers: [] });
      else {
        const asJson = JSON.parse(
          JSON.stringify(stored, (_, value) => (value instanceof Set ? [...value] : value)),
        );
        expect(body.predictions[0]).toEqual({ ...row, stored: asJson });
      }
    });

    it('gets a label, loses it and is deleted', async () => {
      await storeOdd(stored);
      const request = { parameters: { id } };
      const labelled = await call('label-prediction', { ...request, body: { label: 'Old' } });
      expect([labelled.status, labelled.body]).toEqual([200, { ...row, label: 'Old' }]);
      const { body } = await call('list-predictions');
      expect(body[0].label).toBe('Old');
      const removed = await call('label-prediction', { ...request, body: { label: null } });
      expect([removed.status, removed.body]).toEqual([200, row]);
      expect((await call('delete-prediction', request)).status).toBe(200);
      expect((await call('list-predictions')).body).toEqual([toRow(whole)]);
      expect((await call('get-dashboard')).body.total_predictions).toBe(1);
    });
  },
);

it.each([
  ['created_at', '"yesterday"'],
  ['created_at', '"2020-01-01T00:00:00.000Z"'],
  ['created_at', '5'],
  ['id', '"x"'],
  ['id', 'null'],
  ['id', JSON.stringify(id.toLowerCase())],
])('has the id and the time of its key, if the stored %s is %s', async (member, text) => {
  const stored = JSON.stringify({ id, created_at }[member]);
  const summary = item.summary.replace(`"${member}":${stored}`, `"${member}":${text}`);
  expect(summary).not.toBe(item.summary);
  // Also where the other part has the member too.
  for (const explanation of [item.explanation, item.explanation.replace('{', `{"${member}":${text},`)]) {
    await storeOdd({ ...item, summary, explanation });
    const { body: rows } = await platform.call('list-predictions', { token });
    expect(rows).toEqual([toRow(odd), toRow(whole)]);
    const got = await platform.call('get-prediction', { token, parameters: { id } });
    expect(got.body).toEqual(odd);
    const { body } = await platform.call('export-account', { token });
    expect(body.predictions).toEqual([odd, whole].map((each) => ({ ...toRow(each), ...each })));
  }
  expect(countLines()).toBe(0);
});

it('is not taken for the result of an earlier attempt', async () => {
  const session = await readSession(platform, token);
  const made = buildPrediction(new Date('2046-11-20T12:00:00.000Z'));
  await storePrediction(platform.table, session, made, 'attempt-1');
  await putItem(platform.table, { ...keyOf.prediction(userId, made.id), ...item, v: writes + 1 });
  const { status, body } = await platform.call(
    'predict-car-premium',
    { token, body: made.input_data, headers: { 'idempotency-key': 'attempt-1' } },
    { model: () => expect.unreachable() },
  );
  expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
});
