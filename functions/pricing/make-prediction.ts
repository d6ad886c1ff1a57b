import { decodeTime, monotonicFactory } from 'ulid';
import type { Prediction } from '#contract/predictions.ts';
import { findRememberedPrediction } from '#functions/data/idempotency-keys.ts';
import { savePrediction } from '#functions/data/predictions.ts';
import { findPrediction } from '#functions/data/read-predictions.ts';
import type { Table } from '#functions/data/table.ts';
import { ApiError } from '#functions/http/api-error.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Application } from './application.ts';
import { estimatePremium } from './estimate-premium.ts';
import type { PremiumModel } from './premium-model.ts';

/** What predictions are made with. */
export interface PredictionTools {
  readonly table: Table;
  readonly clock: Clock;
  readonly model: PremiumModel;
}

/** Ids sort by the time they were made, also within a millisecond. */
const createUlid = monotonicFactory();

/**
 * Estimates a premium and keeps it, or finds the one that the same attempt made before.
 * @param idempotencyKey the client's own name for the attempt
 * @throws ApiError when the model fails, or when the key stands for something else
 */
export async function makePrediction(
  tools: PredictionTools,
  userId: string,
  application: Application,
  idempotencyKey: string | undefined,
): Promise<Prediction> {
  const made = idempotencyKey && (await findMade(tools, userId, application, idempotencyKey));
  if (made) return made;
  const estimate = await estimatePremium(tools.model, application, tools.clock());
  const id = createUlid(tools.clock().getTime());
  const created_at = new Date(decodeTime(id)).toISOString();
  const prediction = { id, created_at, ...application, ...estimate };
  if (await savePrediction(tools.table, userId, prediction, idempotencyKey)) return prediction;
  // The same attempt was made twice at once, and the other one was faster.
  return makePrediction(tools, userId, application, idempotencyKey);
}

/** The prediction that an attempt of this name made, undefined when the name is new. */
async function findMade(
  { table, clock }: PredictionTools,
  userId: string,
  application: Application,
  idempotencyKey: string,
): Promise<Prediction | undefined> {
  const predictionId = await findRememberedPrediction(table, userId, idempotencyKey, clock());
  if (predictionId === undefined) return undefined;
  const made = await findPrediction(table, userId, predictionId);
  if (!made) {
    throw new ApiError('conflict', 'The prediction made with this Idempotency-Key was deleted since.');
  }
  if (!isSame(made, application)) {
    throw new ApiError(
      'idempotency_key_reused',
      'This Idempotency-Key was used for other answers. Use a new one for each attempt.',
    );
  }
  return made;
}

/** Both were parsed by the same schema, so that their fields stand in the same order. */
function isSame(made: Application, asked: Application): boolean {
  return (
    made.insurance_type === asked.insurance_type &&
    JSON.stringify(made.input_data) === JSON.stringify(asked.input_data)
  );
}
