import { beforeEach, describe, expect, it } from 'vitest';
import { deriveUserId, keyOf } from '#functions/data/keys.ts';
import { deleteItem, putItem } from '#tests/support/dynamodb-items.ts';
import { registerSomebody, registration } from '#tests/support/test-accounts.ts';
import { createTestPlatform } from '#tests/support/test-platform.ts';
import { buildPrediction } from '#tests/support/test-predictions.ts';
import { deleteStoredPrediction, storePrediction } from './predictions.ts';
import { getPrediction, getPredictionPage } from './read-predictions.ts';
import type { Table } from './table.ts';
import { getUser } from './users.ts';

const now = new Date('2046-11-20T10:00:00.000Z');
const userId = deriveUserId(registration.email);

let table: Table;
beforeEach(async () => {
  const platform = await createTestPlatform();
  await registerSomebody(platform);
  table = platform.table;
});

const countPredictions = async () => (await getUser(table, userId))?.total_predictions;

describe('predictions', () => {
  it('are returned unchanged, individually and as a page', async () => {
    const prediction = buildPrediction(now);
    await storePrediction(table, userId, prediction);
    expect(await getPrediction(table, userId, prediction.id)).toEqual(prediction);
    expect(await getPredictionPage(table, userId, {})).toEqual({ predictions: [prediction], hasMore: false });
    expect(await getPrediction(table, 'another user', prediction.id)).toBeUndefined();
  });

  it('are in chronological order across pages of DynamoDB', async () => {
    const stored = Array.from({ length: 30 }, (_, index) => ({
      ...buildPrediction(new Date(now.getTime() + index)),
      warnings: [{ feature: 'age', message: 'x'.repeat(60_000) }],
    }));
    await Promise.all(stored.map((prediction) => storePrediction(table, userId, prediction)));
    const { predictions } = await getPredictionPage(table, userId, {});
    expect(predictions.map(({ id }) => id)).toEqual(stored.map(({ id }) => id).reverse());
  });

  it('are rejected if the id is already in use', async () => {
    const prediction = buildPrediction(now);
    await storePrediction(table, userId, prediction);
    await expect(storePrediction(table, userId, prediction)).rejects.toThrow(
      'the prediction id is already in use',
    );
    expect(await countPredictions()).toBe(1);
  });

  it('are rejected if the user does not exist', async () => {
    await deleteItem(table, keyOf.user(userId));
    const prediction = buildPrediction(now);
    await expect(storePrediction(table, userId, prediction)).rejects.toThrow('The user does not exist');
    expect(await getPrediction(table, userId, prediction.id)).toBeUndefined();
  });

  it('are counted correctly under concurrent writes and deletions', async () => {
    const stored = Array.from({ length: 6 }, (_, index) => buildPrediction(new Date(now.getTime() + index)));
    for (const prediction of stored) await storePrediction(table, userId, prediction);
    await Promise.all([
      ...stored.slice(0, 4).map(({ id }) => deleteStoredPrediction(table, userId, id)),
      ...stored.slice(0, 4).map(({ id }) => deleteStoredPrediction(table, userId, id)),
      ...Array.from({ length: 5 }, () => storePrediction(table, userId, buildPrediction(now))),
    ]);
    expect(await countPredictions()).toBe(7);
    expect((await getPredictionPage(table, userId, {})).predictions).toHaveLength(7);
  });

  it('are rejected if the stored item is invalid', async () => {
    const prediction = buildPrediction(now);
    const text = JSON.stringify({ ...prediction, predicted_premium: -1 });
    await putItem(table, { ...keyOf.prediction(userId, prediction.id), prediction: text });
    await expect(getPrediction(table, userId, prediction.id)).rejects.toThrow();
  });
});
