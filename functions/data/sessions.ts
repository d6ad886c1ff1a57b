import { DeleteCommand, GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { keyOf, sortKeyPrefixes } from './keys.ts';
import type { Table } from './table.ts';
import { retryConflicts, writeTransaction } from './transaction.ts';

/** One log-in of one person. */
export interface Session {
  readonly userId: string;
  readonly tokenId: string;
  readonly expiresAt: Date;
}

/** What names a session. */
export type SessionId = Pick<Session, 'userId' | 'tokenId'>;

const storedSession = z.object({ ttl: z.number() });
const storedKeys = z.array(z.object({ pk: z.string(), sk: z.string() }));

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

/** Most writes that DynamoDB takes in one transaction. */
const largestTransaction = 100;

/** Ends every session of a person but one. */
export async function endOtherSessions(table: Table, kept: SessionId): Promise<void> {
  const { client, tableName: TableName } = table;
  const { pk, sk } = keyOf.session(kept.userId, kept.tokenId);
  const pages = paginateQuery(
    { client, pageSize: largestTransaction },
    {
      TableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': sortKeyPrefixes.session },
      ProjectionExpression: 'pk, sk',
      ConsistentRead: true,
    },
  );
  for await (const { Items } of pages) {
    const others = storedKeys.parse(Items).filter((key) => key.sk !== sk);
    if (others.length === 0) continue;
    await writeTransaction(
      table,
      others.map((Key) => ({ Delete: { TableName, Key } })),
    );
  }
}
