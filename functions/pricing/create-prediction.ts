import { decodeTime, monotonicFactory } from 'ulid';
import type { Prediction } from '#contract/predictions.ts';
import { getPredictionIdByKey } from '#functions/data/idempotency-keys.ts';
import { storePrediction } from '#functions/data/predictions.ts';
import { getPrediction } from '#functions/data/read-predictions.ts';
import type { Table } from '#functions/data/table.ts';
import { ApiError } from '#functions/errors/api-error.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { type Estimate, estimatePremium } from './estimate-premium.ts';
import type { InsuranceAnswers } from './features.ts';
import type { PremiumModel } from './sagemaker-model.ts';

/** Dependencies for creating a prediction. */
export interface PricingDependencies {
  readonly table: Table;
  readonly clock: Clock;
  readonly model: PremiumModel;
}

/** Prediction whose answers have a known type. */
type PredictionFor<Answers> = Pick<Prediction, 'id' | 'created_at'> & Answers & Estimate;

/** Ids are in order of creation, even within a millisecond. */
const createUlid = monotonicFactory();

/**
 * Estimates a premium and stores it, or returns the prediction that the same attempt created before.
 * @param idempotencyKey chosen by the client for this attempt
 * @throws ApiError if the model fails or the idempotency key was used for other answers
 */
export async function createPrediction<Answers extends InsuranceAnswers>(
  dependencies: PricingDependencies,
  userId: string,
  answers: Answers,
  idempotencyKey: string | undefined,
): Promise<PredictionFor<Answers>> {
  const { table, model, clock } = dependencies;
  const existing = idempotencyKey && (await getExisting(dependencies, userId, answers, idempotencyKey));
  if (existing) return existing;
  const estimate = await estimatePremium(model, answers, clock());
  const id = createUlid(clock().getTime());
  const created_at = new Date(decodeTime(id)).toISOString();
  const prediction = { id, created_at, ...answers, ...estimate };
  if (await storePrediction(table, userId, prediction, idempotencyKey)) return prediction;
  // A concurrent request with the same key has stored its prediction first.
  return createPrediction(dependencies, userId, answers, idempotencyKey);
}

/** Returns the prediction created with an idempotency key, undefined for a new key. */
async function getExisting<Answers extends InsuranceAnswers>(
  { table, clock }: PricingDependencies,
  userId: string,
  answers: Answers,
  idempotencyKey: string,
): Promise<PredictionFor<Answers> | undefined> {
  const predictionId = await getPredictionIdByKey(table, userId, idempotencyKey, clock());
  if (predictionId === undefined) return undefined;
  const prediction = await getPrediction(table, userId, predictionId);
  if (!prediction) {
    throw new ApiError('conflict', 'The prediction created with this Idempotency-Key has been deleted.');
  }
  if (!isPredictionFor(answers, prediction)) {
    throw new ApiError(
      'idempotency_key_reused',
      'This Idempotency-Key was used for other answers. Use a new one for each attempt.',
    );
  }
  return prediction;
}

/** Both were parsed with the same schema, so their fields are in the same order. */
function isPredictionFor<Answers extends InsuranceAnswers>(
  answers: Answers,
  prediction: Prediction,
): prediction is Prediction & PredictionFor<Answers> {
  return (
    prediction.insurance_type === answers.insurance_type &&
    JSON.stringify(prediction.input_data) === JSON.stringify(answers.input_data)
  );
}
