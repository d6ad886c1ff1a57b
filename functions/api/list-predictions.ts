import { listPredictionsRoute } from '#contract/routes/list-predictions.ts';
import { readPredictionPage } from '#functions/data/read-predictions.ts';
import { Answer } from '#functions/http/answer.ts';
import { ApiError } from '#functions/http/api-error.ts';
import { defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { connectPlatform, type Platform } from '#functions/platform/platform.ts';

/** The caller's predictions, newest first: all of them, or a page and the way to the next one. */
export async function listPredictions(
  { table }: Platform,
  { session, query }: EndpointRequest<'list-predictions'>,
) {
  const { predictions, hasMore } = await readPredictionPage(table, session.userId, query);
  const last = predictions.at(-1);
  if (!hasMore || !last) return new Answer(predictions, { isParsed: true });
  if (query.limit === undefined) {
    throw new ApiError(
      'payload_too_large',
      'There are too many predictions for one answer. Ask for a part of them with limit, such as ?limit=100.',
    );
  }
  const next = new URLSearchParams({ limit: String(query.limit), before: last.id });
  const link = `<${listPredictionsRoute.path}?${next}>; rel="next"`;
  return new Answer(predictions, { headers: { link }, isParsed: true });
}

export const handler = defineEndpoint(
  'list-predictions',
  listPredictionsRoute,
  listPredictions,
  connectPlatform,
);
