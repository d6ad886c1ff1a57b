import { getPredictionRoute } from '#contract/routes/get-prediction.ts';
import { connectDependencies } from '#functions/composition.ts';
import { getCaller } from '#functions/data/callers.ts';
import { keyOf } from '#functions/data/keys.ts';
import { parseStoredPrediction } from '#functions/data/stored-prediction.ts';
import { toPrediction } from '#functions/data/whole-prediction.ts';
import { toApiError } from '#functions/errors/api-error.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { toApiDay } from '#functions/plans/plan-year.ts';
import { logOtherVersions } from '#functions/platform/logger.ts';
import { warnOfPlanYear } from '#functions/pricing/build-estimate.ts';

export async function getPrediction(
  { table, clock, log }: Dependencies,
  { session, parameters }: EndpointRequest<typeof getPredictionRoute>,
) {
  const read = { key: keyOf.prediction(session.userId, parameters.id), parse: parseStoredPrediction };
  const [item] = (await getCaller(table, session, clock(), read)).items;
  if (!item) throw toApiError('not_found', { item: 'prediction' });
  const prediction = toPrediction(item);
  if (!('other_version' in prediction)) return warnOfPlanYear(prediction, toApiDay(clock()));
  logOtherVersions(log, 1);
  return prediction;
}

export const handler = defineEndpoint(getPredictionRoute, getPrediction, connectDependencies);
