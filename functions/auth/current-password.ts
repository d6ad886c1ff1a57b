import { type Caller, getCaller } from '#functions/data/callers.ts';
import type { Session } from '#functions/data/sessions.ts';
import { type ApiError, fieldError } from '#functions/errors/api-error.ts';
import { sessionEndedError } from './authenticate.ts';
import { verifyPassword } from './passwords.ts';
import { assertNotThrottled, recordAttempt, type ThrottleDependencies } from './throttle.ts';

/** Session and current password that a request contains. */
export interface CurrentPassword {
  readonly session: Session;
  readonly password: string;
  readonly clientAddress: string;
}

/**
 * Returns the caller if the current password is correct. Wrong ones are counted as those of a login. Three calls one
 * after the other: BatchGetItem, GetItem (failures) before and after the comparison.
 * @throws ApiError `unauthenticated`, `too_many_attempts` or `wrong_password`
 */
export async function verifyCurrentPassword(
  dependencies: ThrottleDependencies,
  { session, password, clientAddress }: CurrentPassword,
  now: Date,
): Promise<Caller> {
  const caller = await getCaller(dependencies.table, session, now);
  if (!caller) throw sessionEndedError();
  const attempt = { userId: session.userId, clientAddress };
  await assertNotThrottled(dependencies, attempt, now);
  const isCorrect = await verifyPassword(password, caller.user.password_hash);
  await recordAttempt(dependencies, attempt, now, isCorrect);
  if (!isCorrect) throw wrongPasswordError();
  return caller;
}

/** Creates the error for a wrong current password. */
export function wrongPasswordError(): ApiError {
  return fieldError('wrong_password', 'current_password', 'The current password is wrong.');
}
