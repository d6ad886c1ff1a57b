import { changePasswordRoute } from '#contract/routes/change-password.ts';
import { hashPassword, verifyPassword } from '#functions/auth/passwords.ts';
import { buildSessionEndedError } from '#functions/auth/session-ended.ts';
import { tryPassword } from '#functions/auth/throttle.ts';
import { clearFailures } from '#functions/data/login-failures.ts';
import { findUser, replacePassword } from '#functions/data/users.ts';
import { blameField } from '#functions/http/api-error.ts';
import { defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { connectPlatform, type Platform } from '#functions/platform/platform.ts';

/** Changes the caller's password, which ends every other session of theirs. */
export async function changePassword(
  { table, clock }: Platform,
  { session, body, clientAddress }: EndpointRequest<'change-password'>,
) {
  const { userId } = session;
  const account = await findUser(table, userId);
  if (!account) throw buildSessionEndedError();
  const current = account.password_hash;
  const isRight = await tryPassword(table, { userId, clientAddress }, clock(), () =>
    verifyPassword(body.current_password, current),
  );
  if (!isRight) throw buildWrongPasswordError();
  const next = await hashPassword(body.new_password);
  if (!(await replacePassword(table, session, { current, next }))) throw buildWrongPasswordError();
  await clearFailures(table, { userId, clientAddress });
  return { message: 'Password changed successfully!' };
}

function buildWrongPasswordError() {
  return blameField('wrong_password', 'current_password', 'The current password is wrong.');
}

export const handler = defineEndpoint(
  'change-password',
  changePasswordRoute,
  changePassword,
  connectPlatform,
);
