import { exportAccountRoute, exportPartSize, exportUnits } from '#contract/routes/export-account.ts';
import { connectDependencies } from '#functions/composition.ts';
import { getAccountPart } from '#functions/data/read-predictions.ts';
import { toSecurityEvents, toUserResponse } from '#functions/data/stored-users.ts';
import { ApiResponse } from '#functions/http/api-response.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

/**
 * Returns the account, sessions and predictions of the caller, with at most 1,000 predictions and a link to the next ones; without the
 * password's hash, and counters, idempotency keys and password resets, which expire within a day.
 */
export async function exportAccount(
  { table, clock }: Dependencies,
  { session, query }: EndpointRequest<typeof exportAccountRoute>,
) {
  const request = { limit: exportPartSize, ...query };
  const { user, sessions, page } = await getAccountPart(table, session, request, clock());
  const body = {
    user: toUserResponse(user),
    total_predictions: user.total_predictions,
    sessions,
    security_events: toSecurityEvents(user),
    known_devices: [...user.known_devices],
    units: exportUnits,
    predictions: page.items,
  };
  if (page.nextBefore === undefined) return body;
  const next = new URLSearchParams({ before: page.nextBefore });
  return new ApiResponse(body, { link: `<${exportAccountRoute.path}?${next}>; rel="next"` });
}

export const handler = defineEndpoint(exportAccountRoute, exportAccount, connectDependencies);
