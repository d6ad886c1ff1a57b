import type { Prediction } from '#contract/predictions.ts';
import { rememberPrediction } from './idempotency-keys.ts';
import { keyOf } from './keys.ts';
import type { Table } from './table.ts';
import { type TransactionWrite, writeTransaction } from './transaction.ts';

/** Where the idempotency key stands among the writes that keep a prediction. */
const idempotencyPosition = 2;

/**
 * Keeps a prediction and counts it.
 * @param idempotencyKey the client's own name for the attempt
 * @returns false when the idempotency key was used before; nothing is changed then
 */
export async function savePrediction(
  table: Table,
  userId: string,
  made: Prediction,
  idempotencyKey?: string,
): Promise<boolean> {
  const { tableName: TableName } = table;
  const failedConditions = await writeTransaction(table, [
    {
      Put: {
        TableName,
        Item: { ...keyOf.prediction(userId, made.id), prediction: JSON.stringify(made) },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    countPredictions(table, userId, 1),
    ...(idempotencyKey ? [rememberPrediction(table, userId, idempotencyKey, made)] : []),
  ]);
  if (failedConditions.size === 0) return true;
  if (failedConditions.has(idempotencyPosition)) return false;
  throw new Error('The account of a prediction is gone, or its id was used before');
}

/**
 * Deletes a prediction and counts it no more.
 * @returns false when there is none
 */
export async function removePrediction(table: Table, userId: string, predictionId: string): Promise<boolean> {
  const failedConditions = await writeTransaction(table, [
    {
      Delete: {
        TableName: table.tableName,
        Key: keyOf.prediction(userId, predictionId),
        ConditionExpression: 'attribute_exists(pk)',
      },
    },
    countPredictions(table, userId, -1),
  ]);
  return failedConditions.size === 0;
}

function countPredictions({ tableName }: Table, userId: string, change: 1 | -1): TransactionWrite {
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
