import { changePasswordRoute } from '#contract/routes/change-password.ts';
import { verifyCurrentPassword, wrongPasswordError } from '#functions/auth/current-password.ts';
import { assertSameRequest, createFingerprint } from '#functions/auth/fingerprints.ts';
import { hashPassword } from '#functions/auth/passwords.ts';
import { connectMail } from '#functions/composition.ts';
import { getCaller } from '#functions/data/callers.ts';
import { buildKeyRead, toAccountRequest } from '#functions/data/idempotency-keys.ts';
import { updatePassword } from '#functions/data/stored-users.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { type MailDependencies, notifyUser } from '#functions/mail/mail-queue.ts';
import { toIsoTime } from '#functions/platform/clock.ts';

const success = { message: 'Password changed successfully!' };

/**
 * Changes the caller's password; requires the current one and ends all other sessions. Then queues a mail. A request
 * that is repeated with its Idempotency-Key succeeds again.
 */
export async function changePassword(
  dependencies: Dependencies & MailDependencies,
  request: EndpointRequest<typeof changePasswordRoute>,
): Promise<typeof success> {
  const { table, signingKeys, clock } = dependencies;
  const { session, body, clientAddress } = request;
  const key = request.headers['idempotency-key'];
  const now = clock();
  const reads = key === undefined ? [] : [buildKeyRead(session.userId, key)];
  const { user, items } = await getCaller(table, session, now, ...reads);
  const earlier = toAccountRequest(items[0], now);
  if (earlier) {
    await assertSameRequest(signingKeys, body, earlier);
    return success;
  }
  await verifyCurrentPassword(dependencies, request, user, now);
  const next = await hashPassword(body.new_password);
  const accountRequest =
    key === undefined ? undefined : { key, ...(await createFingerprint(signingKeys, body)) };
  const client = await dependencies.identifyClient(clientAddress);
  const change = { current: user.password_hash, next, client, now };
  if (!(await updatePassword(table, session, change, accountRequest))) {
    // A concurrent request has changed the password, perhaps the same one.
    if (key !== undefined) return changePassword(dependencies, request);
    throw wrongPasswordError();
  }
  await notifyUser(dependencies, { kind: 'password_changed', userId: session.userId, at: toIsoTime(now) });
  return success;
}

export const handler = defineEndpoint(changePasswordRoute, changePassword, connectMail);
