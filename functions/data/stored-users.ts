import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { SecurityEvents } from '#contract/account-security.ts';
import { languageCodes } from '#contract/languages.ts';
import type { User } from '#contract/users.ts';
import { toIsoTime } from '#functions/platform/clock.ts';
import { type AccountRequest, buildAccountRequestPut } from './idempotency-keys.ts';
import { type ClientNetworks, keyOf } from './keys.ts';
import {
  buildPasswordCondition,
  passwordVersion,
  type Session,
  type SessionId,
  toSessionItem,
} from './sessions.ts';
import { getItem, type Parse, type Table } from './table.ts';
import { type TransactionWrite, undefinedIfConditionFails, writeTransaction } from './transaction.ts';

/** Attributes of a user item, without its key. */
export const storedUser = z.extend(passwordVersion, {
  first_name: z.string(),
  last_name: z.string(),
  /** Normalised: trimmed and lower case. */
  email: z.string(),
  phone_number: z.string(),
  keep_household: z.optional(z.boolean()),
  /** Absent for English and in accounts that are older than the choice. */
  language: z.optional(z.enum(languageCodes)),
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

export type StoredUser = z.infer<typeof storedUser>;

/** Attributes of a user item that a registration sets. */
export type NewUser = Omit<
  StoredUser,
  'password_version' | 'surviving_session' | 'known_devices' | 'new_device_login' | 'password_changed_at'
>;

export function toUserResponse(stored: NewUser): User {
  const { first_name, last_name, email, phone_number, keep_household, language, date_joined } = stored;
  const choices = { ...(keep_household !== undefined && { keep_household }), ...(language && { language }) };
  return { first_name, last_name, username: email, email, phone_number, ...choices, date_joined };
}

export function toSecurityEvents({ password_changed_at, new_device_login }: StoredUser): SecurityEvents {
  return {
    password_changed_at: password_changed_at ?? null,
    new_device_login: new_device_login ?? null,
  };
}

export async function getUser(table: Table, userId: string): Promise<StoredUser | undefined> {
  return getItem(table, keyOf.user(userId), parseUser);
}

/** Attribute of the item of an account that is being erased, which has no other ones. */
export const erasedUser = z.object({ erasure_id: z.string() });

/** Creates a function that parses a user item, and returns undefined for an account that is being erased. */
export function createUserParser<User>(schema: z.ZodMiniType<User>): Parse<User | undefined> {
  return (item) => (erasedUser.safeParse(item).success ? undefined : schema.parse(item));
}

export const parseUser = createUserParser(storedUser);

export interface Registration {
  readonly user: NewUser;
  /** First session. */
  readonly session: Session;
  readonly device: string;
  /** Present if the request has an idempotency key. */
  readonly request?: AccountRequest | undefined;
}

/** Creates a user and their first session. Returns false, with nothing stored, if the user already exists. */
export async function createUser(table: Table, { user, session, device, request }: Registration) {
  const failedConditions = await writeTransaction(table, [
    {
      Put: {
        Item: {
          ...keyOf.user(session.userId),
          ...user,
          password_version: session.passwordVersion,
          known_devices: new Set([device]),
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    { Put: { Item: toSessionItem(session, device) } },
    ...(request ? [buildAccountRequestPut(session, request, new Date(user.date_joined))] : []),
  ]);
  return failedConditions.size === 0;
}

/** Updates a user's profile. Returns undefined without a user, or if another session has changed the password. */
export async function updateUser(
  { client, tableName }: Table,
  session: Session,
  profile: Pick<StoredUser, 'first_name' | 'last_name' | 'phone_number' | 'keep_household' | 'language'>,
): Promise<StoredUser | undefined> {
  const { first_name, last_name, phone_number, ...choices } = profile;
  const chosen = Object.entries(choices).filter(([, choice]) => choice !== undefined);
  const condition = buildPasswordCondition(session);
  const update = new UpdateCommand({
    TableName: tableName,
    Key: keyOf.user(session.userId),
    UpdateExpression: `SET first_name = :first, last_name = :last, phone_number = :phone${chosen.map(([name]) => `, #${name} = :${name}`).join('')}`,
    ConditionExpression: condition.ConditionExpression,
    ExpressionAttributeValues: {
      ...condition.ExpressionAttributeValues,
      ':first': first_name,
      ':last': last_name,
      ':phone': phone_number,
      ...Object.fromEntries(chosen.map(([name, choice]) => [`:${name}`, choice])),
    },
    // LANGUAGE is a reserved word.
    ...(chosen.length > 0 && {
      ExpressionAttributeNames: Object.fromEntries(chosen.map(([name]) => [`#${name}`, name])),
    }),
    ReturnValues: 'ALL_NEW',
  });
  const updated = await undefinedIfConditionFails(() => client.send(update));
  return updated && storedUser.parse(updated.Attributes);
}

export interface PasswordChange {
  /** Hash that the current password was compared with. */
  readonly current: string;
  /** Hash of the new password. */
  readonly next: string;
  readonly client: ClientNetworks;
  readonly now: Date;
}

/**
 * Updates the password hash and deletes the client's failed attempts. All sessions but the surviving one end
 * with the same write, because they were started with another version of the password.
 * @param survivor id of the session that stays active
 * @param writes further writes of the transaction
 * @returns false, with nothing written, if the current hash was changed in the meantime or the condition of a further
 * write fails
 */
export async function writePassword(
  table: Table,
  userId: string,
  { current, next, client, now }: PasswordChange,
  survivor: string | undefined,
  writes: readonly TransactionWrite[],
): Promise<boolean> {
  const survival = survivor === undefined ? ' REMOVE surviving_session' : ', surviving_session = :session';
  const failedConditions = await writeTransaction(table, [
    {
      Update: {
        Key: keyOf.user(userId),
        UpdateExpression: `SET password_hash = :next, password_changed_at = :now${survival} ADD password_version :one`,
        ConditionExpression: 'password_hash = :current',
        ExpressionAttributeValues: {
          ':current': current,
          ':next': next,
          ':now': toIsoTime(now),
          ':one': 1,
          ...(survivor !== undefined && { ':session': survivor }),
        },
      },
    },
    { Delete: { Key: keyOf.loginFailures(userId, client) } },
    ...writes,
  ]);
  return failedConditions.size === 0;
}

/** Changes the password in a session, which survives; see {@link writePassword}. */
export function updatePassword(
  table: Table,
  session: SessionId,
  change: PasswordChange,
  request?: AccountRequest,
): Promise<boolean> {
  const writes = request ? [buildAccountRequestPut(session, request, change.now)] : [];
  return writePassword(table, session.userId, change, session.tokenId, writes);
}
