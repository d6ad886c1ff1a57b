import { loginRoute } from '#contract/routes/login.ts';
import { verifyPassword } from '#functions/auth/passwords.ts';
import { verifyWithThrottle } from '#functions/auth/throttle.ts';
import { createSession, signToken } from '#functions/auth/tokens.ts';
import { connectDependencies } from '#functions/composition/dependencies.ts';
import { deriveUserId } from '#functions/data/keys.ts';
import { storeSession } from '#functions/data/sessions.ts';
import { getUser, toUserResponse } from '#functions/data/users.ts';
import { ApiError } from '#functions/errors/api-error.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

/** Starts a session. An unknown email address fails in the same way as a wrong password. */
export async function login(
  dependencies: Dependencies,
  { body, clientAddress }: EndpointRequest<typeof loginRoute>,
) {
  const { table, signingKeys, clock } = dependencies;
  const now = clock();
  const userId = deriveUserId(body.email);
  const user = await getUser(table, userId);
  const isCorrect = await verifyWithThrottle(dependencies, { userId, clientAddress }, now, () =>
    verifyPassword(body.password, user?.password_hash),
  );
  if (!user || !isCorrect) throw invalidCredentialsError();
  const session = createSession(userId, now);
  const passwordHash = user.password_hash;
  if (!(await storeSession(table, session, { passwordHash, clientAddress }))) throw invalidCredentialsError();
  return { token: await signToken(signingKeys, session, now), user: toUserResponse(user) };
}

function invalidCredentialsError() {
  return new ApiError('invalid_credentials', 'Invalid email or password.');
}

export const handler = defineEndpoint(loginRoute, login, connectDependencies);
