import { randomInt } from 'node:crypto';
import { DeleteCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { toApiError } from '#functions/errors/api-error.ts';
import { toEpochSeconds, toIsoTime } from '#functions/platform/clock.ts';
import { type ClientNetworks, keyOf, partitionPrefixes, sortKeyPrefixes } from './keys.ts';
import type { Parse, Table } from './table.ts';
import { retryConflicts, writeTransaction } from './transaction.ts';

/** Session of a user, as its token describes it. */
export interface Session {
  readonly userId: string;
  readonly tokenId: string;
  /** Version of the password that the session was started with. */
  readonly passwordVersion: number;
  readonly expiresAt: Date;
}

export type SessionId = Pick<Session, 'userId' | 'tokenId'>;

/** Maximum number of sessions of a user. One more ends the oldest. */
export const maxSessions = 20;

export const sessionLifetimeSeconds = 7 * 24 * 60 * 60;

/** Device of a session whose client can't be recognised. */
export const unknownDevice = 'Unknown device';

export const storedSession = z.object({
  pk: z.string(),
  sk: z.string(),
  password_version: z.number(),
  device: z.string(),
  /** ISO 8601, UTC. Absent until the first use that is recorded. */
  last_used_at: z.optional(z.string()),
  ttl: z.number(),
});

export type StoredSession = z.infer<typeof storedSession>;

export const parseSession = storedSession.parse;

/** Attributes of the user item that decide which sessions are active. */
export const passwordVersion = z.object({
  /** Random for a new account, and one more after each change of the password. */
  password_version: z.number(),
  /** Id of the session that made the last password change. It stays active. */
  surviving_session: z.optional(z.string()),
});

export type PasswordVersion = z.infer<typeof passwordVersion>;

/** `randomInt` accepts ranges below 2^48. */
const passwordVersions = 2 ** 48 - 1;

/**
 * Creates the password version of a new account. It is random, so that a late request of a deleted account fails in a
 * later one with the same email address.
 */
export function createPasswordVersion(): number {
  return randomInt(passwordVersions);
}

export function toSessionItem({ userId, tokenId, passwordVersion, expiresAt }: Session, device: string) {
  return {
    ...keyOf.session(userId, tokenId),
    password_version: passwordVersion,
    device,
    ttl: toEpochSeconds(expiresAt),
  };
}

export function toSession({ pk, sk, password_version, ttl }: StoredSession): Session {
  return {
    userId: pk.slice(partitionPrefixes.user.length),
    tokenId: toTokenId(sk),
    passwordVersion: password_version,
    expiresAt: new Date(ttl * 1000),
  };
}

/**
 * Returns true if a session is stored, has not expired and was started with the current password.
 * Compares the time, because DynamoDB may delete expired items days late.
 * @param session read consistently
 */
export function isSessionActive(
  session: StoredSession | undefined,
  { password_version, surviving_session }: PasswordVersion,
  now: Date,
): session is StoredSession {
  if (!session || session.ttl <= toEpochSeconds(now)) return false;
  return session.password_version === password_version || toTokenId(session.sk) === surviving_session;
}

/** Minimum time between two writes of a session's last use. */
const useIntervalMs = 15 * 60_000;

/** Attributes that {@link recordSessionUse} names. Functions that only read have permission to update these alone. */
export const sessionUseAttributes = ['pk', 'sk', 'last_used_at'] as const;

/** Maximum time that a request waits for the write of its session's last use. */
const useTimeoutMs = 500;

/**
 * Records that an active session is in use, at most once in 15 minutes, but by each of several concurrent requests:
 * DynamoDB bills a write whose condition fails like any other. A failure is ignored, because the request does not
 * depend on it.
 */
export async function recordSessionUse({ client, tableName }: Table, session: StoredSession, now: Date) {
  const { pk, sk, ttl, last_used_at } = session;
  const isDueSince = toIsoTime(new Date(now.getTime() - useIntervalMs));
  if ((last_used_at ?? toCreationTime(ttl)) > isDueSince) return;
  const update = new UpdateCommand({
    TableName: tableName,
    Key: { pk, sk },
    UpdateExpression: 'SET last_used_at = :now',
    // Does not create the item of a session that has been ended in the meantime.
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': toIsoTime(now) },
  });
  await client.send(update, { abortSignal: AbortSignal.timeout(useTimeoutMs) }).catch(() => undefined);
}

/** Returns when a session was started, in ISO 8601. All sessions have the same lifetime. */
function toCreationTime(ttl: number): string {
  return toIsoTime(new Date((ttl - sessionLifetimeSeconds) * 1000));
}

/**
 * Queries a user and all their sessions. The sort key of the user item precedes those of the sessions.
 * @param parse parses the user item; undefined for an account that is being erased
 * @returns the user, undefined without an account, and the sessions
 */
export async function queryUserWithSessions<User>(
  { client, tableName }: Table,
  userId: string,
  parse: Parse<User | undefined>,
) {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :user AND :lastSession',
      ExpressionAttributeValues: {
        ':pk': keyOf.user(userId).pk,
        ':user': keyOf.user(userId).sk,
        ':lastSession': keyOf.session(userId, '~').sk,
      },
      ConsistentRead: true,
    }),
  );
  const [user, ...sessions] = Items;
  if (user?.sk !== keyOf.user(userId).sk) return { user: undefined, sessions: [] };
  return { user: parse(user), sessions: sessions.map((item) => parseSession(item)) };
}

/**
 * Converts the active ones of a user's sessions to the API's representation: the caller's first, then the last used
 * ones. The id is the token's, which is no secret: a token is valid by its signature.
 * @param ownId id of the caller's session
 */
export function toSessionList(
  sessions: readonly StoredSession[],
  ownId: string,
  password: PasswordVersion,
  now: Date,
) {
  return sessions
    .filter((session) => isSessionActive(session, password, now))
    .map(({ sk, device, ttl, last_used_at }) => {
      const id = toTokenId(sk);
      const created_at = toCreationTime(ttl);
      return { id, device, created_at, last_used_at: last_used_at ?? created_at, current: id === ownId };
    })
    .sort((a, b) => Number(b.current) - Number(a.current) || b.last_used_at.localeCompare(a.last_used_at));
}

function toTokenId(sortKey: string): string {
  return sortKey.slice(sortKeyPrefixes.session.length);
}

/** Builds the condition of a transaction's write that a session is stored and has not expired. */
export function buildSessionCondition({ userId, tokenId }: SessionId, now: Date) {
  return {
    Key: keyOf.session(userId, tokenId),
    ConditionExpression: '#ttl > :now',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':now': toEpochSeconds(now) },
  };
}

/**
 * Builds the condition on the user item that a session was started with the current password, and that the account
 * is not being erased: the item of such an account has neither attribute.
 */
export function buildPasswordCondition({ tokenId, passwordVersion }: Session) {
  return {
    ConditionExpression: '(password_version = :version OR surviving_session = :session)',
    ExpressionAttributeValues: { ':version': passwordVersion, ':session': tokenId },
  };
}

export interface Login {
  /** Hash that the password was compared with; it must still be the user's hash. */
  readonly passwordHash: string;
  readonly device: string;
  /** None of the user's earlier logins was with the device. */
  readonly isNewDevice: boolean;
  readonly client: ClientNetworks;
  readonly now: Date;
}

/**
 * Stores a session, and its device if the user has not logged in with it before, and deletes the client's failed login
 * attempts. Then deletes the user's sessions that have ended or are beyond {@link maxSessions}: the last of concurrent
 * logins sees all others.
 *
 * The devices are a set, which concurrent logins extend without losing one; it is bounded, because there are
 * few names of devices.
 * @returns false if the password was changed in the meantime
 */
export async function storeSession(table: Table, session: Session, login: Login): Promise<boolean> {
  const { passwordHash, device, isNewDevice, client, now } = login;
  const failedConditions = await writeTransaction(table, [
    {
      Update: {
        Key: keyOf.user(session.userId),
        UpdateExpression: `ADD known_devices :devices${isNewDevice ? ' SET new_device_login = :login' : ''}`,
        ConditionExpression: 'password_hash = :hash',
        ExpressionAttributeValues: {
          ':hash': passwordHash,
          ':devices': new Set([device]),
          ...(isNewDevice && { ':login': { device, at: toIsoTime(now) } }),
        },
      },
    },
    { Put: { Item: toSessionItem(session, device) } },
    { Delete: { Key: keyOf.loginFailures(session.userId, client) } },
  ]);
  if (failedConditions.size > 0) return false;
  await deleteSurplusSessions(table, session.userId, now);
  return true;
}

/** Deletes a user's sessions that have ended, and the oldest ones beyond the maximum. */
async function deleteSurplusSessions(table: Table, userId: string, now: Date) {
  const { user: password, sessions } = await queryUserWithSessions(
    table,
    userId,
    (item) => passwordVersion.safeParse(item).data,
  );
  // The account has been deleted in the meantime.
  if (!password) return;
  const isActive = (session: StoredSession) => isSessionActive(session, password, now);
  const ended = sessions.filter((session) => !isActive(session));
  // All sessions have the same lifetime, so the oldest expires first. Concurrent logins delete the same sessions.
  const active = sessions.filter(isActive).sort((a, b) => b.ttl - a.ttl || a.sk.localeCompare(b.sk));
  const surplus = [...ended, ...active.slice(maxSessions)];
  await Promise.all(surplus.map(({ sk }) => deleteSession(table, { userId, tokenId: toTokenId(sk) })));
}

export async function deleteSession({ client, tableName }: Table, { userId, tokenId }: SessionId) {
  const deletion = new DeleteCommand({ TableName: tableName, Key: keyOf.session(userId, tokenId) });
  await retryConflicts(() => client.send(deletion));
}

/**
 * Deletes a session of the caller's user that has not expired, if the caller's own session is active.
 * @returns false if there is no such session
 * @throws ApiError `unauthenticated` if the caller's session has ended
 */
export async function endSession(table: Table, caller: Session, tokenId: string, now: Date) {
  const isOwn = tokenId === caller.tokenId;
  const failedConditions = await writeTransaction(table, [
    { ConditionCheck: { Key: keyOf.user(caller.userId), ...buildPasswordCondition(caller) } },
    { Delete: buildSessionCondition({ userId: caller.userId, tokenId }, now) },
    // A transaction can't check an item that it deletes.
    ...(isOwn ? [] : [{ ConditionCheck: buildSessionCondition(caller, now) }]),
  ]);
  if (failedConditions.size === 0) return true;
  if (failedConditions.has(0) || failedConditions.has(2) || isOwn) throw toApiError('unauthenticated');
  return false;
}
