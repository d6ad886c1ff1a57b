import { getProfileRoute } from '#contract/routes/get-profile.ts';
import { connectDependencies } from '#functions/composition.ts';
import { getCaller } from '#functions/data/callers.ts';
import { toUserResponse } from '#functions/data/stored-users.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

export async function getProfile(
  { table, clock }: Dependencies,
  { session }: EndpointRequest<typeof getProfileRoute>,
) {
  const { user } = await getCaller(table, session, clock());
  return toUserResponse(user);
}

export const handler = defineEndpoint(getProfileRoute, getProfile, connectDependencies);
