import { listSessionsRoute } from '#contract/routes/list-sessions.ts';
import { connectDependencies } from '#functions/composition.ts';
import { getCallerWithSessions } from '#functions/data/callers.ts';
import { toSecurityEvents } from '#functions/data/stored-users.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

export async function listSessions(
  { table, clock }: Dependencies,
  { session }: EndpointRequest<typeof listSessionsRoute>,
) {
  const { user, sessions } = await getCallerWithSessions(table, session, clock());
  return { sessions, security_events: toSecurityEvents(user) };
}

export const handler = defineEndpoint(listSessionsRoute, listSessions, connectDependencies);
