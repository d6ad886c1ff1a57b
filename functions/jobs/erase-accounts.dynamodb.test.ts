import { beforeEach, expect, it, vi } from 'vitest';
import { listErasures, startErasure } from '#functions/data/erasures.ts';
import { keyOf } from '#functions/data/keys.ts';
import { putItem, readPartition } from '#tests/support/dynamodb-items.ts';
import { interceptCommands } from '#tests/support/dynamodb-table.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';
import { defineEraser, eraseAccounts } from './erase-accounts.ts';

const running = new AbortController().signal;

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform();
  for (const userId of ['a', 'b']) {
    await putItem(platform.table, { ...keyOf.user(userId), password_hash: 'hash' });
    await putItem(platform.table, { ...keyOf.session(userId, 'token') });
    await startErasure(platform.table, userId, 'hash', platform.clock());
  }
});

/** Erases accounts as on Lambda, and returns the entry of the log that follows. */
async function runOnLambda(signal = running) {
  await eraseAccounts({ ...platform, functionName: 'erase-accounts' }, signal);
  return JSON.parse(platform.logged.at(-1) ?? '');
}

it('completes all erasures', async () => {
  expect(await eraseAccounts({ ...platform, functionName: undefined }, running)).toBe(0);
  expect(await listErasures(platform.table)).toEqual([]);
  for (const userId of ['a', 'b']) {
    expect(await readPartition(platform.table, keyOf.user(userId))).toEqual([]);
  }
});

it('records the age of the oldest erasure that remains, and 0 without one', async () => {
  platform.passSeconds(2 * 3600);
  const name = 'OldestErasureHours';
  const metric = {
    Namespace: 'Premia',
    Dimensions: [['FunctionName']],
    Metrics: [{ Name: name, Unit: 'None' }],
  };
  const _aws = { Timestamp: platform.clock().getTime(), CloudWatchMetrics: [metric] };
  const entry = { _aws, FunctionName: 'erase-accounts' };
  expect(await runOnLambda(AbortSignal.abort())).toMatchObject({ ...entry, [name]: 2 });
  expect(await runOnLambda()).toMatchObject({ ...entry, [name]: 0 });
});

it('completes the others if one fails, and logs the failure', async () => {
  const spy = interceptCommands(platform.table, async (_name, send, command) => {
    if (JSON.stringify(command).includes('"USER#a"')) throw new Error('cut off');
    return send();
  });
  expect(await eraseAccounts({ ...platform, functionName: undefined }, running)).toBe(1);
  spy.mockRestore();
  expect(await listErasures(platform.table)).toMatchObject([{ userId: 'a' }]);
  expect(platform.logged.join()).toContain('erasure-failed');
});

it('stops 20 seconds before Lambda does, and completes the rest in the next run', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const erase = defineEraser(() => ({ ...platform, functionName: undefined }));
  timeout.mockReturnValueOnce(AbortSignal.abort());
  await erase({}, { getRemainingTimeInMillis: () => 15_000 });
  expect(timeout).toHaveBeenLastCalledWith(0);
  expect(await listErasures(platform.table)).toHaveLength(2);
  await erase({}, { getRemainingTimeInMillis: () => 60_000 });
  expect(timeout).toHaveBeenLastCalledWith(40_000);
  expect(await listErasures(platform.table)).toEqual([]);
});
