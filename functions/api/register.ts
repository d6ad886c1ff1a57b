import { registerRoute } from '#contract/routes/register.ts';
import { formatDevice } from '#functions/auth/devices.ts';
import { assertSameRequest, createFingerprint } from '#functions/auth/fingerprints.ts';
import { hashPassword } from '#functions/auth/passwords.ts';
import { signToken } from '#functions/auth/sign-token.ts';
import { enforceClientLimit } from '#functions/auth/throttle.ts';
import { createSession } from '#functions/auth/tokens.ts';
import { connectDependencies } from '#functions/composition.ts';
import { finishErasure, getErasure } from '#functions/data/erasures.ts';
import { buildKeyRead, toAccountRequest } from '#functions/data/idempotency-keys.ts';
import { deriveUserId, keyOf } from '#functions/data/keys.ts';
import { createPasswordVersion, isSessionActive, parseSession, toSession } from '#functions/data/sessions.ts';
import {
  createUser,
  getUser,
  type NewUser,
  parseUser,
  type Registration,
  toUserResponse,
} from '#functions/data/stored-users.ts';
import { getItems, type Table } from '#functions/data/table.ts';
import { fieldError, toApiError } from '#functions/errors/api-error.ts';
import { type Dependencies, definePublicEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { toIsoTime } from '#functions/platform/clock.ts';

/**
 * Creates a user and starts their first session. If an earlier account with the same email address is still being
 * deleted, that is completed first. A request that is repeated with its Idempotency-Key gets the session that it
 * started, with a new token.
 */
export async function register(
  dependencies: Dependencies,
  { body, headers, clientAddress, userAgent }: EndpointRequest<typeof registerRoute>,
) {
  const { table, signingKeys, clock } = dependencies;
  const now = clock();
  // Before hashing, the most expensive work that a guest can cause.
  await enforceClientLimit(dependencies, 'registrations', clientAddress, now);
  const session = createSession(deriveUserId(body.email), createPasswordVersion(), now);
  const user: NewUser = {
    first_name: body.first_name,
    last_name: body.last_name,
    email: body.email,
    phone_number: body.phone_number,
    ...(body.language && { language: body.language }),
    password_hash: await hashPassword(body.password),
    date_joined: toIsoTime(now),
    total_predictions: 0,
  };
  const key = headers['idempotency-key'];
  const request = key === undefined ? undefined : { key, ...(await createFingerprint(signingKeys, body)) };
  const registration = { session, user, device: formatDevice(userAgent), request };
  if (!(await createUserOnce(table, registration))) {
    const started = key && (await getStarted(dependencies, session.userId, key, body, now));
    if (started) return started;
    throw fieldError('email_taken', 'email');
  }
  return { token: await signToken(signingKeys, session, now), user: toUserResponse(user) };
}

/** Time for completing the deletion of an earlier account with the same email address. */
const erasingTimeMs = 5000;

/**
 * Creates a user, if necessary after the deletion of an earlier account with the same email address.
 * @returns false if there is an account
 * @throws ApiError `service_unavailable` if that deletion takes longer
 */
async function createUserOnce(table: Table, registration: Registration): Promise<boolean> {
  const { userId } = registration.session;
  if (await createUser(table, registration)) return true;
  if (await getUser(table, userId)) return false;
  const erasure = await getErasure(table, userId);
  if (erasure && !(await finishErasure(table, erasure, AbortSignal.timeout(erasingTimeMs)))) {
    throw toApiError('service_unavailable', { account: 'in_deletion' }, { retryAfterSeconds: 60 });
  }
  return createUserOnce(table, registration);
}

/**
 * Returns the session that the same registration started before, if it is active and the password has not changed.
 * @throws ApiError `idempotency_key_reused` if the key was used for another registration
 */
async function getStarted(
  { table, signingKeys }: Dependencies,
  userId: string,
  key: string,
  body: object,
  now: Date,
) {
  const [stored] = await getItems(table, [buildKeyRead(userId, key)]);
  const earlier = toAccountRequest(stored, now);
  if (!earlier) return undefined;
  await assertSameRequest(signingKeys, body, earlier);
  const [user, startedSession] = await getItems(table, [
    { key: keyOf.user(userId), parse: parseUser },
    { key: keyOf.session(userId, earlier.session_id), parse: parseSession },
  ]);
  if (!user || !isSessionActive(startedSession, user, now)) return undefined;
  const session = toSession(startedSession);
  // The session that changed the password is active, but the request has the former password.
  if (session.passwordVersion !== user.password_version) return undefined;
  return { token: await signToken(signingKeys, session, now), user: toUserResponse(user) };
}

export const handler = definePublicEndpoint(registerRoute, register, connectDependencies);
