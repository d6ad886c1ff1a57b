import { beforeEach, describe, expect, it } from 'vitest';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { readPartition } from '#tests/support/dynamodb-items.ts';
import { createTestTable } from '#tests/support/dynamodb-table.ts';
import { keyOf } from './keys.ts';
import { getRetryAfterSeconds, recordFailure } from './login-failures.ts';
import type { Table } from './table.ts';

const start = new Date('2046-11-20T10:00:00.000Z');
const secondsLater = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const attempt = { userId: 'user-1', clientAddress: '192.0.2.1' };

let table: Table;
beforeEach(async () => {
  table = await createTestTable();
});

/** Records failures concurrently and returns how many were recorded. */
async function recordConcurrently(count: number, now: Date) {
  const waits = await Promise.all(Array.from({ length: count }, () => recordFailure(table, attempt, now)));
  return waits.filter((wait) => wait === 0).length;
}

describe('login failures', () => {
  it('are limited to five in the 15 minutes after the first', async () => {
    for (const seconds of [0, 10, 20, 30, 40])
      expect(await recordFailure(table, attempt, secondsLater(seconds))).toBe(0);
    expect(await recordFailure(table, attempt, secondsLater(50))).toBe(850);
    expect(await recordFailure(table, attempt, secondsLater(899))).toBe(1);
    expect(await recordFailure(table, attempt, secondsLater(900))).toBe(0);
  });

  it('are limited to five when recorded concurrently', async () => {
    expect(await recordConcurrently(12, start)).toBe(5);
  });

  it('are limited to five when recorded concurrently after an expired window', async () => {
    await recordConcurrently(5, start);
    expect(await recordConcurrently(12, secondsLater(900))).toBe(5);
  });

  it('block further attempts from the fifth failure to the end of the window', async () => {
    expect(await getRetryAfterSeconds(table, attempt, start)).toBe(0);
    await recordConcurrently(4, start);
    expect(await getRetryAfterSeconds(table, attempt, start)).toBe(0);
    await recordConcurrently(1, start);
    expect(await getRetryAfterSeconds(table, attempt, secondsLater(899))).toBe(1);
    expect(await getRetryAfterSeconds(table, attempt, secondsLater(900))).toBe(0);
  });

  it('are separate for each user and client', async () => {
    await recordConcurrently(5, start);
    expect(await recordFailure(table, { ...attempt, userId: 'user-2' }, start)).toBe(0);
    expect(await recordFailure(table, { ...attempt, clientAddress: '192.0.2.2' }, start)).toBe(0);
  });

  it('are stored without the client address and expire', async () => {
    await recordFailure(table, attempt, start);
    const [item] = await readPartition(table, keyOf.user('user-1'));
    expect(item).toEqual({
      ...keyOf.loginFailures('user-1', '192.0.2.1'),
      failures: 1,
      ttl: toEpochSeconds(secondsLater(900)),
    });
    expect(JSON.stringify(item)).not.toContain('192.0.2.1');
  });
});
