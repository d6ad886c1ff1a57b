import { getProfileRoute } from '#contract/routes/get-profile.ts';
import { sessionEndedError } from '#functions/auth/authenticate.ts';
import { connectDependencies } from '#functions/composition/dependencies.ts';
import { getUser, toUserResponse } from '#functions/data/users.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

/** Returns the caller's account. */
export async function getProfile(
  { table }: Dependencies,
  { session }: EndpointRequest<typeof getProfileRoute>,
) {
  const user = await getUser(table, session.userId);
  if (!user) throw sessionEndedError();
  return toUserResponse(user);
}

export const handler = defineEndpoint(getProfileRoute, getProfile, connectDependencies);
