import { decodeTime, monotonicFactory } from 'ulid';
import type { EstimateFor } from '#contract/estimates.ts';
import type { InsuranceAnswers } from '#contract/insurance-answers.ts';
import type { Prediction } from '#contract/predictions.ts';
import { getCaller } from '#functions/data/callers.ts';
import { buildKeyRead, findPredictionId, keyReusedError } from '#functions/data/idempotency-keys.ts';
import { keyOf } from '#functions/data/keys.ts';
import type { Session } from '#functions/data/sessions.ts';
import { parseStoredPrediction } from '#functions/data/stored-prediction.ts';
import { getItem, type Table } from '#functions/data/table.ts';
import { parsePrediction } from '#functions/data/whole-prediction.ts';
import { maxPredictions, storePrediction } from '#functions/data/write-predictions.ts';
import { ApiError, toApiError } from '#functions/errors/api-error.ts';
import { type Clock, toIsoTime } from '#functions/platform/clock.ts';
import { type EstimateDependencies, estimatePremium } from './estimate-premium.ts';

export interface PricingDependencies extends EstimateDependencies {
  readonly table: Table;
  readonly clock: Clock;
}

/** Prediction whose answers have a known type. */
type PredictionFor<Given extends InsuranceAnswers> = Pick<Prediction, 'id' | 'created_at' | 'label'> &
  EstimateFor<Given>;

/** Members of a request beside the answers. */
interface CreationOptions {
  /** Chosen by the client for this attempt. */
  readonly idempotencyKey?: string | undefined;
  /** Plan year of health plans; by default the one to show first. */
  readonly planYear?: number | undefined;
  readonly label?: string | undefined;
}

let createUlid = monotonicFactory();
let lastTime = 0;

/**
 * Creates a prediction id from the time. Ids are in order of creation, even within a millisecond, unless the
 * clock is set back: then their time is the clock's again, instead of the last one.
 */
function createPredictionId(time: number): string {
  if (time < lastTime) createUlid = monotonicFactory();
  lastTime = time;
  return createUlid(time);
}

/**
 * Estimates a premium and stores it, or returns the prediction that the same attempt created before. Two calls:
 * BatchGetItem before the model is invoked and TransactWriteItems after it; GetItem instead for an attempt that
 * is repeated. The transaction checks that the password is still the same; a session that ended otherwise in the
 * meantime was active when the request was made.
 * @throws ApiError if the session has ended, the model fails or the idempotency key was used for another request
 */
export async function createPrediction<Given extends InsuranceAnswers>(
  dependencies: PricingDependencies,
  session: Session,
  answers: Given,
  options: CreationOptions,
): Promise<PredictionFor<Given>> {
  const { table, clock } = dependencies;
  const { idempotencyKey, planYear, label } = options;
  const { userId } = session;
  const reads = idempotencyKey ? [buildKeyRead(userId, idempotencyKey)] : [];
  const { user, items } = await getCaller(table, session, clock(), ...reads);
  const existingId = findPredictionId(items[0], clock());
  if (existingId !== undefined) return getExisting(table, userId, answers, existingId, options);
  if (user.total_predictions >= maxPredictions) throw toApiError('conflict', { max: maxPredictions });
  const estimate = await estimatePremium(dependencies, answers, clock(), planYear);
  const id = createPredictionId(clock().getTime());
  const created_at = toIsoTime(new Date(decodeTime(id)));
  const named = label === undefined ? {} : { label };
  const prediction = { id, created_at, ...estimate, ...named } as PredictionFor<Given> & Prediction;
  const isStored = await storePrediction(table, session, prediction, idempotencyKey);
  if (isStored) return prediction;
  // A concurrent request has used the key, changed the password or stored the last prediction: read again.
  return createPrediction(dependencies, session, answers, options);
}

/**
 * Returns the prediction that was created with an idempotency key; answers have one order of fields, the schema's. Its
 * label is the present one: a request that names it otherwise counts as another one, also after a change of the label.
 */
async function getExisting<Given extends InsuranceAnswers>(
  table: Table,
  userId: string,
  answers: Given,
  predictionId: string,
  { planYear, label }: CreationOptions,
): Promise<PredictionFor<Given>> {
  const item = await getItem(table, keyOf.prediction(userId, predictionId), parseStoredPrediction);
  if (!item) {
    throw toApiError('conflict');
  }
  const prediction = parsePrediction(item);
  // Another version of Premia has stored it, so its answers can't be compared.
  if (!prediction) throw keyReusedError();
  const { insurance_type, input_data } = prediction;
  const { household, policy } = { household: undefined, policy: undefined, ...prediction };
  const ofYear = prediction.insurance_type === 'health' ? prediction.market.prices.plan_year : undefined;
  const isOtherYear = planYear !== undefined && planYear !== ofYear;
  const isOtherLabel = label !== undefined && label !== prediction.label;
  if (
    isOtherYear ||
    isOtherLabel ||
    JSON.stringify({ insurance_type, input_data, household, policy }) !== JSON.stringify(answers)
  ) {
    throw new ApiError(
      'idempotency_key_reused',
      'This Idempotency-Key was used for other answers or another label. Use a new one for each attempt.',
    );
  }
  return prediction as Prediction & PredictionFor<Given>;
}
