import * as z from 'zod/mini';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { keyOf } from './keys.ts';
import { getItem, type Table } from './table.ts';
import { type TransactionWrite, writeTransaction } from './transaction.ts';

/** Period of all limits. */
export const windowSeconds = 60 * 60;

/** Maximum number of mails of each kind to an address. They add up to the maximum of all. */
const quotas = { password_reset: 3, new_device_login: 3, password_changed: 3, account_deleted: 1 } as const;

const maxMails = 10;

/** Kinds for which a place stays reserved, since completed resets allow further mails of their kind. */
const reservedKinds: readonly MailKind[] = ['password_changed', 'account_deleted'];

export type MailKind = keyof typeof quotas;

export interface CountedMail {
  /** Id of the message in the queue. A message that is delivered again counts once. */
  readonly id: string;
  readonly kind: MailKind;
}

const storedMails = z.object({
  /** Mails of the last hour; times in seconds since 1970. */
  mails: z._default(z.array(z.object({ id: z.string(), kind: z.string(), at: z.number() })), []),
  /** Number of changes of `mails`; absent before the first one. */
  revision: z.optional(z.number()),
  /** Seconds since 1970. Earlier resets no longer count towards their quota. */
  reset_completed_at: z._default(z.number(), 0),
});

/**
 * Builds the write that counts a mail to an address; its condition fails if another mail is counted at the same time.
 * @returns undefined if the quota is used up
 */
export async function buildMailCount(table: Table, userId: string, { id, kind }: CountedMail, now: Date) {
  const Key = keyOf.mails(userId);
  const { mails, revision, reset_completed_at } =
    (await getItem(table, Key, storedMails.parse)) ?? storedMails.parse({});
  const seconds = toEpochSeconds(now);
  // A mail more than an hour from now was counted by a wrong clock.
  const isRecent = (at: number) => Math.abs(seconds - at) < windowSeconds;
  const others = mails.filter((mail) => mail.id !== id && isRecent(mail.at));
  const isCounted = ({ at, ...mail }: (typeof mails)[number]) =>
    mail.kind === kind && (kind !== 'password_reset' || at > reset_completed_at);
  const isReserved = (each: MailKind) => each !== kind && !others.some((mail) => mail.kind === each);
  const places = maxMails - reservedKinds.filter(isReserved).length;
  if (others.filter(isCounted).length >= quotas[kind] || others.length >= places) return undefined;
  return {
    Update: {
      Key,
      UpdateExpression: 'SET mails = :mails, revision = :next, #ttl = :ttl',
      ConditionExpression: revision === undefined ? 'attribute_not_exists(revision)' : 'revision = :revision',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':mails': [...others, { id, kind, at: seconds }],
        ':next': (revision ?? 0) + 1,
        ':ttl': seconds + windowSeconds,
        ...(revision !== undefined && { ':revision': revision }),
      },
    },
  };
}

/** More than the mails that are sent at the same time. */
const maxAttempts = 10;

/** Counts a mail to an address. Returns false if the quota is used up. */
export async function countMail(table: Table, userId: string, mail: CountedMail, now: Date) {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const count = await buildMailCount(table, userId, mail, now);
    if (!count) return false;
    if ((await writeTransaction(table, [count])).size === 0) return true;
  }
  throw new Error('Too many mails to one address at the same time');
}

/** Builds the write that frees the quota of resets: a completed one proves that the owner reads the mails. */
export function buildResetCompletion(userId: string, now: Date): TransactionWrite {
  const seconds = toEpochSeconds(now);
  return {
    Update: {
      Key: keyOf.mails(userId),
      UpdateExpression: 'SET reset_completed_at = :now, #ttl = :ttl',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':now': seconds, ':ttl': seconds + windowSeconds },
    },
  };
}
