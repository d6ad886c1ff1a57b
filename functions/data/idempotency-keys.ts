import * as z from 'zod/mini';
import type { Prediction } from '#contract/predictions.ts';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { keyOf } from './keys.ts';
import type { Table } from './table.ts';
import type { TransactionWrite } from './transaction.ts';

/** Lifetime of an idempotency key. */
const lifetimeSeconds = 24 * 60 * 60;

const storedIdempotencyKey = z.object({ prediction_id: z.string(), ttl: z.number() });

/**
 * Returns the id of the prediction that was created with an idempotency key, undefined for a new key.
 * The item holds only the id, so that the user's answers are deleted with the prediction.
 * @param item item of the key; undefined if there is none
 */
export function toPredictionId(item: unknown, now: Date): string | undefined {
  if (item === undefined) return undefined;
  const { prediction_id, ttl } = storedIdempotencyKey.parse(item);
  return ttl > toEpochSeconds(now) ? prediction_id : undefined;
}

/** Builds the write that stores an idempotency key; its condition fails if the key is in use. */
export function buildIdempotencyKeyPut(
  { tableName }: Table,
  userId: string,
  idempotencyKey: string,
  { id, created_at }: Prediction,
): TransactionWrite {
  const now = toEpochSeconds(new Date(created_at));
  return {
    Put: {
      TableName: tableName,
      Item: {
        ...keyOf.idempotency(userId, idempotencyKey),
        prediction_id: id,
        ttl: now + lifetimeSeconds,
      },
      ConditionExpression: 'attribute_not_exists(pk) OR #ttl <= :now',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':now': now },
    },
  };
}
