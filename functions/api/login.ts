import { loginRoute } from '#contract/routes/login.ts';
import { verifyPassword } from '#functions/auth/passwords.ts';
import { tryPassword } from '#functions/auth/throttle.ts';
import { planSession, signToken } from '#functions/auth/tokens.ts';
import { deriveUserId } from '#functions/data/keys.ts';
import { startSession } from '#functions/data/sessions.ts';
import { describeUser, findUser } from '#functions/data/users.ts';
import { ApiError } from '#functions/http/api-error.ts';
import { defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { connectPlatform, type Platform } from '#functions/platform/platform.ts';

/** Begins a session for whoever knows the password. An unknown address fails just as a wrong password. */
export async function login(
  { table, signingKeys, clock }: Platform,
  { body, clientAddress }: EndpointRequest<'login'>,
) {
  const now = clock();
  const userId = deriveUserId(body.email);
  const account = await findUser(table, userId);
  const isRight = await tryPassword(table, { userId, clientAddress }, now, () =>
    verifyPassword(body.password, account?.password_hash),
  );
  const session = planSession(userId, now);
  if (!account || !isRight) throw buildInvalidCredentialsError();
  const passwordHash = account.password_hash;
  if (!(await startSession(table, session, { passwordHash, clientAddress }))) {
    throw buildInvalidCredentialsError();
  }
  return { token: await signToken(signingKeys, session, now), user: describeUser(account) };
}

function buildInvalidCredentialsError() {
  return new ApiError('invalid_credentials', 'Invalid email or password.');
}

export const handler = defineEndpoint('login', loginRoute, login, connectPlatform);
