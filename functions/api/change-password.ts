import { changePasswordRoute } from '#contract/routes/change-password.ts';
import { verifyCurrentPassword, wrongPasswordError } from '#functions/auth/current-password.ts';
import { hashPassword } from '#functions/auth/passwords.ts';
import { connectDependencies } from '#functions/composition/dependencies.ts';
import { updatePassword } from '#functions/data/stored-users.ts';
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
  const proof = { session, password: body.current_password, clientAddress };
  const { user } = await verifyCurrentPassword(dependencies, proof, clock());
  const current = user.password_hash;
  const next = await hashPassword(body.new_password);
  if (!(await updatePassword(table, session, { current, next, clientAddress }))) throw wrongPasswordError();
  return { message: 'Password changed successfully!' };
}

export const handler = defineEndpoint(changePasswordRoute, changePassword, connectDependencies);
