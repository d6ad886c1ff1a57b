import { getProfileRoute } from '#contract/routes/get-profile.ts';
import { buildSessionEndedError } from '#functions/auth/session-ended.ts';
import { describeUser, findUser } from '#functions/data/users.ts';
import { defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { connectPlatform, type Platform } from '#functions/platform/platform.ts';

/** The caller's own account. */
export async function getProfile({ table }: Platform, { session }: EndpointRequest<'get-profile'>) {
  const account = await findUser(table, session.userId);
  if (!account) throw buildSessionEndedError();
  return describeUser(account);
}

export const handler = defineEndpoint('get-profile', getProfileRoute, getProfile, connectPlatform);
