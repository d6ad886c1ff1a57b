import { loginRoute } from '#contract/routes/login.ts';
import { formatDevice } from '#functions/auth/devices.ts';
import { verifyPassword } from '#functions/auth/passwords.ts';
import { signToken } from '#functions/auth/sign-token.ts';
import { assertNotThrottled, recordAttempt } from '#functions/auth/throttle.ts';
import { createSession } from '#functions/auth/tokens.ts';
import { connectMail } from '#functions/composition.ts';
import { deriveUserId } from '#functions/data/keys.ts';
import { storeSession } from '#functions/data/sessions.ts';
import { getUser, toUserResponse } from '#functions/data/stored-users.ts';
import { toApiError } from '#functions/errors/api-error.ts';
import { type Dependencies, definePublicEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { type MailDependencies, notifyUser } from '#functions/mail/mail-queue.ts';
import { toIsoTime } from '#functions/platform/clock.ts';

/** Starts a session. An unknown email address fails as a wrong password does. Queues a mail for a new device. */
export async function login(
  dependencies: Dependencies & MailDependencies,
  { body, clientAddress, userAgent }: EndpointRequest<typeof loginRoute>,
) {
  const { table, signingKeys, clock } = dependencies;
  const now = clock();
  const userId = deriveUserId(body.email);
  const client = await dependencies.identifyClient(clientAddress);
  const attempt = { userId, client };
  const [user] = await Promise.all([getUser(table, userId), assertNotThrottled(dependencies, attempt, now)]);
  const isCorrect = await verifyPassword(body.password, user?.password_hash);
  await recordAttempt(dependencies, attempt, now, isCorrect);
  if (!user || !isCorrect) throw invalidCredentialsError();
  const session = createSession(userId, user.password_version, now);
  const device = formatDevice(userAgent);
  const isNewDevice = !user.known_devices.has(device);
  const started = { passwordHash: user.password_hash, device, isNewDevice, client, now };
  if (!(await storeSession(table, session, started))) throw invalidCredentialsError();
  if (isNewDevice) {
    await notifyUser(dependencies, { kind: 'new_device_login', userId, device, at: toIsoTime(now) });
  }
  return { token: await signToken(signingKeys, session, now), user: toUserResponse(user) };
}

function invalidCredentialsError() {
  return toApiError('invalid_credentials');
}

export const handler = definePublicEndpoint(loginRoute, login, connectMail);
