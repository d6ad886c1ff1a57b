import type { Session } from '#functions/data/sessions.ts';
import type { StoredUser } from '#functions/data/stored-users.ts';
import { type ApiError, fieldError } from '#functions/errors/api-error.ts';
import { verifyPassword } from './passwords.ts';
import { assertNotThrottled, recordAttempt, type ThrottleDependencies } from './throttle.ts';

/** Request that contains the current password of the caller. */
interface ProvenRequest {
  readonly session: Session;
  readonly body: { readonly current_password: string };
  readonly clientAddress: string;
}

/**
 * Checks the current password. Wrong ones are counted as those of a login. Two calls one after the other: GetItem
 * (failures) before and after the comparison.
 * @throws ApiError `too_many_attempts` or `wrong_password`
 */
export async function verifyCurrentPassword(
  dependencies: ThrottleDependencies,
  { session, body, clientAddress }: ProvenRequest,
  user: StoredUser,
  now: Date,
): Promise<void> {
  const client = await dependencies.identifyClient(clientAddress);
  const attempt = { userId: session.userId, client };
  await assertNotThrottled(dependencies, attempt, now);
  const isCorrect = await verifyPassword(body.current_password, user.password_hash);
  await recordAttempt(dependencies, attempt, now, isCorrect);
  if (!isCorrect) throw wrongPasswordError();
}

export function wrongPasswordError(): ApiError {
  return fieldError('wrong_password', 'current_password');
}
