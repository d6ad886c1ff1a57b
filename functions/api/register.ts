import { registerRoute } from '#contract/routes/register.ts';
import { hashPassword } from '#functions/auth/passwords.ts';
import { enforceClientLimit } from '#functions/auth/throttle.ts';
import { createSession, signToken } from '#functions/auth/tokens.ts';
import { connectDependencies } from '#functions/composition/dependencies.ts';
import { deriveUserId } from '#functions/data/keys.ts';
import { createUser, type NewUser, toUserResponse } from '#functions/data/stored-users.ts';
import { fieldError } from '#functions/errors/api-error.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

/** Creates a user and starts their first session. Two calls: UpdateItem, TransactWriteItems. */
export async function register(
  dependencies: Dependencies,
  { body, clientAddress }: EndpointRequest<typeof registerRoute>,
) {
  const { table, signingKeys, clock } = dependencies;
  const now = clock();
  // Before hashing, the most expensive work that a guest can cause.
  await enforceClientLimit(dependencies, 'registrations', clientAddress, now);
  const session = createSession(deriveUserId(body.email), 0, now);
  const user: NewUser = {
    first_name: body.first_name,
    last_name: body.last_name,
    email: body.email,
    phone_number: body.phone_number,
    password_hash: await hashPassword(body.password),
    date_joined: now.toISOString(),
    total_predictions: 0,
  };
  if (!(await createUser(table, session, user))) {
    throw fieldError('email_taken', 'email', 'An account with this email address already exists.');
  }
  return { token: await signToken(signingKeys, session, now), user: toUserResponse(user) };
}

export const handler = defineEndpoint(registerRoute, register, connectDependencies);
