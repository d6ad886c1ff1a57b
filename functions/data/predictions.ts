import type { Prediction } from '#contract/predictions.ts';
import { buildIdempotencyKeyPut } from './idempotency-keys.ts';
import { keyOf } from './keys.ts';
import type { Table } from './table.ts';
import { type TransactionWrite, writeTransaction } from './transaction.ts';

/** Position of the idempotency key in the transaction that stores a prediction. */
const idempotencyKeyPosition = 2;

/**
 * Stores a prediction and increments the user's count.
 * @param idempotencyKey chosen by the client for this attempt
 * @returns false, with nothing stored, if the idempotency key is in use
 */
export async function storePrediction(
  table: Table,
  userId: string,
  prediction: Prediction,
  idempotencyKey?: string,
): Promise<boolean> {
  const { tableName: TableName } = table;
  const failedConditions = await writeTransaction(table, [
    {
      Put: {
        TableName,
        Item: { ...keyOf.prediction(userId, prediction.id), prediction: JSON.stringify(prediction) },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    buildCountUpdate(table, userId, 1),
    ...(idempotencyKey ? [buildIdempotencyKeyPut(table, userId, idempotencyKey, prediction)] : []),
  ]);
  if (failedConditions.size === 0) return true;
  if (failedConditions.has(idempotencyKeyPosition)) return false;
  throw new Error('The user does not exist, or the prediction id is already in use');
}

/**
 * Deletes a prediction and decrements the user's count.
 * @returns false if it does not exist
 */
export async function deleteStoredPrediction(
  table: Table,
  userId: string,
  predictionId: string,
): Promise<boolean> {
  const failedConditions = await writeTransaction(table, [
    {
      Delete: {
        TableName: table.tableName,
        Key: keyOf.prediction(userId, predictionId),
        ConditionExpression: 'attribute_exists(pk)',
      },
    },
    buildCountUpdate(table, userId, -1),
  ]);
  return failedConditions.size === 0;
}

function buildCountUpdate({ tableName }: Table, userId: string, change: 1 | -1): TransactionWrite {
  return {
    Update: {
      TableName: tableName,
      Key: keyOf.user(userId),
      UpdateExpression: 'ADD total_predictions :change',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':change': change },
    },
  };
}
