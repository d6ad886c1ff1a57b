import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { keyOf } from './keys.ts';
import type { Table } from './table.ts';
import { retryConflicts } from './transaction.ts';

/** Wrong passwords that one client may send for one account within {@link windowSeconds}. */
export const mostFailures = 5;

/** How long failures count, from the first one on. */
export const windowSeconds = 15 * 60;

/** Whose failures are counted, and from where they come. */
export interface Attempt {
  readonly userId: string;
  readonly clientAddress: string;
}

const storedFailures = z.object({ failures: z.number(), ttl: z.number() });

/** What a refused update says of the item as it is: in DynamoDB's own notation. */
const refusingItem = z.object({ ttl: z.object({ N: z.string() }) });

/**
 * How long to wait until a password may be tried, as the table has it at this moment.
 * @returns seconds, 0 when it may be tried now
 */
export async function readWait({ client, tableName }: Table, attempt: Attempt, now: Date): Promise<number> {
  const { Item } = await client.send(
    new GetCommand({ TableName: tableName, Key: findKey(attempt), ConsistentRead: true }),
  );
  if (!Item) return 0;
  const { failures, ttl } = storedFailures.parse(Item);
  return failures < mostFailures ? 0 : Math.max(0, ttl - toEpochSeconds(now));
}

/**
 * Counts a wrong password, in one write, so that however many come at once no more than
 * {@link mostFailures} are counted.
 * @returns the seconds to wait when the limit was reached before, 0 when it was counted
 */
export async function countFailure(table: Table, attempt: Attempt, now: Date): Promise<number> {
  const seconds = toEpochSeconds(now);
  const windowEnd = await addFailure(table, attempt, seconds);
  if (windowEnd === undefined) return 0;
  if (windowEnd > seconds) return windowEnd - seconds;
  await deleteExpiredWindow(table, attempt, seconds);
  return countFailure(table, attempt, now);
}

/** Forgets the failures of one account and client. */
export async function clearFailures({ client, tableName }: Table, attempt: Attempt): Promise<void> {
  const deletion = new DeleteCommand({ TableName: tableName, Key: findKey(attempt) });
  await retryConflicts(() => client.send(deletion));
}

/** Undefined when it was counted; else when the window ends, or ended, that has no room for it. */
async function addFailure({ client, tableName }: Table, attempt: Attempt, seconds: number) {
  const update = new UpdateCommand({
    TableName: tableName,
    Key: findKey(attempt),
    UpdateExpression:
      'SET failures = if_not_exists(failures, :none) + :one, #ttl = if_not_exists(#ttl, :end)',
    ConditionExpression: 'attribute_not_exists(pk) OR (#ttl > :now AND failures < :most)',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':none': 0,
      ':one': 1,
      ':most': mostFailures,
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
    return Number(refusingItem.parse(error.Item).ttl.N);
  }
}

async function deleteExpiredWindow({ client, tableName }: Table, attempt: Attempt, seconds: number) {
  const deletion = new DeleteCommand({
    TableName: tableName,
    Key: findKey(attempt),
    ConditionExpression: '#ttl <= :now',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':now': seconds },
  });
  try {
    await retryConflicts(() => client.send(deletion));
  } catch (error) {
    // Another attempt was faster and began a new window.
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

function findKey({ userId, clientAddress }: Attempt) {
  return keyOf.loginFailures(userId, clientAddress);
}
