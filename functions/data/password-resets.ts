import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { keyOf } from './keys.ts';
import { buildMailCount, buildResetCompletion, windowSeconds } from './mail-quota.ts';
import { getUser, type PasswordChange, parseUser, type StoredUser, writePassword } from './stored-users.ts';
import { getItems, type Table } from './table.ts';
import { writeTransaction } from './transaction.ts';

/** Lifetime of a token: the last one that is sent is valid until the next one may be sent. */
const lifetimeSeconds = windowSeconds;

const storedReset = z.object({
  /** SHA-256 of the secret part of the token. */
  token_hash: z.string(),
  /** Version of the password that the token may replace. */
  password_version: z.number(),
  /** Seconds since 1970. */
  expires_at: z.number(),
});

/**
 * Stores the hash of a new token, which replaces the previous one.
 * @param messageId message that requests the mail
 * @returns the user; undefined if there is none, too many mails were sent, or another message was faster
 */
export async function storePasswordReset(
  table: Table,
  userId: string,
  { tokenHash, messageId, now }: { tokenHash: string; messageId: string; now: Date },
): Promise<StoredUser | undefined> {
  const [user, reset] = await getItems(table, [
    { key: keyOf.user(userId), parse: parseUser },
    { key: keyOf.passwordReset(userId), parse: storedReset.parse },
  ]);
  if (!user) return undefined;
  const count = await buildMailCount(table, userId, { id: messageId, kind: 'password_reset' }, now);
  if (!count) return undefined;
  const expires_at = toEpochSeconds(now) + lifetimeSeconds;
  const failedConditions = await writeTransaction(table, [
    {
      ConditionCheck: {
        Key: keyOf.user(userId),
        ConditionExpression: 'password_hash = :hash',
        ExpressionAttributeValues: { ':hash': user.password_hash },
      },
    },
    {
      Put: {
        Item: {
          ...keyOf.passwordReset(userId),
          token_hash: tokenHash,
          password_version: user.password_version,
          expires_at,
          ttl: expires_at,
        },
        ConditionExpression: reset ? 'token_hash = :previous' : 'attribute_not_exists(pk)',
        ...(reset && { ExpressionAttributeValues: { ':previous': reset.token_hash } }),
      },
    },
    count,
  ]);
  // Only the count has changed, by a mail of another kind.
  if (failedConditions.size === 1 && failedConditions.has(2)) {
    return storePasswordReset(table, userId, { tokenHash, messageId, now });
  }
  return failedConditions.size === 0 ? user : undefined;
}

/**
 * Returns the user whose password a token may replace. Reads the user only for a stored token, so that a wrong one takes
 * the same time for every address.
 * @returns undefined if the token is unknown, expired, used, replaced or older than the password
 */
export async function getResettableUser(table: Table, userId: string, tokenHash: string, now: Date) {
  const { pk, sk } = keyOf.passwordReset(userId);
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.tableName,
      KeyConditionExpression: 'pk = :pk AND sk = :sk',
      FilterExpression: 'token_hash = :token',
      ExpressionAttributeValues: { ':pk': pk, ':sk': sk, ':token': tokenHash },
      ConsistentRead: true,
    }),
  );
  if (Items.length === 0) return undefined;
  const reset = storedReset.parse(Items[0]);
  const user = await getUser(table, userId);
  const isValid = reset.expires_at > toEpochSeconds(now) && reset.password_version === user?.password_version;
  return isValid ? user : undefined;
}

/** Changes the password with a token, deletes the token and ends all sessions; see {@link writePassword}. */
export function resetPassword(table: Table, userId: string, tokenHash: string, change: PasswordChange) {
  return writePassword(table, userId, change, undefined, [
    {
      Delete: {
        Key: keyOf.passwordReset(userId),
        ConditionExpression: 'token_hash = :token',
        ExpressionAttributeValues: { ':token': tokenHash },
      },
    },
    buildResetCompletion(userId, change.now),
  ]);
}
