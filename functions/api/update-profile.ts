import { updateProfileRoute } from '#contract/routes/update-profile.ts';
import { connectDependencies } from '#functions/composition.ts';
import { getCaller } from '#functions/data/callers.ts';
import { toUserResponse, updateUser } from '#functions/data/stored-users.ts';
import { toApiError } from '#functions/errors/api-error.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

/** Updates the caller's profile. Reads the session first: a transaction that checks it would not return the user. */
export async function updateProfile(
  { table, clock }: Dependencies,
  { session, body }: EndpointRequest<typeof updateProfileRoute>,
) {
  await getCaller(table, session, clock());
  const user = await updateUser(table, session, body);
  if (!user) throw toApiError('unauthenticated');
  return { message: 'Profile updated successfully!', user: toUserResponse(user) };
}

export const handler = defineEndpoint(updateProfileRoute, updateProfile, connectDependencies);
