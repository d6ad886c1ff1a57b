import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Prediction } from '#contract/predictions.ts';
import { toApiError } from '#functions/errors/api-error.ts';
import { buildIdempotencyKeyPut } from './idempotency-keys.ts';
import { keyOf } from './keys.ts';
import { buildPasswordCondition, buildSessionCondition, type Session } from './sessions.ts';
import { parseStoredPrediction, type StoredPrediction, toPredictionItem } from './stored-prediction.ts';
import type { Table } from './table.ts';
import { type TransactionWrite, undefinedIfConditionFails, writeTransaction } from './transaction.ts';

/** Maximum number of stored predictions per user: years of daily use, and 20 MB. */
export const maxPredictions = 10_000;

/**
 * Stores a prediction and increments the user's count.
 * @param idempotencyKey chosen by the client for this attempt
 * @returns false, with nothing stored, if the password was changed, the user has {@link maxPredictions} or a concurrent
 * request has used the key
 */
export async function storePrediction(
  table: Table,
  session: Session,
  prediction: Prediction,
  idempotencyKey?: string,
): Promise<boolean> {
  const { userId } = session;
  const { id, created_at } = prediction;
  const createdAt = new Date(created_at);
  const keyWrites = idempotencyKey
    ? [buildIdempotencyKeyPut(userId, idempotencyKey, { prediction_id: id }, createdAt)]
    : [];
  const failedConditions = await writeTransaction(table, [
    buildCountUpdate(session, 1),
    {
      Put: {
        Item: { ...keyOf.prediction(userId, id), ...toPredictionItem(prediction) },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    ...keyWrites,
  ]);
  if (failedConditions.has(1)) throw new Error('The prediction id is already in use');
  return failedConditions.size === 0;
}

/**
 * Deletes a prediction and decrements the user's count, if the session is active.
 * @returns false if it does not exist
 * @throws ApiError `unauthenticated` if the session has ended
 */
export async function deleteStoredPrediction(
  table: Table,
  session: Session,
  predictionId: string,
  now: Date,
): Promise<boolean> {
  const failedConditions = await writeTransaction(table, [
    { ConditionCheck: buildSessionCondition(session, now) },
    buildCountUpdate(session, -1),
    {
      Delete: {
        Key: keyOf.prediction(session.userId, predictionId),
        ConditionExpression: 'attribute_exists(pk)',
      },
    },
  ]);
  if (failedConditions.has(0) || failedConditions.has(1)) throw toApiError('unauthenticated');
  return failedConditions.size === 0;
}

/** Sets or removes the label of a prediction, of any version. Returns undefined if it does not exist. */
export async function updateLabel(
  { client, tableName }: Table,
  userId: string,
  predictionId: string,
  label: string | null,
): Promise<StoredPrediction | undefined> {
  const update = new UpdateCommand({
    TableName: tableName,
    Key: keyOf.prediction(userId, predictionId),
    ConditionExpression: 'attribute_exists(pk)',
    ReturnValues: 'ALL_NEW',
    ...(label === null
      ? { UpdateExpression: 'REMOVE label' }
      : { UpdateExpression: 'SET label = :label', ExpressionAttributeValues: { ':label': label } }),
  });
  const updated = await undefinedIfConditionFails(() => client.send(update));
  return updated && parseStoredPrediction(updated.Attributes);
}

/** Builds the update of the user's count; its condition fails if the password was changed or the count is full. */
function buildCountUpdate(session: Session, change: 1 | -1): TransactionWrite {
  const { ConditionExpression, ExpressionAttributeValues } = buildPasswordCondition(session);
  return {
    Update: {
      Key: keyOf.user(session.userId),
      UpdateExpression: 'ADD total_predictions :change',
      ConditionExpression: `${ConditionExpression} AND total_predictions <= :max`,
      ExpressionAttributeValues: {
        ...ExpressionAttributeValues,
        ':change': change,
        ':max': maxPredictions - Math.max(0, change),
      },
    },
  };
}
