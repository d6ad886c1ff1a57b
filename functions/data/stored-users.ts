import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { SecurityEvents } from '#contract/routes/sessions.ts';
import type { User } from '#contract/users.ts';
import { type AccountRequest, buildAccountRequestPut } from './idempotency-keys.ts';
import { keyOf } from './keys.ts';
import {
  buildPasswordCondition,
  passwordVersion,
  type Session,
  type SessionId,
  toSessionItem,
} from './sessions.ts';
import type { Table } from './table.ts';
import { undefinedIfConditionFails, writeTransaction } from './transaction.ts';

const storedUser = z.extend(passwordVersion, {
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
  /** Names of the devices of all logins: a set of strings in DynamoDB. */
  known_devices: z.instanceof<typeof Set<string>>(Set),
  /** Last login with a device that was not known. */
  new_device_login: z.optional(z.object({ device: z.string(), at: z.string() })),
  /** ISO 8601, UTC. Absent until the first change. */
  password_changed_at: z.optional(z.string()),
});

/** User item without its key. */
export type StoredUser = z.infer<typeof storedUser>;

/** Attributes of a user item that a registration sets. */
export type NewUser = Omit<
  StoredUser,
  'password_version' | 'surviving_session' | 'known_devices' | 'new_device_login' | 'password_changed_at'
>;

/** Fields that users can change themselves. */
export type ProfileChanges = Pick<StoredUser, 'first_name' | 'last_name' | 'phone_number'>;

/** Converts a stored user to the API's representation. */
export function toUserResponse(stored: NewUser): User {
  const { first_name, last_name, email, phone_number, date_joined } = stored;
  return { first_name, last_name, username: email, email, phone_number, date_joined };
}

/** Converts the security events of a stored user to the API's representation. */
export function toSecurityEvents({ password_changed_at, new_device_login }: StoredUser): SecurityEvents {
  return {
    password_changed_at: password_changed_at ?? null,
    new_device_login: new_device_login ?? null,
  };
}

/** Returns a user, or undefined. */
export async function getUser({ client, tableName }: Table, userId: string): Promise<StoredUser | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: tableName, Key: keyOf.user(userId), ConsistentRead: true }),
  );
  return Item && parseUser(Item);
}

/** Parses a user item. Returns undefined for the item of an account that is being erased. */
export function parseUser(item: Readonly<Record<string, unknown>>): StoredUser | undefined {
  return 'erasure_id' in item ? undefined : storedUser.parse(item);
}

/** Registration of a user. */
export interface Registration {
  readonly user: NewUser;
  /** First session. */
  readonly session: Session;
  readonly device: string;
  /** Present if the request has an idempotency key. */
  readonly request?: AccountRequest | undefined;
}

/**
 * Creates a user and their first session.
 * @returns false, with nothing stored, if the user already exists
 */
export async function createUser(
  table: Table,
  { user, session, device, request }: Registration,
): Promise<boolean> {
  const { tableName: TableName } = table;
  const failedConditions = await writeTransaction(table, [
    {
      Put: {
        TableName,
        Item: {
          ...keyOf.user(session.userId),
          ...user,
          password_version: session.passwordVersion,
          known_devices: new Set([device]),
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    { Put: { TableName, Item: toSessionItem(session, device) } },
    ...(request ? [buildAccountRequestPut(table, session, request, new Date(user.date_joined))] : []),
  ]);
  return failedConditions.size === 0;
}

/**
 * Updates a user's profile.
 * @returns the updated user; undefined if there is none or the password was changed in another session
 */
export async function updateUser(
  { client, tableName }: Table,
  session: Session,
  { first_name, last_name, phone_number }: ProfileChanges,
): Promise<StoredUser | undefined> {
  const condition = buildPasswordCondition(session);
  const update = new UpdateCommand({
    TableName: tableName,
    Key: keyOf.user(session.userId),
    UpdateExpression: 'SET first_name = :first, last_name = :last, phone_number = :phone',
    ConditionExpression: condition.expression,
    ExpressionAttributeValues: {
      ...condition.values,
      ':first': first_name,
      ':last': last_name,
      ':phone': phone_number,
    },
    ReturnValues: 'ALL_NEW',
  });
  const updated = await undefinedIfConditionFails(() => client.send(update));
  return updated && storedUser.parse(updated.Attributes);
}

/** Password change of a user. */
export interface PasswordChange {
  /** Hash that the current password was compared with. */
  readonly current: string;
  /** Hash of the new password. */
  readonly next: string;
  readonly clientAddress: string;
  readonly now: Date;
  /** Present if the request has an idempotency key. */
  readonly request?: AccountRequest | undefined;
}

/**
 * Updates the password hash and deletes the client's failed attempts. All sessions but the given one end
 * with the same write, because they were started with another version of the password.
 * @returns false if the current hash was changed in the meantime
 */
export async function updatePassword(
  table: Table,
  { userId, tokenId }: SessionId,
  { current, next, clientAddress, now, request }: PasswordChange,
): Promise<boolean> {
  const { tableName: TableName } = table;
  const failedConditions = await writeTransaction(table, [
    {
      Update: {
        TableName,
        Key: keyOf.user(userId),
        UpdateExpression:
          'SET password_hash = :next, surviving_session = :session, password_changed_at = :now ADD password_version :one',
        ConditionExpression: 'password_hash = :current',
        ExpressionAttributeValues: {
          ':current': current,
          ':next': next,
          ':session': tokenId,
          ':now': now.toISOString(),
          ':one': 1,
        },
      },
    },
    { Delete: { TableName, Key: keyOf.loginFailures(userId, clientAddress) } },
    ...(request ? [buildAccountRequestPut(table, { userId, tokenId }, request, now)] : []),
  ]);
  return failedConditions.size === 0;
}
