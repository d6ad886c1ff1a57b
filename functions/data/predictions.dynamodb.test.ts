import { beforeEach, describe, expect, it } from 'vitest';
import { deriveUserId, keyOf } from '#functions/data/keys.ts';
import { deleteItem, putItem } from '#tests/support/dynamodb-items.ts';
import { registerSomebody, registration } from '#tests/support/test-accounts.ts';
import { createTestPlatform } from '#tests/support/test-platform.ts';
import { buildPrediction } from '#tests/support/test-predictions.ts';
import { removePrediction, savePrediction } from './predictions.ts';
import { findPrediction, readPredictionPage } from './read-predictions.ts';
import type { Table } from './table.ts';
import { findUser } from './users.ts';

const now = new Date('2046-11-20T10:00:00.000Z');
const userId = deriveUserId(registration.email);

let table: Table;
beforeEach(async () => {
  const platform = await createTestPlatform();
  await registerSomebody(platform);
  table = platform.table;
});

const countPredictions = async () => (await findUser(table, userId))?.total_predictions;

describe('predictions', () => {
  it('come back as they were, one by one and together', async () => {
    const made = buildPrediction(now);
    await savePrediction(table, userId, made);
    expect(await findPrediction(table, userId, made.id)).toEqual(made);
    expect(await readPredictionPage(table, userId, {})).toEqual({ predictions: [made], hasMore: false });
    expect(await findPrediction(table, 'somebody else', made.id)).toBeUndefined();
  });

  it('stay in the order of time across the pages that DynamoDB reads', async () => {
    const made = Array.from({ length: 30 }, (_, index) => ({
      ...buildPrediction(new Date(now.getTime() + index)),
      warnings: [{ feature: 'age', message: 'x'.repeat(60_000) }],
    }));
    await Promise.all(made.map((prediction) => savePrediction(table, userId, prediction)));
    const { predictions } = await readPredictionPage(table, userId, {});
    expect(predictions.map(({ id }) => id)).toEqual(made.map(({ id }) => id).reverse());
  });

  it('are not kept twice under one id', async () => {
    const made = buildPrediction(now);
    await savePrediction(table, userId, made);
    await expect(savePrediction(table, userId, made)).rejects.toThrow('its id was used before');
    expect(await countPredictions()).toBe(1);
  });

  it('are not kept for an account that is gone', async () => {
    await deleteItem(table, keyOf.user(userId));
    const made = buildPrediction(now);
    await expect(savePrediction(table, userId, made)).rejects.toThrow('The account of a prediction is gone');
    expect(await findPrediction(table, userId, made.id)).toBeUndefined();
  });

  it('are counted right when they come and go at once', async () => {
    const kept = Array.from({ length: 6 }, (_, index) => buildPrediction(new Date(now.getTime() + index)));
    for (const made of kept) await savePrediction(table, userId, made);
    await Promise.all([
      ...kept.slice(0, 4).map(({ id }) => removePrediction(table, userId, id)),
      ...kept.slice(0, 4).map(({ id }) => removePrediction(table, userId, id)),
      ...Array.from({ length: 5 }, () => savePrediction(table, userId, buildPrediction(now))),
    ]);
    expect(await countPredictions()).toBe(7);
    expect((await readPredictionPage(table, userId, {})).predictions).toHaveLength(7);
  });

  it('are believed only when they are whole', async () => {
    const made = buildPrediction(now);
    const text = JSON.stringify({ ...made, predicted_premium: -1 });
    await putItem(table, { ...keyOf.prediction(userId, made.id), prediction: text });
    await expect(findPrediction(table, userId, made.id)).rejects.toThrow();
  });
});
