import { logoutRoute } from '#contract/routes/logout.ts';
import { endSession } from '#functions/data/sessions.ts';
import { defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { connectPlatform, type Platform } from '#functions/platform/platform.ts';

/** Ends the caller's session, so that its token is dead from the next request on. */
export async function logout({ table }: Platform, { session }: EndpointRequest<'logout'>) {
  await endSession(table, session);
  return { message: 'Logged out successfully!' };
}

export const handler = defineEndpoint('logout', logoutRoute, logout, connectPlatform);
