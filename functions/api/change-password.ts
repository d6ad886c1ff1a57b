import { changePasswordRoute } from '#contract/routes/change-password.ts';
import { sessionEndedError } from '#functions/auth/authenticate.ts';
import { hashPassword, verifyPassword } from '#functions/auth/passwords.ts';
import { verifyWithThrottle } from '#functions/auth/throttle.ts';
import { connectDependencies } from '#functions/composition/dependencies.ts';
import { deleteFailures } from '#functions/data/login-failures.ts';
import { getUser, updatePassword } from '#functions/data/users.ts';
import { fieldError } from '#functions/errors/api-error.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

/** Changes the caller's password; requires the current one and ends all other sessions. */
export async function changePassword(
  dependencies: Dependencies,
  { session, body, clientAddress }: EndpointRequest<typeof changePasswordRoute>,
) {
  const { table, clock } = dependencies;
  const { userId } = session;
  const user = await getUser(table, userId);
  if (!user) throw sessionEndedError();
  const current = user.password_hash;
  const isCorrect = await verifyWithThrottle(dependencies, { userId, clientAddress }, clock(), () =>
    verifyPassword(body.current_password, current),
  );
  if (!isCorrect) throw wrongPasswordError();
  const next = await hashPassword(body.new_password);
  if (!(await updatePassword(table, session, { current, next }))) throw wrongPasswordError();
  await deleteFailures(table, { userId, clientAddress });
  return { message: 'Password changed successfully!' };
}

function wrongPasswordError() {
  return fieldError('wrong_password', 'current_password', 'The current password is wrong.');
}

export const handler = defineEndpoint(changePasswordRoute, changePassword, connectDependencies);
