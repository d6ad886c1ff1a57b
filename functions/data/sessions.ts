import { DeleteCommand, GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { keyOf } from './keys.ts';
import type { Table } from './table.ts';
import { retryConflicts, type TransactionWrite, writeTransaction } from './transaction.ts';

/** One log-in of one person. */
export interface Session {
  readonly userId: string;
  readonly tokenId: string;
  readonly expiresAt: Date;
}

/** What names a session. */
export type SessionId = Pick<Session, 'userId' | 'tokenId'>;

const storedSession = z.object({ ttl: z.number() });
const sortKeys = z.array(z.object({ sk: z.string() }));

/** A session as it is kept. */
export function buildSessionItem({ userId, tokenId, expiresAt }: Session) {
  return { ...keyOf.session(userId, tokenId), ttl: toEpochSeconds(expiresAt) };
}

/**
 * True while a session is alive. Read consistently, so that a log-out counts at once, and by the time
 * too, because DynamoDB deletes expired items days late.
 */
export async function hasSession(
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
 * Begins a session, and forgets the failed attempts to log in from the same address.
 * @param passwordHash the hash that the password was compared with. A password that is changed in that
 * very moment begins no session any more.
 * @returns false when the account has another password by now
 */
export async function startSession(
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
    { Put: { TableName, Item: buildSessionItem(session) } },
    { Delete: { TableName, Key: keyOf.loginFailures(session.userId, clientAddress) } },
  ]);
  return failedConditions.size === 0;
}

/** Ends a session. Ending it twice is no error. */
export async function endSession(
  { client, tableName }: Table,
  { userId, tokenId }: SessionId,
): Promise<void> {
  const deletion = new DeleteCommand({ TableName: tableName, Key: keyOf.session(userId, tokenId) });
  await retryConflicts(() => client.send(deletion));
}

/** Every session of a person but one. */
export async function findOtherSessions({ client, tableName }: Table, kept: SessionId): Promise<SessionId[]> {
  const { userId } = kept;
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
  return tokenIds.filter((tokenId) => tokenId !== kept.tokenId).map((tokenId) => ({ userId, tokenId }));
}

/** Most writes that DynamoDB takes in one transaction. */
export const largestTransaction = 100;

/** Ends any number of sessions, a hundred at a time. */
export async function endSessions(table: Table, sessions: readonly SessionId[]): Promise<void> {
  for (let start = 0; start < sessions.length; start += largestTransaction) {
    const part = sessions.slice(start, start + largestTransaction);
    await writeTransaction(
      table,
      part.map((session) => buildSessionDeletion(table, session)),
    );
  }
}

/** The write that ends a session. */
export function buildSessionDeletion({ tableName }: Table, { userId, tokenId }: SessionId): TransactionWrite {
  return { Delete: { TableName: tableName, Key: keyOf.session(userId, tokenId) } };
}
