import { type Attempt, countFailure, readWait } from '#functions/data/login-failures.ts';
import type { Table } from '#functions/data/table.ts';
import { ApiError } from '#functions/http/api-error.ts';

/**
 * Compares a password, unless too many were wrong before.
 *
 * Guesses sent at the same time don't slip past the limit: whether a guess was right is told only to
 * those that come before the fifth failure is counted, in the order in which the table sees them.
 * @param compare tells whether the password is right
 * @throws ApiError `too_many_attempts` that says when to try again
 */
export async function tryPassword(
  table: Table,
  attempt: Attempt,
  now: Date,
  compare: () => Promise<boolean>,
): Promise<boolean> {
  refuseWhile(await readWait(table, attempt, now));
  const isRight = await compare();
  refuseWhile(isRight ? await readWait(table, attempt, now) : await countFailure(table, attempt, now));
  return isRight;
}

function refuseWhile(retryAfterSeconds: number): void {
  if (retryAfterSeconds === 0) return;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new ApiError(
    'too_many_attempts',
    `Too many wrong passwords. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds },
  );
}
