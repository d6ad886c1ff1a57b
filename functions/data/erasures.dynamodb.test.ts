import { beforeEach, describe, expect, it } from 'vitest';
import { putItem, putItems, readPartition } from '#tests/support/dynamodb-items.ts';
import { createTestTable, interceptCommands, type TestTable } from '#tests/support/dynamodb-table.ts';
import { finishErasure, getErasure, listErasures, startErasure } from './erasures.ts';
import { keyOf } from './keys.ts';

const now = new Date('2046-11-20T10:00:00.000Z');
const userId = 'user';
const running = new AbortController().signal;

let table: TestTable;
beforeEach(async () => {
  table = await createTestTable();
});

/** Stores a user with more items than two transactions delete. */
async function storeUser(): Promise<void> {
  await putItem(table, { ...keyOf.user(userId), email: 'ada@example.com', password_hash: 'hash' });
  for (const prefix of ['a', 'b']) {
    const ids = Array.from({ length: 100 }, (_, index) => prefix + index);
    await putItems(
      table,
      ids.map((id) => keyOf.prediction(userId, id)),
    );
  }
  await putItems(table, [
    keyOf.session(userId, 'token'),
    keyOf.loginFailures(userId, ['network-1']),
    keyOf.idempotency(userId, 'attempt-1'),
  ]);
}

async function start() {
  return (await startErasure(table, userId, 'hash', now)) ?? expect.fail('The erasure did not start');
}

const readRemains = async () => [
  ...(await readPartition(table, keyOf.user(userId))),
  ...(await listErasures(table)),
];

/** Performs an action instead of the n-th transaction. */
function interceptTransaction(number: number, perform: (send: () => Promise<unknown>) => Promise<unknown>) {
  let transactions = 0;
  return interceptCommands(table, async (name, send) => {
    if (name !== 'TransactWrite') return send();
    transactions += 1;
    return transactions === number ? perform(send) : send();
  });
}

describe('startErasure', () => {
  it('removes the personal data of the user item, and records the erasure', async () => {
    await storeUser();
    const erasure = await start();
    const user = { ...keyOf.user(userId), erasure_id: erasure.id };
    expect(await readPartition(table, keyOf.user(userId))).toContainEqual(user);
    expect(await listErasures(table)).toEqual([{ userId, id: erasure.id, requestedAt: now }]);
  });

  it.each(['another hash', ''])('changes nothing if the password hash is not %j', async (hash) => {
    await storeUser();
    expect(await startErasure(table, userId, hash, now)).toBeUndefined();
    expect(await listErasures(table)).toEqual([]);
  });
});

describe('finishErasure', () => {
  it('deletes all items of the user and no others', async () => {
    await storeUser();
    const other = { ...keyOf.user('other'), password_hash: 'hash' };
    await putItem(table, other);
    expect(await finishErasure(table, await start(), running)).toBe(true);
    expect(await readRemains()).toEqual([]);
    expect(await readPartition(table, other)).toEqual([other]);
  });

  const interruptions = [1, 2, 3].flatMap((number) => [
    { number, when: 'before' },
    { number, when: 'after' },
  ]);
  it.each(interruptions)(
    'completes an erasure that was cut off $when transaction $number',
    async (moment) => {
      await storeUser();
      const erasure = await start();
      const spy = interceptTransaction(moment.number, async (send) => {
        if (moment.when === 'after') await send();
        throw new Error('cut off');
      });
      await expect(finishErasure(table, erasure, running)).rejects.toThrow('cut off');
      spy.mockRestore();
      const isComplete = moment.number === 3 && moment.when === 'after';
      expect(await listErasures(table)).toHaveLength(isComplete ? 0 : 1);
      for (const found of await listErasures(table)) await finishErasure(table, found, running);
      expect(await readRemains()).toEqual([]);
    },
  );

  it('stops between two transactions on request', async () => {
    await storeUser();
    const erasure = await start();
    const controller = new AbortController();
    const spy = interceptTransaction(2, async (send) => {
      await send();
      controller.abort();
    });
    expect(await finishErasure(table, erasure, controller.signal)).toBe(false);
    spy.mockRestore();
    expect(await readPartition(table, keyOf.user(userId))).toHaveLength(204 - 2 * 98);
    expect(await getErasure(table, userId)).toEqual(erasure);
  });

  it.each([1, 2, 3])(
    'deletes nothing of a new account with the same address if it continues late, at transaction %i',
    async (number) => {
      await storeUser();
      const erasure = await start();
      const newItems = [
        { ...keyOf.user(userId), password_hash: 'new' },
        keyOf.prediction(userId, 'a0'),
        keyOf.loginFailures(userId, ['network-1']),
      ];
      const spy = interceptTransaction(number, async (send) => {
        spy.mockRestore();
        await finishErasure(table, erasure, running);
        await putItems(table, newItems);
        return send();
      });
      expect(await finishErasure(table, erasure, running)).toBe(true);
      const remains = await readPartition(table, keyOf.user(userId));
      expect(remains.map(({ sk }) => sk).sort()).toEqual(newItems.map(({ sk }) => sk).sort());
    },
  );

  it('retries a throttled transaction', async () => {
    await storeUser();
    const erasure = await start();
    const spy = interceptTransaction(2, async () => {
      spy.mockRestore();
      throw Object.assign(new Error('throttled'), { name: 'ThrottlingException' });
    });
    expect(await finishErasure(table, erasure, running)).toBe(true);
    expect(await readRemains()).toEqual([]);
  });
});
