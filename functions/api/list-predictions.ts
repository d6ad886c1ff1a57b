import { listPredictionsRequest } from '#contract/routes/list-predictions.ts';
import { connectDependencies } from '#functions/composition.ts';
import { getPredictionPage } from '#functions/data/read-predictions.ts';
import { ApiError } from '#functions/errors/api-error.ts';
import { ApiResponse, JsonText } from '#functions/http/api-response.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { logOtherVersions } from '#functions/platform/logger.ts';

/** Returns the caller's predictions, newest first: all of them, or a page with a link to the next one. */
export async function listPredictions(
  { table, clock, log }: Dependencies,
  { session, query }: EndpointRequest<typeof listPredictionsRequest>,
) {
  const { texts, otherVersions, nextBefore } = await getPredictionPage(table, session, query, clock());
  logOtherVersions(log, otherVersions);
  const rows = new JsonText(`[${texts.join(',')}]`);
  if (nextBefore === undefined) return new ApiResponse<never>(rows, {}, true);
  if (query.limit === undefined) {
    throw new ApiError(
      'payload_too_large',
      'There are too many predictions for one response. Request them in parts, such as ?limit=100; the Link header of each part leads to the next one.',
    );
  }
  const next = new URLSearchParams({ limit: String(query.limit), before: nextBefore });
  const link = `<${listPredictionsRequest.path}?${next}>; rel="next"`;
  return new ApiResponse<never>(rows, { link }, true);
}

export const handler = defineEndpoint(listPredictionsRequest, listPredictions, connectDependencies);
