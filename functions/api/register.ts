import { registerRoute } from '#contract/routes/register.ts';
import { formatDevice } from '#functions/auth/devices.ts';
import { hashPassword } from '#functions/auth/passwords.ts';
import { signToken } from '#functions/auth/sign-token.ts';
import { enforceClientLimit } from '#functions/auth/throttle.ts';
import { createSession } from '#functions/auth/tokens.ts';
import { connectDependencies } from '#functions/composition.ts';
import { finishErasure, getErasure } from '#functions/data/erasures.ts';
import { deriveUserId } from '#functions/data/keys.ts';
import type { Session } from '#functions/data/sessions.ts';
import { createUser, getUser, type NewUser, toUserResponse } from '#functions/data/stored-users.ts';
import type { Table } from '#functions/data/table.ts';
import { ApiError, fieldError } from '#functions/errors/api-error.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

/**
 * Creates a user and starts their first session. Two calls: UpdateItem, TransactWriteItems. If an earlier account
 * with the same email address is still being deleted, that is completed first.
 */
export async function register(
  dependencies: Dependencies,
  { body, clientAddress, userAgent }: EndpointRequest<typeof registerRoute>,
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
  await createUserOnce(table, session, user, formatDevice(userAgent));
  return { token: await signToken(signingKeys, session, now), user: toUserResponse(user) };
}

/** Time for completing the deletion of an earlier account with the same email address. */
const erasingTimeMs = 5000;

/**
 * Creates a user, if necessary after the deletion of an earlier account with the same email address.
 * @throws ApiError `email_taken`, or `service_unavailable` if that deletion takes longer
 */
async function createUserOnce(table: Table, session: Session, user: NewUser, device: string): Promise<void> {
  if (await createUser(table, session, user, device)) return;
  if (await getUser(table, session.userId)) {
    throw fieldError('email_taken', 'email', 'An account with this email address already exists.');
  }
  const erasure = await getErasure(table, session.userId);
  if (erasure && !(await finishErasure(table, erasure, AbortSignal.timeout(erasingTimeMs)))) {
    throw new ApiError(
      'service_unavailable',
      'Your previous account is still being deleted. Please try again in a minute.',
      { retryAfterSeconds: 60 },
    );
  }
  return createUserOnce(table, session, user, device);
}

export const handler = defineEndpoint(registerRoute, register, connectDependencies);
