import { revokeSessionRoute } from '#contract/routes/revoke-session.ts';
import { connectDependencies } from '#functions/composition.ts';
import { endSession } from '#functions/data/sessions.ts';
import { toApiError } from '#functions/errors/api-error.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

export async function revokeSession(
  { table, clock }: Dependencies,
  { session, parameters }: EndpointRequest<typeof revokeSessionRoute>,
) {
  const isEnded = await endSession(table, session, parameters.id, clock());
  if (!isEnded) throw toApiError('not_found', { item: 'session' });
  return { message: 'Session ended.' };
}

export const handler = defineEndpoint(revokeSessionRoute, revokeSession, connectDependencies);
