import type { OtherVersion, Prediction } from '#contract/predictions.ts';
import type { PredictionRow } from '#contract/routes/list-predictions.ts';
import { call, callWithHeaders } from '#frontend/api/call.ts';
import { ResponseError } from '#frontend/api/failure.ts';
import { steps } from '#frontend/api/stored-answers.ts';
import {
  type HistoryState,
  updateRememberedHistory,
} from '#frontend/features/estimates/remembered-history.ts';

/** Lists a part of the user's predictions, newest first: those older than the one with the id `before`. */
export async function listPredictions(
  limit: number,
  before: string | undefined,
  signal: AbortSignal,
): Promise<Pick<HistoryState, 'rows' | 'hasMore'>> {
  const { body, headers } = await callWithHeaders('list-predictions', {
    query: { limit: String(limit), before },
    signal,
  });
  // The only link of this response leads to the next part.
  return { rows: body, hasMore: headers.has('link') };
}

/** False for a prediction that another version of Premia has stored and this one can't read. */
export function isReadable<One extends object>(prediction: One): prediction is Exclude<One, OtherVersion> {
  return !('other_version' in prediction);
}

/** Age of the insured person or of the driver. */
export function getAge({ insurance_type, input_data }: PredictionRow): number {
  return insurance_type === 'health' ? input_data.age : input_data.driver_age;
}

export async function countPredictions(signal: AbortSignal): Promise<number> {
  const { total_predictions } = await call('get-dashboard', { signal });
  return total_predictions;
}

const isNotFound = (error: unknown) => error instanceof ResponseError && error.details.code === 'not_found';

/** Gets a prediction of the user; undefined if there is none with this id. */
export async function getPrediction(
  id: string,
  signal: AbortSignal,
): Promise<Prediction | OtherVersion | undefined> {
  try {
    return await call('get-prediction', { parameters: { id }, signal });
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

export async function labelPrediction(id: string, label: string | null): Promise<Prediction | OtherVersion> {
  return updateRememberedHistory(await call('label-prediction', { parameters: { id }, body: { label } }));
}

/** Deletes a prediction. One that no longer exists, such as after a deletion in another tab, is no error. */
export async function deletePrediction(id: string): Promise<void> {
  try {
    await call('delete-prediction', { parameters: { id } });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  steps.remove((_key, { result }) => Object(result).id === id);
}
