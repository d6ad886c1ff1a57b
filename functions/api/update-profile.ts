import { updateProfileRoute } from '#contract/routes/update-profile.ts';
import { buildSessionEndedError } from '#functions/auth/session-ended.ts';
import { changeProfile, describeUser } from '#functions/data/users.ts';
import { defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { connectPlatform, type Platform } from '#functions/platform/platform.ts';

/** Changes the caller's names and phone number. */
export async function updateProfile(
  { table }: Platform,
  { session, body }: EndpointRequest<'update-profile'>,
) {
  const account = await changeProfile(table, session.userId, body);
  if (!account) throw buildSessionEndedError();
  return { message: 'Profile updated successfully!', user: describeUser(account) };
}

export const handler = defineEndpoint('update-profile', updateProfileRoute, updateProfile, connectPlatform);
