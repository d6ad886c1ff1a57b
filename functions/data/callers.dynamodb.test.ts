import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { deleteItem, putItem } from '#tests/support/dynamodb-items.ts';
import { createTestTable } from '#tests/support/dynamodb-table.ts';
import { ServiceProxy } from '#tests/support/service-proxy.ts';
import { getCaller } from './callers.ts';
import { buildKeyRead } from './idempotency-keys.ts';
import { keyOf } from './keys.ts';
import { type Session, toSessionItem } from './sessions.ts';
import { parseStoredPrediction } from './stored-prediction.ts';
import type { Table } from './table.ts';

const now = new Date('2046-11-20T10:00:00.000Z');
const session: Session = {
  userId: 'user-1',
  tokenId: 'token-1',
  passwordVersion: 0,
  expiresAt: new Date('2046-11-27T10:00:00.000Z'),
};
const user = {
  ...keyOf.user('user-1'),
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  phone_number: '1',
  password_hash: 'hash',
  date_joined: now.toISOString(),
  total_predictions: 0,
  password_version: 0,
  known_devices: new Set(['Chrome on Windows']),
};

let dynamodb: ServiceProxy;
let table: Table;
beforeAll(async () => {
  dynamodb = await ServiceProxy.start(inject('dynamodbUrl'));
});
afterAll(() => dynamodb.close());
beforeEach(async () => {
  table = await createTestTable(dynamodb.url);
  await putItem(table, user);
  await putItem(table, toSessionItem(session, 'Chrome on Windows'));
  dynamodb.reset();
});

const sessionEnded = { code: 'unauthenticated' };

/** Returns false if the session has ended. */
async function isCaller(asked: Session, time = now): Promise<boolean> {
  const error = await getCaller(table, asked, time).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error) expect(error).toMatchObject(sessionEnded);
  return error === undefined;
}

describe('getCaller', () => {
  it('returns the user and further items in one call', async () => {
    const read = buildKeyRead('user-1', 'attempt-1');
    await putItem(table, { ...read.key, prediction_id: 'x', ttl: 1 });
    dynamodb.reset();
    const missing = { key: keyOf.prediction('user-1', 'none'), parse: parseStoredPrediction };
    const caller = await getCaller(table, session, now, read, missing);
    expect(caller.user.email).toBe('ada@example.com');
    expect(caller.items).toEqual([{ ...read.key, prediction_id: 'x', ttl: 1 }, undefined]);
    expect(dynamodb.requests.map(({ operation }) => operation)).toEqual(['BatchGetItem']);
  });

  it('fails if the session is missing or has expired', async () => {
    expect(await isCaller({ ...session, tokenId: 'token-2' })).toBe(false);
    expect(await isCaller(session, new Date(session.expiresAt.getTime() - 1000))).toBe(true);
    expect(await isCaller(session, session.expiresAt)).toBe(false);
    await deleteItem(table, keyOf.session('user-1', 'token-1'));
    expect(await isCaller(session)).toBe(false);
  });

  it('fails if the user does not exist', async () => {
    await deleteItem(table, keyOf.user('user-1'));
    expect(await isCaller(session)).toBe(false);
  });

  const Keys = [{ pk: { S: user.pk }, sk: { S: user.sk } }];
  const createUnprocessed = () => {
    const body = { Responses: {}, UnprocessedKeys: { [table.tableName]: { Keys } } };
    return { kind: 'respond', status: 200, body } as const;
  };

  it('requests keys again that DynamoDB did not process', async () => {
    dynamodb.inject('BatchGetItem', createUnprocessed());
    await expect(getCaller(table, session, now)).rejects.toMatchObject(sessionEnded);
    expect(dynamodb.requests).toHaveLength(2);
    const { RequestItems } = JSON.parse(dynamodb.requests[1]?.body ?? '');
    expect(RequestItems).toEqual({ [table.tableName]: { Keys, ConsistentRead: true } });
  });

  it('fails as throttled if DynamoDB never processes a key', async () => {
    dynamodb.inject('BatchGetItem', createUnprocessed(), 3);
    await expect(getCaller(table, session, now)).rejects.toMatchObject({
      name: 'ProvisionedThroughputExceededException',
    });
  });
});
