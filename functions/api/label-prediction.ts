import { labelPredictionRoute } from '#contract/routes/label-prediction.ts';
import { connectDependencies } from '#functions/composition.ts';
import { getCaller } from '#functions/data/callers.ts';
import { toPrediction } from '#functions/data/whole-prediction.ts';
import { updateLabel } from '#functions/data/write-predictions.ts';
import { toApiError } from '#functions/errors/api-error.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { logOtherVersions } from '#functions/platform/logger.ts';

/** Names one of the caller's predictions, or removes its name. Reads the session first: a transaction returns nothing. */
export async function labelPrediction(
  { table, clock, log }: Dependencies,
  { session, parameters, body }: EndpointRequest<typeof labelPredictionRoute>,
) {
  await getCaller(table, session, clock());
  const item = await updateLabel(table, session.userId, parameters.id, body.label);
  if (!item) throw toApiError('not_found', { item: 'prediction' });
  const prediction = toPrediction(item);
  if ('other_version' in prediction) logOtherVersions(log, 1);
  return prediction;
}

export const handler = defineEndpoint(labelPredictionRoute, labelPrediction, connectDependencies);
