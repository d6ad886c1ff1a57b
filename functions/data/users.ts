import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { User } from '#contract/users.ts';
import { keyOf } from './keys.ts';
import {
  buildSessionDeletion,
  buildSessionItem,
  endSessions,
  findOtherSessions,
  largestTransaction,
  type Session,
  type SessionId,
} from './sessions.ts';
import type { Table } from './table.ts';
import { retryConflicts, writeTransaction } from './transaction.ts';

const storedUser = z.object({
  first_name: z.string(),
  last_name: z.string(),
  /** The normalised address. */
  email: z.string(),
  phone_number: z.string(),
  password_hash: z.string(),
  /** ISO 8601, UTC. */
  date_joined: z.string(),
  /** Changed in one transaction with the predictions it counts. */
  total_predictions: z.number(),
});

/** An account as it is kept. */
export type StoredUser = z.infer<typeof storedUser>;

/** The parts of an account that its holder may change. */
export type ProfileChanges = Pick<StoredUser, 'first_name' | 'last_name' | 'phone_number'>;

/** An account as its holder sees it. */
export function describeUser(stored: StoredUser): User {
  const { first_name, last_name, email, phone_number, date_joined } = stored;
  return { first_name, last_name, username: email, email, phone_number, date_joined };
}

/** The account of a user, undefined when there is none. */
export async function findUser(
  { client, tableName }: Table,
  userId: string,
): Promise<StoredUser | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: tableName, Key: keyOf.user(userId), ConsistentRead: true }),
  );
  return Item && storedUser.parse(Item);
}

/**
 * Keeps a new account and its first session.
 * @returns false when the address has an account already; nothing is changed then
 */
export async function createUser(table: Table, session: Session, user: StoredUser): Promise<boolean> {
  const { tableName: TableName } = table;
  const failedConditions = await writeTransaction(table, [
    {
      Put: {
        TableName,
        Item: { ...keyOf.user(session.userId), ...user },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    { Put: { TableName, Item: buildSessionItem(session) } },
  ]);
  return failedConditions.size === 0;
}

/** Changes what an account's holder may change of it, and answers the account as it is then. */
export async function changeProfile(
  { client, tableName }: Table,
  userId: string,
  { first_name, last_name, phone_number }: ProfileChanges,
): Promise<StoredUser | undefined> {
  const update = new UpdateCommand({
    TableName: tableName,
    Key: keyOf.user(userId),
    UpdateExpression: 'SET first_name = :first, last_name = :last, phone_number = :phone',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':first': first_name, ':last': last_name, ':phone': phone_number },
    ReturnValues: 'ALL_NEW',
  });
  const updated = await unlessConditionFails(() => client.send(update));
  return updated && storedUser.parse(updated.Attributes);
}

/**
 * Replaces a password's hash by another one, and ends every session but the one that asks for it. Both
 * happen in one transaction, so that no session outlives the password that began it, whatever fails.
 * @returns false when the account has another hash by now: somebody else was faster
 */
export async function replacePassword(
  table: Table,
  kept: SessionId,
  hashes: { readonly current: string; readonly next: string },
): Promise<boolean> {
  const others = await findOtherSessions(table, kept);
  // What does not fit into one transaction with the new hash ends before it.
  await endSessions(table, others.slice(largestTransaction - 1));
  const failedConditions = await writeTransaction(table, [
    {
      Update: {
        TableName: table.tableName,
        Key: keyOf.user(kept.userId),
        UpdateExpression: 'SET password_hash = :next',
        ConditionExpression: 'password_hash = :current',
        ExpressionAttributeValues: { ':current': hashes.current, ':next': hashes.next },
      },
    },
    ...others.slice(0, largestTransaction - 1).map((session) => buildSessionDeletion(table, session)),
  ]);
  if (failedConditions.size > 0) return false;
  // A log-in may have begun another session with the old password since they were looked up.
  await endSessions(table, await findOtherSessions(table, kept));
  return true;
}

/** Repeats a write that met a transaction on the same item. Undefined: its condition did not hold. */
async function unlessConditionFails<Result>(write: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await retryConflicts(write);
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return undefined;
    throw error;
  }
}
