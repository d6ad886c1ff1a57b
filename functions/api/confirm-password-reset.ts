import { confirmPasswordResetRoute } from '#contract/routes/confirm-password-reset.ts';
import { hashPassword } from '#functions/auth/passwords.ts';
import { parseResetToken } from '#functions/auth/reset-tokens.ts';
import { assertClientNotLimited, enforceClientLimit } from '#functions/auth/throttle.ts';
import { connectMail } from '#functions/composition.ts';
import { getResettableUser, resetPassword } from '#functions/data/password-resets.ts';
import { fieldError, toFieldProblem, toFieldsError } from '#functions/errors/api-error.ts';
import { type Dependencies, definePublicEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { type MailDependencies, notifyUser } from '#functions/mail/mail-queue.ts';
import { toIsoTime } from '#functions/platform/clock.ts';

/**
 * Sets a new password, ends all sessions and queues a mail. Checks the token before the hashing, which is expensive, and
 * does nothing else for a token alone: the website asks before a password is typed.
 */
export async function confirmPasswordReset(
  dependencies: Dependencies & MailDependencies,
  { body, clientAddress }: EndpointRequest<typeof confirmPasswordResetRoute>,
) {
  const { table, clock } = dependencies;
  const now = clock();
  await assertClientNotLimited(dependencies, 'reset_failures', clientAddress, now);
  const parts = parseResetToken(body.token);
  const user = parts && (await getResettableUser(table, parts.userId, parts.tokenHash, now));
  if (!parts || !user) {
    await enforceClientLimit(dependencies, 'reset_failures', clientAddress, now);
    throw invalidTokenError();
  }
  if (body.new_password === undefined) throw missingPasswordsError();
  const { userId, tokenHash } = parts;
  const next = await hashPassword(body.new_password);
  const client = await dependencies.identifyClient(clientAddress);
  const change = { current: user.password_hash, next, client, now };
  if (!(await resetPassword(table, userId, tokenHash, change))) throw invalidTokenError();
  await notifyUser(dependencies, { kind: 'password_changed', userId, at: toIsoTime(now) });
  return { message: 'Password changed successfully!' };
}

function invalidTokenError() {
  return fieldError('invalid_reset_token', 'token');
}

function missingPasswordsError() {
  const fields = ['new_password', 'confirm_new_password'];
  return toFieldsError(
    Object.fromEntries(fields.map((field) => [field, toFieldProblem('required', { field })])),
  );
}

export const handler = definePublicEndpoint(confirmPasswordResetRoute, confirmPasswordReset, connectMail);
