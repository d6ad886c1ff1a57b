import { beforeEach, describe, expect, it } from 'vitest';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { readPartition } from '#tests/support/dynamodb-items.ts';
import { createTestTable } from '#tests/support/dynamodb-table.ts';
import { clientLimits, countEvent, getClientRetryAfterSeconds } from './client-limits.ts';
import { keyOf } from './keys.ts';
import type { Table } from './table.ts';

const start = new Date('2046-11-20T10:00:00.000Z');
const secondsLater = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const limits = { ...clientLimits.strict, estimates: { max: 3, windowSeconds: 60 } };

let table: Table;
beforeEach(async () => {
  table = await createTestTable();
});

const count = (clientAddress: string, now = start) =>
  countEvent(table, limits, 'estimates', clientAddress, now);
const getRetryAfter = (clientAddress: string, now = start) =>
  getClientRetryAfterSeconds(table, limits, 'estimates', clientAddress, now);

/** Counts events concurrently and returns how many were counted. */
async function countConcurrently(events: number, clientAddress: string) {
  const waits = await Promise.all(Array.from({ length: events }, () => count(clientAddress)));
  return waits.filter((wait) => wait === 0).length;
}

describe('events of a client', () => {
  it('are limited to the maximum, also when counted concurrently', async () => {
    expect(await countConcurrently(8, '192.0.2.1')).toBe(3);
    expect(await count('192.0.2.1', secondsLater(20))).toBe(40);
  });

  it('are counted again when the window has ended', async () => {
    await countConcurrently(3, '192.0.2.1');
    expect(await getRetryAfter('192.0.2.1', secondsLater(59))).toBe(1);
    expect(await getRetryAfter('192.0.2.1', secondsLater(60))).toBe(0);
    expect(await count('192.0.2.1', secondsLater(60))).toBe(0);
  });

  it('are separate for each client and each limit', async () => {
    await countConcurrently(3, '192.0.2.1');
    expect(await count('192.0.2.2')).toBe(0);
    expect(await countEvent(table, limits, 'registrations', '192.0.2.1', start)).toBe(0);
  });

  it('of all networks of an IPv6 /48 are limited to four times the maximum', async () => {
    for (const subnet of [1, 2, 3, 4]) {
      expect(await countConcurrently(5, `2001:db8:7:${subnet}::/64`)).toBe(3);
    }
    expect(await getRetryAfter('2001:db8:7:5::/64')).toBe(60);
    expect(await count('2001:db8:7:5::/64')).toBe(60);
    expect(await count('2001:db8:8:5::/64')).toBe(0);
  });

  it('are stored without the network and expire with the window', async () => {
    await count('192.0.2.1', secondsLater(10));
    const windowEnd = toEpochSeconds(secondsLater(60));
    const key = keyOf.clientEvents('192.0.2.1', 'estimates', windowEnd);
    const items = await readPartition(table, key);
    expect(items).toEqual([{ ...key, events: 1, ttl: windowEnd }]);
    expect(JSON.stringify(items)).not.toContain('192.0.2.1');
  });
});

it.each(['login_failures', 'registrations', 'password_resets', 'estimates'] as const)(
  'limits %s more strictly in production than where all clients share an address',
  (name) => {
    const perHour = ({ max, windowSeconds }: { max: number; windowSeconds: number }) =>
      (max * 3600) / windowSeconds;
    expect(perHour(clientLimits.strict[name])).toBeLessThan(perHour(clientLimits.relaxed[name]));
  },
);
