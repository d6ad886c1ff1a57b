import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import type { Key } from './keys.ts';
import { getItem, type Table } from './table.ts';
import { retryConflicts, undefinedIfConditionFails } from './transaction.ts';

/** Counter of events, or of something that each event has an amount of, in a window of time. */
export interface Counter {
  readonly key: Key;
  readonly max: number;
  /** Amount of this event; 1 by default. The last one before the maximum may exceed it. */
  readonly amount?: number;
  /** End of the window that starts with an event now, in seconds since 1970. */
  readonly windowEnd: number;
}

/** The item expires with its window. */
const storedCounter = z.object({ events: z.number(), ttl: z.number() });

/** Item returned with a failed condition, in DynamoDB's attribute-value format. */
const conflictingItem = z.object({ ttl: z.object({ N: z.string() }) });

/**
 * Maximum difference of the clocks of two requests, in seconds. A window that ends later than that after a new one was
 * counted by a wrong clock, and is over.
 */
const clockToleranceSeconds = 5 * 60;

/** Returns the seconds until an event can be counted by all counters, 0 if it can now, by consistent reads. */
export async function getWaitSeconds(table: Table, counters: readonly Counter[], now: Date): Promise<number> {
  const waits = counters.map(async ({ key, max, windowEnd }) => {
    const counter = await getItem(table, key, storedCounter.parse);
    if (!counter) return 0;
    const { events, ttl } = counter;
    return events < max || ttl > windowEnd + clockToleranceSeconds ? 0 : ttl - toEpochSeconds(now);
  });
  return Math.max(0, ...(await Promise.all(waits)));
}

/** Counts an event by one counter after the other. Returns the seconds until the end of the first full window, or 0. */
export async function countEvent(table: Table, counters: readonly Counter[], now: Date): Promise<number> {
  for (const counter of counters) {
    const wait = await increment(table, counter, now);
    if (wait > 0) return wait;
  }
  return 0;
}

/** Counts an event in a single write, so that concurrent events do not exceed the maximum. Returns like {@link countEvent}. */
async function increment(table: Table, counter: Counter, now: Date): Promise<number> {
  const { client, tableName: TableName } = table;
  const { key: Key, max, amount = 1, windowEnd } = counter;
  const seconds = toEpochSeconds(now);
  const lastEnd = windowEnd + clockToleranceSeconds;
  const update = new UpdateCommand({
    TableName,
    Key,
    UpdateExpression: 'SET #ttl = if_not_exists(#ttl, :end) ADD events :amount',
    ConditionExpression: 'attribute_not_exists(pk) OR (#ttl > :now AND #ttl <= :last AND events < :max)',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':end': windowEnd,
      ':amount': amount,
      ':now': seconds,
      ':last': lastEnd,
      ':max': max,
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  try {
    await retryConflicts(() => client.send(update));
    return 0;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const end = Number(conflictingItem.parse(error.Item).ttl.N);
    if (end > seconds && end <= lastEnd) return end - seconds;
  }
  const deletion = new DeleteCommand({
    TableName,
    Key,
    // A concurrent event may have started a new window.
    ConditionExpression: '#ttl <= :now OR #ttl > :last',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':now': seconds, ':last': lastEnd },
  });
  await undefinedIfConditionFails(() => client.send(deletion));
  return increment(table, counter, now);
}
