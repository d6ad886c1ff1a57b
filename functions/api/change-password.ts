import { changePasswordRoute } from '#contract/routes/change-password.ts';
import { sessionEndedError } from '#functions/auth/authenticate.ts';
import { hashPassword, verifyPassword } from '#functions/auth/passwords.ts';
import { assertNotThrottled, recordAttempt } from '#functions/auth/throttle.ts';
import { connectDependencies } from '#functions/composition/dependencies.ts';
import { getCaller } from '#functions/data/callers.ts';
import { updatePassword } from '#functions/data/stored-users.ts';
import { fieldError } from '#functions/errors/api-error.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

/**
 * Changes the caller's password; requires the current one and ends all other sessions. Four calls one after the
 * other: BatchGetItem, GetItem (failures) before and after the comparison, TransactWriteItems.
 */
export async function changePassword(
  dependencies: Dependencies,
  { session, body, clientAddress }: EndpointRequest<typeof changePasswordRoute>,
) {
  const { table, clock } = dependencies;
  const now = clock();
  const caller = await getCaller(table, session, now);
  if (!caller) throw sessionEndedError();
  const current = caller.user.password_hash;
  const attempt = { userId: session.userId, clientAddress };
  await assertNotThrottled(dependencies, attempt, now);
  const isCorrect = await verifyPassword(body.current_password, current);
  await recordAttempt(dependencies, attempt, now, isCorrect);
  if (!isCorrect) throw wrongPasswordError();
  const next = await hashPassword(body.new_password);
  if (!(await updatePassword(table, session, { current, next, clientAddress }))) throw wrongPasswordError();
  return { message: 'Password changed successfully!' };
}

function wrongPasswordError() {
  return fieldError('wrong_password', 'current_password', 'The current password is wrong.');
}

export const handler = defineEndpoint(changePasswordRoute, changePassword, connectDependencies);
