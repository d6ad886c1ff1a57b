import { deleteAccountRoute } from '#contract/routes/delete-account.ts';
import { verifyCurrentPassword, wrongPasswordError } from '#functions/auth/current-password.ts';
import { connectMail } from '#functions/composition.ts';
import { getCaller } from '#functions/data/callers.ts';
import { finishErasure, startErasure } from '#functions/data/erasures.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { type MailDependencies, notifyUser } from '#functions/mail/mail-queue.ts';
import { toIsoTime } from '#functions/platform/clock.ts';
import { summarizeError } from '#functions/platform/logger.ts';

/** Time for deleting the items of an account before the response. The scheduled function deletes the others. */
const erasingTimeMs = 4000;

/**
 * Deletes the caller's account; requires the current password. From the first write on, the account does not exist for
 * any route; a failure after it is only logged, and the owner gets a last mail.
 */
export async function deleteAccount(
  dependencies: Dependencies & MailDependencies,
  request: EndpointRequest<typeof deleteAccountRoute>,
) {
  const { table, clock, log } = dependencies;
  const { session } = request;
  const now = clock();
  const { user } = await getCaller(table, session, now);
  await verifyCurrentPassword(dependencies, request, user, now);
  const erasure = await startErasure(table, session.userId, user.password_hash, now);
  if (!erasure) {
    // A concurrent request has deleted the account, or changed the password.
    await getCaller(table, session, now);
    throw wrongPasswordError();
  }
  const { userId } = session;
  const at = toIsoTime(now);
  const { email, language } = user;
  await notifyUser(dependencies, { kind: 'account_deleted', userId, email, language, at });
  try {
    await finishErasure(table, erasure, AbortSignal.timeout(erasingTimeMs));
  } catch (error) {
    log('WARN', { event: 'erasure-interrupted', error: summarizeError(error) });
  }
  return { message: 'Account deleted successfully!' };
}

export const handler = defineEndpoint(deleteAccountRoute, deleteAccount, connectMail);
