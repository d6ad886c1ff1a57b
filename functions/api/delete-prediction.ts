import { deletePredictionRoute } from '#contract/routes/delete-prediction.ts';
import { connectDependencies } from '#functions/composition/dependencies.ts';
import { deleteStoredPrediction } from '#functions/data/predictions.ts';
import { ApiError } from '#functions/errors/api-error.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

/** Deletes one of the caller's predictions. */
export async function deletePrediction(
  { table }: Dependencies,
  { session, parameters }: EndpointRequest<typeof deletePredictionRoute>,
) {
  if (!(await deleteStoredPrediction(table, session.userId, parameters.id))) {
    throw new ApiError('not_found', 'Prediction not found.');
  }
  return { message: 'Prediction deleted successfully' };
}

export const handler = defineEndpoint(deletePredictionRoute, deletePrediction, connectDependencies);
