import { listPredictionsRoute } from '#contract/routes/list-predictions.ts';
import { sessionEndedError } from '#functions/auth/authenticate.ts';
import { connectDependencies } from '#functions/composition/dependencies.ts';
import { getPredictionPage } from '#functions/data/read-predictions.ts';
import { ApiError } from '#functions/errors/api-error.ts';
import { ApiResponse } from '#functions/http/api-response.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

/**
 * Returns the caller's predictions, newest first: all of them, or a page with a link to the next one. Two calls
 * in parallel: Query and BatchGetItem; a further Query for each further megabyte.
 */
export async function listPredictions(
  { table, clock }: Dependencies,
  { session, query }: EndpointRequest<typeof listPredictionsRoute>,
) {
  const page = await getPredictionPage(table, session, query, clock());
  if (!page) throw sessionEndedError();
  const { predictions, hasMore } = page;
  const last = predictions.at(-1);
  if (!hasMore || !last) return new ApiResponse(predictions, { isParsed: true });
  if (query.limit === undefined) {
    throw new ApiError(
      'payload_too_large',
      'There are too many predictions for one response. Request a page with limit, such as ?limit=100.',
    );
  }
  const next = new URLSearchParams({ limit: String(query.limit), before: last.id });
  const link = `<${listPredictionsRoute.path}?${next}>; rel="next"`;
  return new ApiResponse(predictions, { headers: { link }, isParsed: true });
}

export const handler = defineEndpoint(listPredictionsRoute, listPredictions, connectDependencies);
