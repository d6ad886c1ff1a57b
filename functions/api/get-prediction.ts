import { getPredictionRoute } from '#contract/routes/get-prediction.ts';
import { connectDependencies } from '#functions/composition.ts';
import { getCaller } from '#functions/data/callers.ts';
import { keyOf } from '#functions/data/keys.ts';
import { toPrediction } from '#functions/data/stored-prediction.ts';
import { toApiError } from '#functions/errors/api-error.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

export async function getPrediction(
  { table, clock }: Dependencies,
  { session, parameters }: EndpointRequest<typeof getPredictionRoute>,
) {
  const key = keyOf.prediction(session.userId, parameters.id);
  const [item] = (await getCaller(table, session, clock(), key)).items;
  if (!item) throw toApiError('not_found', { item: 'prediction' });
  return toPrediction(item);
}

export const handler = defineEndpoint(getPredictionRoute, getPrediction, connectDependencies);
