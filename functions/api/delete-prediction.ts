import { deletePredictionRoute } from '#contract/routes/delete-prediction.ts';
import { connectDependencies } from '#functions/composition.ts';
import { deleteStoredPrediction } from '#functions/data/write-predictions.ts';
import { toApiError } from '#functions/errors/api-error.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

export async function deletePrediction(
  { table, clock }: Dependencies,
  { session, parameters }: EndpointRequest<typeof deletePredictionRoute>,
) {
  const isDeleted = await deleteStoredPrediction(table, session, parameters.id, clock());
  if (!isDeleted) throw toApiError('not_found', { item: 'prediction' });
  return { message: 'Prediction deleted successfully' };
}

export const handler = defineEndpoint(deletePredictionRoute, deletePrediction, connectDependencies);
