import { randomUUID } from 'node:crypto';
import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { isServiceUnavailable } from '#functions/errors/aws-errors.ts';
import { toIsoTime } from '#functions/platform/clock.ts';
import { type RetryPolicy, retry } from '#functions/platform/retry.ts';
import { keyOf, partitionPrefixes } from './keys.ts';
import { buildProjection, getItem, type Table } from './table.ts';
import { type TransactionWrite, writeTransaction } from './transaction.ts';

const storedErasure = z.object({
  sk: z.string(),
  /** Distinguishes the erasures of accounts that had the same email address one after the other. */
  erasure_id: z.string(),
  /** ISO 8601, UTC. */
  requested_at: z.string(),
});

/**
 * Deletion of an account that was requested and has not been completed. Its id is on two items: the one that
 * replaces the user item, so that the account can't be used, and one in the partition of all erasures.
 */
interface Erasure {
  readonly userId: string;
  readonly id: string;
  readonly requestedAt: Date;
}

function toErasure({ sk, erasure_id, requested_at }: z.infer<typeof storedErasure>): Erasure {
  return { userId: sk, id: erasure_id, requestedAt: new Date(requested_at) };
}

/**
 * Replaces the user item, in the same write that records the erasure. Every read and every condition of a write
 * then treats the account as deleted. {@link finishErasure} deletes the other items.
 * @param passwordHash hash that the current password was compared with
 * @returns undefined if the password was changed or the account was deleted in the meantime
 */
export async function startErasure(table: Table, userId: string, passwordHash: string, now: Date) {
  const erasure: Erasure = { userId, id: randomUUID(), requestedAt: now };
  const failedConditions = await writeTransaction(table, [
    {
      Put: {
        Item: { ...keyOf.user(userId), erasure_id: erasure.id },
        ConditionExpression: 'password_hash = :hash',
        ExpressionAttributeValues: { ':hash': passwordHash },
      },
    },
    { Put: { Item: { ...keyOf.erasure(userId), erasure_id: erasure.id, requested_at: toIsoTime(now) } } },
  ]);
  return failedConditions.size === 0 ? erasure : undefined;
}

export async function getErasure(table: Table, userId: string): Promise<Erasure | undefined> {
  return getItem(table, keyOf.erasure(userId), (item) => toErasure(storedErasure.parse(item)));
}

/** Returns all erasures that have not been completed. */
export async function listErasures(table: Table): Promise<Erasure[]> {
  const erasures: Erasure[] = [];
  for await (const item of listItems(table, partitionPrefixes.erasures, storedErasure))
    erasures.push(toErasure(item));
  return erasures;
}

/** Lists items of a partition with the attributes of a schema. */
async function* listItems<Schema extends z.ZodMiniObject>(
  { client, tableName }: Table,
  pk: string,
  schema: Schema,
) {
  const pages = paginateQuery(
    { client },
    {
      TableName: tableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ...buildProjection(schema),
      ConsistentRead: true,
    },
  );
  for await (const { Items = [] } of pages) for (const item of Items) yield schema.parse(item);
}

const storedKey = z.object({ pk: z.string(), sk: z.string() });

/** Waits at most 3.1 s in total, half of that on average. A partition accepts 1,000 units of writes a second. */
const throttlingPolicy: RetryPolicy = { maxAttempts: 6, firstDelayMs: 100, maxDelayMs: 2000 };

/** Items deleted by one transaction, which is limited to 100 writes: the last one also deletes two others. */
const maxDeletions = 98;

/**
 * Deletes all items of an account, the user item and the erasure last. Can be interrupted at any point and repeated.
 *
 * Each transaction deletes only while the user item has the erasure's id. A new account with the same email address
 * is created only after that item is deleted, so that its items can't be deleted, however late this call continues.
 * One pass over the partition is enough: every write that adds an item for a user requires the password hash or
 * version, except the counts of failed logins, which any address has, and of long histories; both expire.
 * @param signal stops before the next transaction
 * @returns false if stopped
 */
export async function finishErasure(table: Table, { userId, id }: Erasure, signal: AbortSignal) {
  const userKey = keyOf.user(userId);
  const isErasure = {
    Key: userKey,
    ConditionExpression: 'erasure_id = :id',
    ExpressionAttributeValues: { ':id': id },
  };
  const isRetryable = (error: unknown) => isServiceUnavailable(error) && !signal.aborted;
  const write = (writes: readonly TransactionWrite[]) =>
    retry(() => writeTransaction(table, writes), isRetryable, throttlingPolicy);
  const deletions: TransactionWrite[] = [];
  for await (const Key of listItems(table, userKey.pk, storedKey)) {
    if (Key.sk === userKey.sk) continue;
    if (deletions.length === maxDeletions) {
      if (signal.aborted) return false;
      const failedConditions = await write([...deletions.splice(0), { ConditionCheck: isErasure }]);
      // Another call has completed the erasure.
      if (failedConditions.size > 0) return true;
    }
    deletions.push({ Delete: { Key } });
  }
  if (signal.aborted) return false;
  await write([...deletions, { Delete: isErasure }, { Delete: { Key: keyOf.erasure(userId) } }]);
  return true;
}
