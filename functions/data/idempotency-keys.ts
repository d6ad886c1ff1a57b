import * as z from 'zod/mini';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { keyOf } from './keys.ts';
import type { Table } from './table.ts';
import type { TransactionWrite } from './transaction.ts';

/** Lifetime of an idempotency key. */
const lifetimeSeconds = 24 * 60 * 60;

const storedPredictionKey = z.object({ prediction_id: z.string(), ttl: z.number() });

/**
 * Returns the id of the prediction that was created with an idempotency key, undefined for a new key.
 * The item holds only the id, so that the user's answers are deleted with the prediction.
 * @param item item of the key; undefined if there is none
 */
export function toPredictionId(item: unknown, now: Date): string | undefined {
  if (item === undefined) return undefined;
  const { prediction_id, ttl } = storedPredictionKey.parse(item);
  return ttl > toEpochSeconds(now) ? prediction_id : undefined;
}

/** Request that changed an account, to recognise a repeated one. */
export interface AccountRequest {
  readonly key: string;
  readonly fingerprint: { readonly keyId: string; readonly value: string };
}

const storedAccountRequest = z.object({
  signing_key_id: z.string(),
  fingerprint: z.string(),
  session_id: z.string(),
  ttl: z.number(),
});

/** Fingerprint and session of the request that used an idempotency key; undefined for a new key. */
export function toAccountRequest(item: unknown, now: Date) {
  if (item === undefined) return undefined;
  const { signing_key_id, fingerprint, session_id, ttl } = storedAccountRequest.parse(item);
  if (ttl <= toEpochSeconds(now)) return undefined;
  return { fingerprint: { keyId: signing_key_id, value: fingerprint }, tokenId: session_id };
}

/** Builds the write that stores the idempotency key of a request that changes an account. */
export function buildAccountRequestPut(
  table: Table,
  { userId, tokenId }: { readonly userId: string; readonly tokenId: string },
  { key, fingerprint: { keyId, value } }: AccountRequest,
  now: Date,
): TransactionWrite {
  const attributes = { signing_key_id: keyId, fingerprint: value, session_id: tokenId };
  return buildIdempotencyKeyPut(table, userId, key, attributes, now);
}

/** Builds the write that stores an idempotency key; its condition fails if the key is in use. */
export function buildIdempotencyKeyPut(
  { tableName }: Table,
  userId: string,
  idempotencyKey: string,
  attributes: Readonly<Record<string, string>>,
  now: Date,
): TransactionWrite {
  const seconds = toEpochSeconds(now);
  return {
    Put: {
      TableName: tableName,
      Item: {
        ...keyOf.idempotency(userId, idempotencyKey),
        ...attributes,
        ttl: seconds + lifetimeSeconds,
      },
      ConditionExpression: 'attribute_not_exists(pk) OR #ttl <= :now',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':now': seconds },
    },
  };
}
