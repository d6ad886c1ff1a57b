import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { keyOf } from './keys.ts';
import type { Table } from './table.ts';
import { retryConflicts } from './transaction.ts';

/** Maximum number of wrong passwords per client and user within {@link windowSeconds}. */
const maxFailures = 5;

/** Length of the window that the first failure starts. */
const windowSeconds = 15 * 60;

/** User and client of a login attempt; failures are counted for each pair. */
export interface Attempt {
  readonly userId: string;
  readonly clientAddress: string;
}

const storedFailures = z.object({ failures: z.number(), ttl: z.number() });

/** Item returned with a failed condition, in DynamoDB's attribute-value format. */
const conflictingItem = z.object({ ttl: z.object({ N: z.string() }) });

/**
 * Returns the time until the next attempt is allowed, by a consistent read.
 * @returns seconds; 0 if an attempt is allowed now
 */
export async function getRetryAfterSeconds(
  { client, tableName }: Table,
  attempt: Attempt,
  now: Date,
): Promise<number> {
  const { Item } = await client.send(
    new GetCommand({ TableName: tableName, Key: toKey(attempt), ConsistentRead: true }),
  );
  if (!Item) return 0;
  const { failures, ttl } = storedFailures.parse(Item);
  return failures < maxFailures ? 0 : Math.max(0, ttl - toEpochSeconds(now));
}

/**
 * Records a wrong password in a single write, so that concurrent attempts record at most
 * {@link maxFailures}.
 * @returns 0 if recorded; otherwise the seconds until the full window ends
 */
export async function recordFailure(table: Table, attempt: Attempt, now: Date): Promise<number> {
  const seconds = toEpochSeconds(now);
  const windowEnd = await incrementFailures(table, attempt, seconds);
  if (windowEnd === undefined) return 0;
  if (windowEnd > seconds) return windowEnd - seconds;
  await deleteExpiredWindow(table, attempt, seconds);
  return recordFailure(table, attempt, now);
}

/** Returns undefined if counted; otherwise the end of the full or expired window. */
async function incrementFailures({ client, tableName }: Table, attempt: Attempt, seconds: number) {
  const update = new UpdateCommand({
    TableName: tableName,
    Key: toKey(attempt),
    UpdateExpression:
      'SET failures = if_not_exists(failures, :none) + :one, #ttl = if_not_exists(#ttl, :end)',
    ConditionExpression: 'attribute_not_exists(pk) OR (#ttl > :now AND failures < :max)',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':none': 0,
      ':one': 1,
      ':max': maxFailures,
      ':now': seconds,
      ':end': seconds + windowSeconds,
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  try {
    await retryConflicts(() => client.send(update));
    return undefined;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return Number(conflictingItem.parse(error.Item).ttl.N);
  }
}

async function deleteExpiredWindow({ client, tableName }: Table, attempt: Attempt, seconds: number) {
  const deletion = new DeleteCommand({
    TableName: tableName,
    Key: toKey(attempt),
    ConditionExpression: '#ttl <= :now',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':now': seconds },
  });
  try {
    await retryConflicts(() => client.send(deletion));
  } catch (error) {
    // A concurrent attempt has started a new window.
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

function toKey({ userId, clientAddress }: Attempt) {
  return keyOf.loginFailures(userId, clientAddress);
}
