import { beforeEach, describe, expect, it } from 'vitest';
import { deriveUserId, keyOf } from '#functions/data/keys.ts';
import { putItem, readPartition } from '#tests/support/dynamodb-items.ts';
import { createAccount, readSession, registration } from '#tests/support/test-accounts.ts';
import { createTestPlatform } from '#tests/support/test-platform.ts';
import { buildPrediction } from '#tests/support/test-predictions.ts';
import { getPredictionPage, summarizePredictions } from './read-predictions.ts';
import { deleteSession, type Session } from './sessions.ts';
import { getUser, updatePassword } from './stored-users.ts';
import type { Table } from './table.ts';
import { deleteStoredPrediction, storePrediction } from './write-predictions.ts';

const now = new Date('2046-11-20T10:00:00.000Z');
const userId = deriveUserId(registration.email);

let table: Table;
let session: Session;
beforeEach(async () => {
  const platform = await createTestPlatform();
  session = await readSession(platform, await createAccount(platform));
  table = platform.table;
});

const sessionEnded = { code: 'unauthenticated' };

const countPredictions = async () => (await getUser(table, userId))?.total_predictions;

describe('predictions', () => {
  it('are in chronological order across pages of DynamoDB', async () => {
    const stored = Array.from({ length: 30 }, (_, index) => ({
      ...buildPrediction(new Date(now.getTime() + index)),
      warnings: [{ feature: 'age', message: 'x'.repeat(60_000), code: 'beyond_data', params: {} }],
    }));
    await Promise.all(stored.map((prediction) => storePrediction(table, session, prediction)));
    const page = await getPredictionPage(table, session, {}, now);
    expect(page.texts.map((row) => JSON.parse(row).id)).toEqual(stored.map(({ id }) => id).reverse());
  });

  it('have a newest one, however many other sessions are read before the user', async () => {
    const caller = { ...session, tokenId: '~' };
    const prediction = buildPrediction(now);
    await storePrediction(table, session, prediction);
    const { sk } = keyOf.session(userId, session.tokenId);
    const item = (await readPartition(table, keyOf.user(userId))).find((stored) => stored.sk === sk);
    for (const tokenId of ['~', 'a', 'b', 'c', 'd']) {
      await putItem(table, { ...item, ...keyOf.session(userId, tokenId) });
      expect(await summarizePredictions(table, caller, now), tokenId).toEqual({
        total_predictions: 1,
        last_prediction_date: prediction.created_at,
      });
    }
  });

  it('are rejected if the id is already in use', async () => {
    const prediction = buildPrediction(now);
    await storePrediction(table, session, prediction);
    await expect(storePrediction(table, session, prediction)).rejects.toThrow(
      'The prediction id is already in use',
    );
    expect(await countPredictions()).toBe(1);
  });

  it('are neither stored nor deleted after a password change in another session', async () => {
    const prediction = buildPrediction(now);
    await storePrediction(table, session, prediction);
    const current = (await getUser(table, userId))?.password_hash ?? '';
    const change = { current, next: 'new', client: ['network-1'] as const, now };
    await updatePassword(table, { ...session, tokenId: 'other' }, change);
    expect(await storePrediction(table, session, buildPrediction(now))).toBe(false);
    await expect(deleteStoredPrediction(table, session, prediction.id, now)).rejects.toMatchObject(
      sessionEnded,
    );
    expect(await countPredictions()).toBe(1);
  });

  it('are not deleted by a session that has ended, whether they exist or not', async () => {
    const prediction = buildPrediction(now);
    await storePrediction(table, session, prediction);
    const { id: unknownId } = buildPrediction(now);
    for (const id of [prediction.id, unknownId]) {
      const deletion = deleteStoredPrediction(table, session, id, session.expiresAt);
      await expect(deletion).rejects.toMatchObject(sessionEnded);
    }
    await deleteSession(table, session);
    for (const id of [prediction.id, unknownId]) {
      await expect(deleteStoredPrediction(table, session, id, now)).rejects.toMatchObject(sessionEnded);
    }
    expect(await countPredictions()).toBe(1);
  });

  it('are counted correctly under concurrent writes and deletions', async () => {
    const stored = Array.from({ length: 6 }, (_, index) => buildPrediction(new Date(now.getTime() + index)));
    for (const prediction of stored) await storePrediction(table, session, prediction);
    await Promise.all([
      ...stored.slice(0, 4).map(({ id }) => deleteStoredPrediction(table, session, id, now)),
      ...stored.slice(0, 4).map(({ id }) => deleteStoredPrediction(table, session, id, now)),
      ...Array.from({ length: 5 }, () => storePrediction(table, session, buildPrediction(now))),
    ]);
    expect(await countPredictions()).toBe(7);
    const page = await getPredictionPage(table, session, {}, now);
    expect(page.texts).toHaveLength(7);
  });
});
