import { beforeEach, describe, expect, it } from 'vitest';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { readPartition } from '#tests/support/dynamodb-items.ts';
import { createTestTable } from '#tests/support/dynamodb-table.ts';
import {
  type Attempt,
  buildFailureCounter,
  type ClientLimitName,
  clientLimits,
  listCounters,
} from './client-limits.ts';
import { countEvent, getWaitSeconds } from './counters.ts';
import { type ClientNetworks, keyOf } from './keys.ts';
import type { Table } from './table.ts';

const start = new Date('2046-11-20T10:00:00.000Z');
const secondsLater = (seconds: number) => new Date(start.getTime() + seconds * 1000);

let table: Table;
beforeEach(async () => {
  table = await createTestTable();
});

async function countConcurrently(events: number, count: () => Promise<number>) {
  const waits = await Promise.all(Array.from({ length: events }, () => count()));
  return waits.filter((wait) => wait === 0).length;
}

describe('login failures', () => {
  const attempt = { userId: 'user-1', client: ['network-1'] } as const;
  const count = (now = start, by: Attempt = attempt) =>
    countEvent(table, [buildFailureCounter(by, now)], now);
  const getWait = (now = start) => getWaitSeconds(table, [buildFailureCounter(attempt, now)], now);

  it('are limited to five in the 15 minutes after the first', async () => {
    for (const seconds of [0, 10, 20, 30, 40]) expect(await count(secondsLater(seconds))).toBe(0);
    expect(await count(secondsLater(50))).toBe(850);
    expect(await count(secondsLater(899))).toBe(1);
    expect(await count(secondsLater(900))).toBe(0);
  });

  it('are limited to five when counted concurrently, also after an expired window', async () => {
    expect(await countConcurrently(12, count)).toBe(5);
    expect(await countConcurrently(12, () => count(secondsLater(900)))).toBe(5);
  });

  it('block further attempts from the fifth failure to the end of the window', async () => {
    expect(await getWait()).toBe(0);
    await countConcurrently(4, count);
    expect(await getWait()).toBe(0);
    await count();
    expect(await getWait(secondsLater(899))).toBe(1);
    expect(await getWait(secondsLater(900))).toBe(0);
    expect(await getWait(secondsLater(950))).toBe(0);
  });

  it('counted while the clock was a year ahead are forgotten once it is correct', async () => {
    const ahead = secondsLater(365 * 24 * 60 * 60);
    await countConcurrently(5, () => count(ahead));
    expect(await getWait(ahead)).toBe(900);
    expect(await getWait()).toBe(0);
    expect(await countConcurrently(12, count)).toBe(5);
    expect(await getWait()).toBe(900);
  });

  it('are counted by requests whose clocks differ by five minutes', async () => {
    expect(await countConcurrently(5, () => count(secondsLater(300)))).toBe(5);
    expect(await getWait()).toBe(1200);
    expect(await count()).toBe(1200);
  });

  it('are forgotten if they were counted by a clock that is more than five minutes ahead', async () => {
    await countConcurrently(5, () => count(secondsLater(301)));
    expect(await getWait()).toBe(0);
    expect(await count()).toBe(0);
  });

  it('are separate for each user and client', async () => {
    await countConcurrently(5, count);
    expect(await count(start, { ...attempt, userId: 'user-2' })).toBe(0);
    expect(await count(start, { ...attempt, client: ['network-2'] })).toBe(0);
  });

  it('are stored without the client address and expire', async () => {
    await count();
    const items = await readPartition(table, keyOf.user('user-1'));
    const ttl = toEpochSeconds(secondsLater(900));
    expect(items).toEqual([{ ...keyOf.loginFailures('user-1', ['network-1']), events: 1, ttl }]);
  });
});

describe('events of a client', () => {
  const limits = { ...clientLimits.strict, estimates: { max: 3, windowSeconds: 60 } };
  const list = (client: ClientNetworks, now: Date, name: ClientLimitName = 'estimates') =>
    listCounters(limits, name, client, now);
  const count = (client: ClientNetworks, now = start) => countEvent(table, list(client, now), now);
  const getWait = (client: ClientNetworks, now = start) => getWaitSeconds(table, list(client, now), now);

  it('are limited to the maximum in a window of the clock', async () => {
    expect(await countConcurrently(8, () => count(['network-1'], secondsLater(10)))).toBe(3);
    expect(await count(['network-1'], secondsLater(20))).toBe(40);
    expect(await getWait(['network-1'], secondsLater(59))).toBe(1);
    expect(await getWait(['network-1'], secondsLater(60))).toBe(0);
    expect(await count(['network-1'], secondsLater(60))).toBe(0);
  });

  it('are separate for each client and each limit', async () => {
    await countConcurrently(3, () => count(['network-1']));
    expect(await count(['network-2'])).toBe(0);
    expect(await countEvent(table, list(['network-1'], start, 'registrations'), start)).toBe(0);
  });

  it('of all networks of an IPv6 /48 are limited to four times the maximum', async () => {
    for (const subnet of [1, 2, 3, 4]) {
      expect(await countConcurrently(5, () => count([`subnet-${subnet}`, 'site-1']))).toBe(3);
    }
    expect(await getWait(['subnet-5', 'site-1'])).toBe(60);
    expect(await count(['subnet-5', 'site-1'])).toBe(60);
    expect(await count(['subnet-6', 'site-2'])).toBe(0);
  });

  it('expire with the window', async () => {
    await count(['network-1'], secondsLater(10));
    const ttl = toEpochSeconds(secondsLater(60));
    const key = keyOf.clientEvents('network-1', 'estimates', ttl);
    const items = await readPartition(table, key);
    expect(items).toEqual([{ ...key, events: 1, ttl }]);
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

it.each([
  ['login_failures', 50, 15 * 60],
  ['registrations', 20, 60 * 60],
  ['password_resets', 20, 60 * 60],
  ['reset_failures', 20, 60 * 60],
  ['estimates', 300, 60],
] as const)(
  'counts for %s of a client in production at most %i in %i seconds',
  async (name, max, seconds) => {
    const counters = listCounters(clientLimits.strict, name, ['network-1'], start);
    const count = () => countEvent(table, counters, start);
    expect(await countConcurrently(max + 5, count)).toBe(max);
    expect(await count()).toBe(seconds);
  },
);
