import type { ExportedAccount } from '#contract/exported-account.ts';
import { exportAccountRequest, exportPartSize } from '#contract/routes/export-account.ts';
import { connectDependencies } from '#functions/composition.ts';
import { getAccountPart } from '#functions/data/read-predictions.ts';
import { toSecurityEvents, toUserResponse } from '#functions/data/stored-users.ts';
import { ApiResponse, JsonText } from '#functions/http/api-response.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { logOtherVersions } from '#functions/platform/logger.ts';

/** Units of the answers in exported predictions. */
const units: ExportedAccount['units'] = {
  annual_mileage: 'thousand km a year',
  weight: 'kg',
  height: 'cm',
};

/**
 * Returns the account, sessions and predictions of the caller, with at most 1,000 predictions and a link to the next ones; without the
 * password's hash, and counters, idempotency keys and password resets, which expire within a day.
 */
export async function exportAccount(
  { table, clock, log }: Dependencies,
  { session, query }: EndpointRequest<typeof exportAccountRequest>,
) {
  const request = { limit: exportPartSize, ...query };
  const { user, sessions, page } = await getAccountPart(table, session, request, clock());
  logOtherVersions(log, page.otherVersions);
  const account: Omit<ExportedAccount, 'predictions'> = {
    user: toUserResponse(user),
    total_predictions: user.total_predictions,
    sessions,
    security_events: toSecurityEvents(user),
    known_devices: [...user.known_devices],
    units,
  };
  const predictions = `"predictions":[${page.texts.join(',')}]`;
  const body = new JsonText(`${JSON.stringify(account).slice(0, -1)},${predictions}}`);
  if (page.nextBefore === undefined) return new ApiResponse<never>(body, {}, true);
  const next = new URLSearchParams({ before: page.nextBefore });
  const link = `<${exportAccountRequest.path}?${next}>; rel="next"`;
  return new ApiResponse<never>(body, { link }, true);
}

export const handler = defineEndpoint(exportAccountRequest, exportAccount, connectDependencies);
