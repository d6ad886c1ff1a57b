import { toApiError } from '#functions/errors/api-error.ts';
import { keyOf } from './keys.ts';
import {
  isSessionActive,
  type PasswordVersion,
  parseSession,
  queryUserWithSessions,
  recordSessionUse,
  type Session,
  type StoredSession,
  toSessionList,
} from './sessions.ts';
import { parseUser } from './stored-users.ts';
import { type Found, getItems, type Read, type Reads, type Table } from './table.ts';

/**
 * Returns the user of a session with other items of the user, in one consistent read. Once in 15 minutes it also
 * records that the session is in use, in one write.
 * @returns the items in the order of their reads, undefined for those that do not exist
 * @throws ApiError `unauthenticated` if the session has ended, or the user does not exist or is being erased
 */
export async function getCaller<const Items extends readonly unknown[]>(
  table: Table,
  { userId, tokenId }: Session,
  now: Date,
  ...reads: Reads<Items>
) {
  const [user, stored, ...items] = await getItems(table, [
    { key: keyOf.user(userId), parse: parseUser },
    { key: keyOf.session(userId, tokenId), parse: parseSession },
    ...(reads as readonly Read<unknown>[]),
  ]);
  return { user: await admitCaller(table, user, stored, now), items: items as unknown as Found<Items> };
}

/**
 * Returns the user of a session; records the use like {@link getCaller}.
 * @param user undefined if there is none, or it is being erased
 * @param session read consistently
 * @throws ApiError `unauthenticated` like {@link getCaller}
 */
export async function admitCaller<User extends PasswordVersion>(
  table: Table,
  user: User | undefined,
  session: StoredSession | undefined,
  now: Date,
): Promise<User> {
  if (!user || !isSessionActive(session, user, now)) throw toApiError('unauthenticated');
  await recordSessionUse(table, session, now);
  return user;
}

/** Returns the user of a session with all their active sessions, in one consistent read, like {@link getCaller}. */
export async function getCallerWithSessions(table: Table, { userId, tokenId }: Session, now: Date) {
  const found = await queryUserWithSessions(table, userId, parseUser);
  const own = found.sessions.find(({ sk }) => sk === keyOf.session(userId, tokenId).sk);
  const user = await admitCaller(table, found.user, own, now);
  return { user, sessions: toSessionList(found.sessions, tokenId, user, now) };
}
