import { logoutRoute } from '#contract/routes/logout.ts';
import { connectDependencies } from '#functions/composition.ts';
import { deleteSession } from '#functions/data/sessions.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

/** Ends the caller's session; its token is invalid from the next request on. */
export async function logout({ table }: Dependencies, { session }: EndpointRequest<typeof logoutRoute>) {
  await deleteSession(table, session);
  return { message: 'Logged out successfully!' };
}

export const handler = defineEndpoint(logoutRoute, logout, connectDependencies);
