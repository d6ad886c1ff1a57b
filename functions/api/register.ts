import { registerRoute } from '#contract/routes/register.ts';
import { hashPassword } from '#functions/auth/passwords.ts';
import { planSession, signToken } from '#functions/auth/tokens.ts';
import { deriveUserId } from '#functions/data/keys.ts';
import { createUser, describeUser, type StoredUser } from '#functions/data/users.ts';
import { blameField } from '#functions/http/api-error.ts';
import { defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { connectPlatform, type Platform } from '#functions/platform/platform.ts';

/** Makes an account and begins its first session. */
export async function register(
  { table, signingKeys, clock }: Platform,
  { body }: EndpointRequest<'register'>,
) {
  const now = clock();
  const session = planSession(deriveUserId(body.email), now);
  const account: StoredUser = {
    first_name: body.first_name,
    last_name: body.last_name,
    email: body.email,
    phone_number: body.phone_number,
    password_hash: await hashPassword(body.password),
    date_joined: now.toISOString(),
    total_predictions: 0,
  };
  if (!(await createUser(table, session, account))) {
    throw blameField('email_taken', 'email', 'An account with this email address already exists.');
  }
  return { token: await signToken(signingKeys, session, now), user: describeUser(account) };
}

export const handler = defineEndpoint('register', registerRoute, register, connectPlatform);
