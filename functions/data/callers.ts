import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { ListedSession } from '#contract/routes/sessions.ts';
import { type Key, keyOf } from './keys.ts';
import {
  isSessionActive,
  queryUserWithSessions,
  recordSessionUse,
  type Session,
  toSessionList,
} from './sessions.ts';
import { parseUser, type StoredUser } from './stored-users.ts';
import type { Table } from './table.ts';

/** User who sent a request, and the other items that were requested with it. */
export interface Caller<Keys extends readonly Key[] = readonly Key[]> {
  readonly user: StoredUser;
  /** In the order of their keys; undefined for items that do not exist. */
  readonly items: { readonly [Index in keyof Keys]: Readonly<Record<string, unknown>> | undefined };
}

/**
 * Returns the user of a session with other items of the user, in one consistent read. Once in 15 minutes it also
 * records that the session is in use, in one write.
 * @returns undefined if the session has ended, or the user does not exist or is being erased
 */
export async function getCaller<const Keys extends readonly Key[]>(
  table: Table,
  session: Session,
  now: Date,
  ...keys: Keys
): Promise<Caller<Keys> | undefined> {
  const { userId, tokenId } = session;
  const [userItem, sessionItem, ...items] = await getItems(table, [
    keyOf.user(userId),
    keyOf.session(userId, tokenId),
    ...keys,
  ]);
  const user = userItem && parseUser(userItem);
  if (!user || !isSessionActive(session, sessionItem, user, now)) return undefined;
  await recordSessionUse(table, sessionItem, now);
  return { user, items: items as Caller<Keys>['items'] };
}

/** User who sent a request, with all their active sessions. */
export interface CallerWithSessions {
  readonly user: StoredUser;
  readonly sessions: ListedSession[];
}

/**
 * Returns the user of a session with all their active sessions, in one consistent read; records the use like
 * {@link getCaller}.
 * @returns undefined if the session has ended, or the user does not exist or is being erased
 */
export async function getCallerWithSessions(
  table: Table,
  session: Session,
  now: Date,
): Promise<CallerWithSessions | undefined> {
  const { userId, tokenId } = session;
  const items = await queryUserWithSessions(table, userId);
  const own = items.sessions.find(({ sk }) => sk === keyOf.session(userId, tokenId).sk);
  const user = items.user && parseUser(items.user);
  if (!user || !isSessionActive(session, own, user, now)) return undefined;
  await recordSessionUse(table, own, now);
  return { user, sessions: toSessionList(items.sessions, session, user, now) };
}

/** Attempts to read keys that DynamoDB leaves unprocessed, as it does when it throttles. */
const maxAttempts = 3;

/** Returns items of a partition in the order of their keys, undefined for those that do not exist. */
export async function getItems({ client, tableName }: Table, keys: readonly Key[]) {
  const found = new Map<string, Record<string, unknown>>();
  let unread: Record<string, unknown>[] = keys.map((key) => ({ ...key }));
  for (let attempt = 1; unread.length > 0; attempt += 1) {
    if (attempt > maxAttempts) throw throttledError();
    const request = { [tableName]: { Keys: unread, ConsistentRead: true } };
    const { Responses, UnprocessedKeys } = await client.send(new BatchGetCommand({ RequestItems: request }));
    for (const item of Responses?.[tableName] ?? []) found.set(item.sk, item);
    unread = UnprocessedKeys?.[tableName]?.Keys ?? [];
  }
  return keys.map(({ sk }) => found.get(sk));
}

/** Creates the error that DynamoDB itself would throw if it had processed no key at all. */
function throttledError(): Error {
  const error = new Error('DynamoDB did not process all keys of a BatchGetItem request');
  return Object.assign(error, { name: 'ProvisionedThroughputExceededException' });
}
