import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Prediction } from '#contract/predictions.ts';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { keyOf } from './keys.ts';
import type { Table } from './table.ts';
import type { TransactionWrite } from './transaction.ts';

/** How long a key stands for the prediction that was made with it. */
const secondsRemembered = 24 * 60 * 60;

const storedIdempotencyKey = z.object({ prediction_id: z.string(), ttl: z.number() });

/**
 * The id of the prediction that a person made with an idempotency key, undefined when the key is new.
 * Only the id is kept: what a person answered stands in the prediction alone, and goes with it.
 */
export async function findRememberedPrediction(
  { client, tableName }: Table,
  userId: string,
  idempotencyKey: string,
  now: Date,
): Promise<string | undefined> {
  const { Item } = await client.send(
    new GetCommand({
      TableName: tableName,
      Key: keyOf.idempotency(userId, idempotencyKey),
      ConsistentRead: true,
    }),
  );
  if (!Item) return undefined;
  const { prediction_id, ttl } = storedIdempotencyKey.parse(Item);
  return ttl > toEpochSeconds(now) ? prediction_id : undefined;
}

/** The write that ties an idempotency key to a prediction, unless the key stands for one already. */
export function rememberPrediction(
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
        ttl: now + secondsRemembered,
      },
      ConditionExpression: 'attribute_not_exists(pk) OR #ttl <= :now',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':now': now },
    },
  };
}
