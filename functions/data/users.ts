import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { User } from '#contract/users.ts';
import { keyOf } from './keys.ts';
import {
  buildSessionDeletion,
  deleteSessions,
  listOtherSessions,
  maxTransactionWrites,
  type Session,
  type SessionId,
  toSessionItem,
} from './sessions.ts';
import type { Table } from './table.ts';
import { retryConflicts, writeTransaction } from './transaction.ts';

const storedUser = z.object({
  first_name: z.string(),
  last_name: z.string(),
  /** Normalised: trimmed and lower case. */
  email: z.string(),
  phone_number: z.string(),
  password_hash: z.string(),
  /** ISO 8601, UTC. */
  date_joined: z.string(),
  /** Updated in the same transaction as the predictions that it counts. */
  total_predictions: z.number(),
});

/** User item without its key. */
export type StoredUser = z.infer<typeof storedUser>;

/** Fields that users can change themselves. */
export type ProfileChanges = Pick<StoredUser, 'first_name' | 'last_name' | 'phone_number'>;

/** Converts a stored user to the API's representation. */
export function toUserResponse(stored: StoredUser): User {
  const { first_name, last_name, email, phone_number, date_joined } = stored;
  return { first_name, last_name, username: email, email, phone_number, date_joined };
}

/** Returns a user, or undefined. */
export async function getUser({ client, tableName }: Table, userId: string): Promise<StoredUser | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: tableName, Key: keyOf.user(userId), ConsistentRead: true }),
  );
  return Item && storedUser.parse(Item);
}

/**
 * Creates a user and their first session.
 * @returns false, with nothing stored, if the user already exists
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
    { Put: { TableName, Item: toSessionItem(session) } },
  ]);
  return failedConditions.size === 0;
}

/** Updates a user's profile and returns the updated user, or undefined if there is none. */
export async function updateUser(
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
  const updated = await undefinedIfConditionFails(() => client.send(update));
  return updated && storedUser.parse(updated.Attributes);
}

/**
 * Updates the password hash and deletes all other sessions. Both happen in one transaction, so that no
 * session outlives the password that it was started with.
 * @returns false if the current hash was changed in the meantime
 */
export async function updatePassword(
  table: Table,
  session: SessionId,
  hashes: { readonly current: string; readonly next: string },
): Promise<boolean> {
  const others = await listOtherSessions(table, session);
  // Sessions that do not fit into the transaction with the new hash are deleted first.
  await deleteSessions(table, others.slice(maxTransactionWrites - 1));
  const failedConditions = await writeTransaction(table, [
    {
      Update: {
        TableName: table.tableName,
        Key: keyOf.user(session.userId),
        UpdateExpression: 'SET password_hash = :next',
        ConditionExpression: 'password_hash = :current',
        ExpressionAttributeValues: { ':current': hashes.current, ':next': hashes.next },
      },
    },
    ...others.slice(0, maxTransactionWrites - 1).map((other) => buildSessionDeletion(table, other)),
  ]);
  if (failedConditions.size > 0) return false;
  // A concurrent login with the old password may have stored another session since the query.
  await deleteSessions(table, await listOtherSessions(table, session));
  return true;
}

/** Writes with retries; returns undefined if the condition fails. */
async function undefinedIfConditionFails<Result>(write: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await retryConflicts(write);
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return undefined;
    throw error;
  }
}
