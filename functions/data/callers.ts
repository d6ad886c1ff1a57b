import { toApiError } from '#functions/errors/api-error.ts';
import { type Key, keyOf } from './keys.ts';
import {
  isSessionActive,
  type PasswordVersion,
  queryUserWithSessions,
  recordSessionUse,
  type Session,
  toSessionList,
} from './sessions.ts';
import { parseUser } from './stored-users.ts';
import { getItems, type Item, type Table } from './table.ts';

/**
 * Returns the user of a session with other items of the user, in one consistent read. Once in 15 minutes it also
 * records that the session is in use, in one write.
 * @returns the items in the order of their keys, undefined for those that do not exist
 * @throws ApiError `unauthenticated` if the session has ended, or the user does not exist or is being erased
 */
export async function getCaller(
  table: Table,
  { userId, tokenId }: Session,
  now: Date,
  ...keys: readonly Key[]
) {
  const ownKeys = [keyOf.user(userId), keyOf.session(userId, tokenId)];
  const [userItem, sessionItem, ...items] = await getItems(table, [...ownKeys, ...keys]);
  return { user: await admitCaller(table, userItem && parseUser(userItem), sessionItem, now), items };
}

/**
 * Returns the user of a session; records the use like {@link getCaller}.
 * @param user undefined if there is none, or it is being erased
 * @param sessionItem item of the session, read consistently
 * @throws ApiError `unauthenticated` like {@link getCaller}
 */
export async function admitCaller<User extends PasswordVersion>(
  table: Table,
  user: User | undefined,
  sessionItem: Item | undefined,
  now: Date,
): Promise<User> {
  if (!user || !isSessionActive(sessionItem, user, now)) throw toApiError('unauthenticated');
  await recordSessionUse(table, sessionItem, now);
  return user;
}

/** Returns the user of a session with all their active sessions, in one consistent read, like {@link getCaller}. */
export async function getCallerWithSessions(table: Table, { userId, tokenId }: Session, now: Date) {
  const items = await queryUserWithSessions(table, userId);
  const own = items.sessions.find(({ sk }) => sk === keyOf.session(userId, tokenId).sk);
  const user = await admitCaller(table, items.user && parseUser(items.user), own, now);
  return { user, sessions: toSessionList(items.sessions, tokenId, user, now) };
}
