import { changePasswordRoute } from '#contract/routes/change-password.ts';
import { verifyCurrentPassword, wrongPasswordError } from '#functions/auth/current-password.ts';
import { hashPassword } from '#functions/auth/passwords.ts';
import { connectDependencies, connectMail } from '#functions/composition.ts';
import { updatePassword } from '#functions/data/stored-users.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { type MailDependencies, notifyUser } from '#functions/mail/mail-queue.ts';

/**
 * Changes the caller's password; requires the current one and ends all other sessions. Four calls one after the
 * other: BatchGetItem, GetItem (failures) before and after the comparison, TransactWriteItems. Then queues a mail.
 */
export async function changePassword(
  dependencies: Dependencies & MailDependencies,
  { session, body, clientAddress }: EndpointRequest<typeof changePasswordRoute>,
) {
  const { table, clock } = dependencies;
  const now = clock();
  const proof = { session, password: body.current_password, clientAddress };
  const { user } = await verifyCurrentPassword(dependencies, proof, now);
  const current = user.password_hash;
  const next = await hashPassword(body.new_password);
  const change = { current, next, clientAddress, now };
  if (!(await updatePassword(table, session, change))) throw wrongPasswordError();
  await notifyUser(dependencies, { kind: 'password_changed', userId: session.userId, at: now.toISOString() });
  return { message: 'Password changed successfully!' };
}

export const handler = defineEndpoint(changePasswordRoute, changePassword, () => ({
  ...connectDependencies(),
  ...connectMail(),
}));
