import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { type Key, keyOf, sortKeyPrefixes } from './keys.ts';
import type { Table } from './table.ts';
import { retryConflicts, type TransactionWrite, writeTransaction } from './transaction.ts';

/** Session of a user, as its token describes it. */
export interface Session {
  readonly userId: string;
  readonly tokenId: string;
  /** Version of the password that the session was started with. */
  readonly passwordVersion: number;
  readonly expiresAt: Date;
}

/** Identifies a session. */
export type SessionId = Pick<Session, 'userId' | 'tokenId'>;

/** Maximum number of sessions of a user. One more ends the oldest. */
export const maxSessions = 20;

const storedSession = z.object({
  pk: z.string(),
  sk: z.string(),
  /** Absent in items of earlier versions. */
  password_version: z._default(z.number(), 0),
  ttl: z.number(),
});

/** Attributes of the user item that decide which sessions are active. */
export const passwordVersion = z.object({
  /** Number of password changes. Items of earlier versions have none. */
  password_version: z._default(z.number(), 0),
  /** Id of the session that made the last password change. It stays active. */
  surviving_session: z.optional(z.string()),
});

/** Parsed {@link passwordVersion}. */
export type PasswordVersion = z.infer<typeof passwordVersion>;

/** Converts a session to its item. */
export function toSessionItem({ userId, tokenId, passwordVersion, expiresAt }: Session) {
  return {
    ...keyOf.session(userId, tokenId),
    password_version: passwordVersion,
    ttl: toEpochSeconds(expiresAt),
  };
}

/**
 * Returns true if a session is stored, has not expired and was started with the current password.
 * Compares the time, because DynamoDB may delete expired items days late.
 * @param item item of the session, read consistently
 */
export function isSessionActive(
  { tokenId, passwordVersion }: Pick<Session, 'tokenId' | 'passwordVersion'>,
  item: unknown,
  { password_version, surviving_session }: PasswordVersion,
  now: Date,
): boolean {
  if (item === undefined || storedSession.parse(item).ttl <= toEpochSeconds(now)) return false;
  return passwordVersion === password_version || tokenId === surviving_session;
}

/** Builds the check of a transaction that a session is stored and has not expired. */
export function buildSessionCheck(
  { tableName }: Table,
  { userId, tokenId }: SessionId,
  now: Date,
): TransactionWrite {
  return {
    ConditionCheck: {
      TableName: tableName,
      Key: keyOf.session(userId, tokenId),
      ConditionExpression: '#ttl > :now',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':now': toEpochSeconds(now) },
    },
  };
}

/**
 * Builds the condition on the user item that a session was started with the current password, and that the account
 * is not being erased.
 */
export function buildPasswordCondition({ tokenId, passwordVersion: version }: Session) {
  const isCurrent = 'password_version = :version OR surviving_session = :session';
  const isUnchanged = version === 0 ? 'attribute_not_exists(password_version) OR ' : '';
  return {
    // An account that is being erased has an item without a password.
    expression: `attribute_exists(password_hash) AND (${isUnchanged}${isCurrent})`,
    values: { ':version': version, ':session': tokenId },
  };
}

/** Login that starts a session. */
export interface Login {
  /** Hash that the password was compared with; it must still be the user's hash. */
  readonly passwordHash: string;
  readonly clientAddress: string;
  readonly now: Date;
}

/**
 * Stores a session. Deletes the client's failed login attempts, and the user's sessions that have ended or
 * are beyond {@link maxSessions}.
 * @returns false if the password was changed in the meantime
 */
export async function storeSession(
  table: Table,
  session: Session,
  { passwordHash, clientAddress, now }: Login,
): Promise<boolean> {
  const { tableName: TableName } = table;
  const surplus = await listSurplusSessions(table, session.userId, now);
  const failedConditions = await writeTransaction(table, [
    {
      ConditionCheck: {
        TableName,
        Key: keyOf.user(session.userId),
        ConditionExpression: 'password_hash = :hash',
        ExpressionAttributeValues: { ':hash': passwordHash },
      },
    },
    { Put: { TableName, Item: toSessionItem(session) } },
    { Delete: { TableName, Key: keyOf.loginFailures(session.userId, clientAddress) } },
    ...surplus.map((Key) => ({ Delete: { TableName, Key } })),
  ]);
  return failedConditions.size === 0;
}

/** Maximum number of sessions that one login deletes; a transaction is limited to 100 writes. */
const maxDeletions = 90;

/** Returns the keys of the sessions to delete before one more is stored: ended ones, then the oldest. */
async function listSurplusSessions({ client, tableName }: Table, userId: string, now: Date): Promise<Key[]> {
  const { Items } = await client.send(
    new QueryCommand({
      TableName: tableName,
      // The sort key of the user item precedes those of the sessions.
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :user AND :lastSession',
      ProjectionExpression: 'pk, sk, #ttl, password_version, surviving_session',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':pk': keyOf.user(userId).pk,
        ':user': keyOf.user(userId).sk,
        ':lastSession': keyOf.session(userId, '~').sk,
      },
      ConsistentRead: true,
    }),
  );
  const [user, ...items] = Items ?? [];
  if (!user) return [];
  const current = passwordVersion.parse(user);
  const sessions = items.map((item) => {
    const { pk, sk, ttl, password_version } = storedSession.parse(item);
    const session = { tokenId: sk.slice(sortKeyPrefixes.session.length), passwordVersion: password_version };
    return { key: { pk, sk }, ttl, isActive: isSessionActive(session, item, current, now) };
  });
  const ended = sessions.filter(({ isActive }) => !isActive);
  // All sessions have the same lifetime, so the oldest expires first.
  const active = sessions.filter(({ isActive }) => isActive).sort((a, b) => b.ttl - a.ttl);
  return [...ended, ...active.slice(maxSessions - 1)].slice(0, maxDeletions).map(({ key }) => key);
}

/** Deletes a session, if it exists. */
export async function deleteSession(
  { client, tableName }: Table,
  { userId, tokenId }: SessionId,
): Promise<void> {
  const deletion = new DeleteCommand({ TableName: tableName, Key: keyOf.session(userId, tokenId) });
  await retryConflicts(() => client.send(deletion));
}
