import { createHash } from 'node:crypto';

/** Where an item stands in the table. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

const partitionOf = (userId: string) => `USER#${userId}`;

/** What the sort keys of one kind of item begin with. */
export const sortKeyPrefixes = {
  session: 'SESSION#',
  prediction: 'PREDICTION#',
  loginFailures: 'LOGIN_FAILURES#',
  idempotency: 'IDEMPOTENCY#',
} as const;

/** Every key of the table. All items of one person share a partition. */
export const keyOf = {
  user: (userId: string): Key => ({ pk: partitionOf(userId), sk: 'PROFILE' }),

  session: (userId: string, tokenId: string): Key => ({
    pk: partitionOf(userId),
    sk: sortKeyPrefixes.session + tokenId,
  }),

  /** A prediction's id is a ULID, so that sort keys are in order of time. */
  prediction: (userId: string, predictionId: string): Key => ({
    pk: partitionOf(userId),
    sk: sortKeyPrefixes.prediction + predictionId,
  }),

  /** Hashed, so that no network address stands in a key. */
  loginFailures: (userId: string, clientAddress: string): Key => ({
    pk: partitionOf(userId),
    sk: sortKeyPrefixes.loginFailures + hash(clientAddress),
  }),

  /** Hashed, because clients put what they like into their keys. */
  idempotency: (userId: string, idempotencyKey: string): Key => ({
    pk: partitionOf(userId),
    sk: sortKeyPrefixes.idempotency + hash(idempotencyKey),
  }),
};

/**
 * The id of the account that an address belongs to. Derived, so that one conditional write keeps
 * addresses unique, login is one read, and no address stands in a key, a log or a token.
 * @param email a normalised address: trimmed and lower case
 */
export function deriveUserId(email: string): string {
  return hash(email);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
