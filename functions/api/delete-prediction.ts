import { deletePredictionRoute } from '#contract/routes/delete-prediction.ts';
import { removePrediction } from '#functions/data/predictions.ts';
import { ApiError } from '#functions/http/api-error.ts';
import { defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { connectPlatform, type Platform } from '#functions/platform/platform.ts';

/** Deletes one of the caller's predictions. Somebody else's are not there for them. */
export async function deletePrediction(
  { table }: Platform,
  { session, parameters }: EndpointRequest<'delete-prediction'>,
) {
  if (!(await removePrediction(table, session.userId, parameters.id))) {
    throw new ApiError('not_found', 'Prediction not found.');
  }
  return { message: 'Prediction deleted successfully' };
}

export const handler = defineEndpoint(
  'delete-prediction',
  deletePredictionRoute,
  deletePrediction,
  connectPlatform,
);
