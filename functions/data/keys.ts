import { createHash } from 'node:crypto';

/** Key attributes of the table, and the attribute by which items expire. */
export const tableDefinition = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Seconds since 1970; items without it do not expire. */
  timeToLiveAttribute: 'ttl',
} as const;

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** Beginning of the partition keys of each kind. Each function may use only the kinds in its settings. */
export const partitionPrefixes = {
  user: 'USER#',
  client: 'CLIENT#',
  erasures: 'ERASURES',
  mails: 'MAILS#',
} as const;

export type Partition = keyof typeof partitionPrefixes;

/** Keyed hashes of a client's IPv4 address, or of its IPv6 /64 and /48. */
export type ClientNetworks = readonly [own: string, site?: string];

const partitionOf = (userId: string) => partitionPrefixes.user + userId;

/** Prefix of the sort keys of each item type. */
export const sortKeyPrefixes = {
  session: 'SESSION#',
  prediction: 'PREDICTION#',
  loginFailures: 'LOGIN_FAILURES#',
  idempotency: 'IDEMPOTENCY#',
  longHistories: 'HISTORY_BYTES#',
} as const;

/** Primary keys by item type. All items of a user share a partition. */
export const keyOf = {
  user: (userId: string): Key => ({ pk: partitionOf(userId), sk: 'PROFILE' }),

  session: (userId: string, tokenId: string): Key => ({
    pk: partitionOf(userId),
    sk: sortKeyPrefixes.session + tokenId,
  }),

  /** Prediction ids are ULIDs, so sort keys are in chronological order. */
  prediction: (userId: string, predictionId: string): Key => ({
    pk: partitionOf(userId),
    sk: sortKeyPrefixes.prediction + predictionId,
  }),

  /** One for a user, so that a newer reset replaces an older one. */
  passwordReset: (userId: string): Key => ({ pk: partitionOf(userId), sk: 'PASSWORD_RESET' }),

  /** @param own keyed hash of the client's network */
  loginFailures: (userId: string, [own]: ClientNetworks): Key => ({
    pk: partitionOf(userId),
    sk: sortKeyPrefixes.loginFailures + own,
  }),

  /** Hashed, because clients may put personal data into their keys. */
  idempotency: (userId: string, idempotencyKey: string): Key => ({
    pk: partitionOf(userId),
    sk: sortKeyPrefixes.idempotency + hash(idempotencyKey),
  }),

  /** One for each window of time. */
  longHistories: (userId: string, windowEnd: number): Key => ({
    pk: partitionOf(userId),
    sk: `${sortKeyPrefixes.longHistories}${windowEnd}`,
  }),

  /** In a partition of their own, so that one query lists all of them. */
  erasure: (userId: string): Key => ({ pk: partitionPrefixes.erasures, sk: userId }),

  /** Outside the partition of the user, so that it survives the deletion of the account. */
  mails: (userId: string): Key => ({ pk: partitionPrefixes.mails + userId, sk: 'COUNT' }),

  /**
   * In a partition of its own: the client may be a guest.
   * @param network its keyed hash
   */
  clientEvents: (network: string, name: string, windowEnd: number): Key => ({
    pk: partitionPrefixes.client + network,
    sk: `EVENTS#${name}#${windowEnd}`,
  }),
};

/**
 * Derives the user id from an email address. One conditional write then keeps addresses unique, login
 * needs a single read, and no key, log or token contains an address.
 * @param email normalised: trimmed and lower case
 */
export function deriveUserId(email: string): string {
  return hash(email);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
