import { type Attempt, getRetryAfterSeconds, recordFailure } from '#functions/data/login-failures.ts';
import type { Table } from '#functions/data/table.ts';
import { ApiError } from '#functions/errors/api-error.ts';

/**
 * Verifies a password unless there were too many failed attempts before.
 *
 * The limit also holds for concurrent guesses: a correct guess is only reported if it precedes the fifth
 * recorded failure, in the order in which the table applies the writes.
 * @param verify returns true for the correct password
 * @throws ApiError `too_many_attempts` with the time until the next attempt
 */
export async function verifyWithThrottle(
  table: Table,
  attempt: Attempt,
  now: Date,
  verify: () => Promise<boolean>,
): Promise<boolean> {
  assertNotThrottled(await getRetryAfterSeconds(table, attempt, now));
  const isCorrect = await verify();
  assertNotThrottled(
    isCorrect ? await getRetryAfterSeconds(table, attempt, now) : await recordFailure(table, attempt, now),
  );
  return isCorrect;
}

function assertNotThrottled(retryAfterSeconds: number): void {
  if (retryAfterSeconds === 0) return;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new ApiError(
    'too_many_attempts',
    `Too many wrong passwords. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds },
  );
}
