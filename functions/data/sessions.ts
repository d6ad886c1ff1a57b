import { DeleteCommand, GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { keyOf } from './keys.ts';
import type { Table } from './table.ts';
import { retryConflicts, type TransactionWrite, writeTransaction } from './transaction.ts';

/** Session of a user. */
export interface Session {
  readonly userId: string;
  readonly tokenId: string;
  readonly expiresAt: Date;
}

/** Identifies a session. */
export type SessionId = Pick<Session, 'userId' | 'tokenId'>;

const storedSession = z.object({ ttl: z.number() });
const sortKeys = z.array(z.object({ sk: z.string() }));

/** Converts a session to its item. */
export function toSessionItem({ userId, tokenId, expiresAt }: Session) {
  return { ...keyOf.session(userId, tokenId), ttl: toEpochSeconds(expiresAt) };
}

/**
 * Returns true if a session is stored and has not expired. Reads consistently, so that a logout takes
 * effect immediately, and compares the time, because DynamoDB may delete expired items days late.
 */
export async function isSessionActive(
  { client, tableName }: Table,
  { userId, tokenId }: SessionId,
  now: Date,
): Promise<boolean> {
  const { Item } = await client.send(
    new GetCommand({ TableName: tableName, Key: keyOf.session(userId, tokenId), ConsistentRead: true }),
  );
  return Item !== undefined && storedSession.parse(Item).ttl > toEpochSeconds(now);
}

/**
 * Stores a session and deletes the client's failed login attempts.
 * @param passwordHash hash that the password was compared with; it must still be the user's hash
 * @returns false if the password was changed in the meantime
 */
export async function storeSession(
  table: Table,
  session: Session,
  { passwordHash, clientAddress }: { readonly passwordHash: string; readonly clientAddress: string },
): Promise<boolean> {
  const { tableName: TableName } = table;
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
  ]);
  return failedConditions.size === 0;
}

/** Deletes a session, if it exists. */
export async function deleteSession(
  { client, tableName }: Table,
  { userId, tokenId }: SessionId,
): Promise<void> {
  const deletion = new DeleteCommand({ TableName: tableName, Key: keyOf.session(userId, tokenId) });
  await retryConflicts(() => client.send(deletion));
}

/** Returns all sessions of a user except the given one. */
export async function listOtherSessions(
  { client, tableName }: Table,
  current: SessionId,
): Promise<SessionId[]> {
  const { userId } = current;
  const { pk, sk } = keyOf.session(userId, '');
  const pages = paginateQuery(
    { client },
    {
      TableName: tableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
      ProjectionExpression: 'sk',
      ConsistentRead: true,
    },
  );
  const tokenIds: string[] = [];
  for await (const { Items } of pages) {
    tokenIds.push(...sortKeys.parse(Items).map((item) => item.sk.slice(sk.length)));
  }
  return tokenIds.filter((tokenId) => tokenId !== current.tokenId).map((tokenId) => ({ userId, tokenId }));
}

/** DynamoDB's limit of writes per transaction. */
export const maxTransactionWrites = 100;

/** Deletes sessions in transactions of up to {@link maxTransactionWrites}. */
export async function deleteSessions(table: Table, sessions: readonly SessionId[]): Promise<void> {
  for (let start = 0; start < sessions.length; start += maxTransactionWrites) {
    const batch = sessions.slice(start, start + maxTransactionWrites);
    await writeTransaction(
      table,
      batch.map((session) => buildSessionDeletion(table, session)),
    );
  }
}

/** Builds the write that deletes a session. */
export function buildSessionDeletion({ tableName }: Table, { userId, tokenId }: SessionId): TransactionWrite {
  return { Delete: { TableName: tableName, Key: keyOf.session(userId, tokenId) } };
}
