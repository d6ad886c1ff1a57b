import { updateProfileRoute } from '#contract/routes/update-profile.ts';
import { sessionEndedError } from '#functions/auth/authenticate.ts';
import { connectDependencies } from '#functions/composition/dependencies.ts';
import { toUserResponse, updateUser } from '#functions/data/users.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

/** Updates the caller's names and phone number. */
export async function updateProfile(
  { table }: Dependencies,
  { session, body }: EndpointRequest<typeof updateProfileRoute>,
) {
  const user = await updateUser(table, session.userId, body);
  if (!user) throw sessionEndedError();
  return { message: 'Profile updated successfully!', user: toUserResponse(user) };
}

export const handler = defineEndpoint(updateProfileRoute, updateProfile, connectDependencies);
