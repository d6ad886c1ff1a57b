import * as z from 'zod/mini';
import { ApiError } from '#functions/errors/api-error.ts';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { keyOf } from './keys.ts';
import type { SessionId } from './sessions.ts';
import type { Read } from './table.ts';
import type { TransactionWrite } from './transaction.ts';

const lifetimeSeconds = 24 * 60 * 60;

/** Attributes of a key that every request has, with those of the request. */
const storedKey = z.looseObject({ ttl: z.number() });

type StoredKey = z.infer<typeof storedKey>;

/** Builds the read of an idempotency key. */
export function buildKeyRead(userId: string, idempotencyKey: string): Read<StoredKey> {
  return { key: keyOf.idempotency(userId, idempotencyKey), parse: storedKey.parse };
}

/** Creates the error for a key that an earlier request used for something else. */
export function keyReusedError(): ApiError {
  return new ApiError(
    'idempotency_key_reused',
    'This Idempotency-Key was used for another request. Use a new one for each attempt.',
  );
}

/** Parses the item of a key; undefined for a new key. Throws {@link keyReusedError} for a request of another kind. */
function parseKey<Content>(schema: z.ZodMiniType<Content>, item: StoredKey | undefined, now: Date) {
  if (item === undefined || item.ttl <= toEpochSeconds(now)) return undefined;
  const { success, data } = schema.safeParse(item);
  if (!success) throw keyReusedError();
  return data;
}

const storedPredictionKey = z.object({ prediction_id: z.string() });

/**
 * Returns the id of the prediction that was created with an idempotency key, undefined for a new key.
 * The item holds only the id, so that the user's answers are deleted with the prediction.
 * @param item item of the key; undefined if there is none
 * @throws ApiError `idempotency_key_reused` if a request of another kind used the key
 */
export function findPredictionId(item: StoredKey | undefined, now: Date): string | undefined {
  return parseKey(storedPredictionKey, item, now)?.prediction_id;
}

/** Keyed hash of a request's content. It reveals nothing about passwords in it without the signing key. */
const storedFingerprint = z.object({ signing_key_id: z.string(), fingerprint: z.string() });

export type Fingerprint = z.infer<typeof storedFingerprint>;

/** Request that changed an account, to recognise a repeated one. */
export interface AccountRequest extends Fingerprint {
  readonly key: string;
}

const storedAccountRequest = z.extend(storedFingerprint, { session_id: z.string() });

/** Fingerprint and session of the request that used a key; undefined for a new key. Throws like {@link parseKey}. */
export function toAccountRequest(item: StoredKey | undefined, now: Date) {
  return parseKey(storedAccountRequest, item, now);
}

/** Builds the write that stores the idempotency key of a request that changes an account. */
export function buildAccountRequestPut(
  { userId, tokenId }: SessionId,
  { key, ...fingerprint }: AccountRequest,
  now: Date,
): TransactionWrite {
  return buildIdempotencyKeyPut(userId, key, { ...fingerprint, session_id: tokenId }, now);
}

/** Builds the write that stores an idempotency key; its condition fails if the key is in use. */
export function buildIdempotencyKeyPut(
  userId: string,
  idempotencyKey: string,
  attributes: Readonly<Record<string, string>>,
  now: Date,
): TransactionWrite {
  const seconds = toEpochSeconds(now);
  return {
    Put: {
      Item: { ...keyOf.idempotency(userId, idempotencyKey), ...attributes, ttl: seconds + lifetimeSeconds },
      ConditionExpression: 'attribute_not_exists(pk) OR #ttl <= :now',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':now': seconds },
    },
  };
}
