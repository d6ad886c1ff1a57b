import type { CarAnswers, HealthAnswers, Prediction, PredictionRow } from '#contract/predictions.ts';
import { ApiError } from '#frontend/api/api-errors.ts';
import { call } from '#frontend/api/call.ts';

/** Number of predictions on the dashboard. */
const recentCount = 5;

/**
 * Creates a prediction.
 * @param idempotencyKey identifies the submission: a repeated request with it is stored once
 */
export type CreatePrediction<Answers> = (answers: Answers, idempotencyKey: string) => Promise<Prediction>;

/** Creates a health prediction, in the shape of the history's entries. */
export const createHealthPrediction: CreatePrediction<HealthAnswers> = async (answers, idempotencyKey) => {
  const { predicted_health_premium, ...estimate } = await call('predict-health-premium', {
    body: answers,
    headers: { 'idempotency-key': idempotencyKey },
  });
  return {
    ...estimate,
    insurance_type: 'health',
    input_data: answers,
    predicted_premium: predicted_health_premium,
  };
};

/** Creates a car prediction, in the shape of the history's entries. */
export const createCarPrediction: CreatePrediction<CarAnswers> = async (answers, idempotencyKey) => {
  const { predicted_car_premium, ...estimate } = await call('predict-car-premium', {
    body: answers,
    headers: { 'idempotency-key': idempotencyKey },
  });
  return {
    ...estimate,
    insurance_type: 'car',
    input_data: answers,
    predicted_premium: predicted_car_premium,
  };
};

/** Maximum number of predictions in one part of the history. */
const maxPartSize = 1000;

/** Predictions of the user, newest first. */
export interface History {
  readonly predictions: readonly PredictionRow[];
  /** False if there are older predictions. */
  readonly isComplete: boolean;
}

/** Lists all predictions of the user; if they do not fit into one response, the newest 1,000. */
export async function listPredictions(signal: AbortSignal): Promise<History> {
  try {
    return { predictions: await call('list-predictions', { signal }), isComplete: true };
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'payload_too_large')) throw error;
    const query = { limit: String(maxPartSize) };
    return { predictions: await call('list-predictions', { query, signal }), isComplete: false };
  }
}

/** Lists the newest predictions of the user. */
export function listRecentPredictions(signal: AbortSignal): Promise<PredictionRow[]> {
  return call('list-predictions', { query: { limit: String(recentCount) }, signal });
}

/** Gets a prediction of the user; undefined if there is none with this id. */
export async function getPrediction(id: string, signal: AbortSignal): Promise<Prediction | undefined> {
  try {
    return await call('get-prediction', { parameters: { id }, signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** Sets the label of a prediction, or removes it. */
export function labelPrediction(id: string, label: string | null): Promise<Prediction> {
  return call('label-prediction', { parameters: { id }, body: { label } });
}

/** Deletes a prediction. One that no longer exists, such as after a deletion in another tab, is no error. */
export async function deletePrediction(id: string): Promise<void> {
  try {
    await call('delete-prediction', { parameters: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}
