import type { ResponseBody } from '#contract/route.ts';
import { listPredictionsRoute } from '#contract/routes/list-predictions.ts';
import { connectDependencies } from '#functions/composition.ts';
import { getPredictionPage } from '#functions/data/read-predictions.ts';
import { ApiError } from '#functions/errors/api-error.ts';
import { ApiResponse, JsonText } from '#functions/http/api-response.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

type Rows = ResponseBody<typeof listPredictionsRoute>;

/** Returns the caller's predictions, newest first: all of them, or a page with a link to the next one. */
export async function listPredictions(
  { table, clock }: Dependencies,
  { session, query }: EndpointRequest<typeof listPredictionsRoute>,
) {
  const { items, nextBefore } = await getPredictionPage(table, session, query, clock());
  const rows = new JsonText(`[${items.join(',')}]`);
  if (nextBefore === undefined) return new ApiResponse<Rows>(rows, {}, true);
  if (query.limit === undefined) {
    throw new ApiError(
      'payload_too_large',
      'There are too many predictions for one response. Request them in parts, such as ?limit=100; the Link header of each part leads to the next one.',
    );
  }
  const next = new URLSearchParams({ limit: String(query.limit), before: nextBefore });
  const link = `<${listPredictionsRoute.path}?${next}>; rel="next"`;
  return new ApiResponse<Rows>(rows, { link }, true);
}

export const handler = defineEndpoint(listPredictionsRoute, listPredictions, connectDependencies);
