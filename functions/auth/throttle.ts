import { type Attempt, countAttempt } from '#functions/data/login-failures.ts';
import type { Table } from '#functions/data/table.ts';
import { ApiError } from '#functions/http/api-error.ts';

/**
 * Lets a password be tried unless too many were wrong before.
 * @throws ApiError `too_many_attempts` that says when to try again
 */
export async function admitAttempt(table: Table, attempt: Attempt, now: Date): Promise<void> {
  const retryAfterSeconds = await countAttempt(table, attempt, now);
  if (retryAfterSeconds === 0) return;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new ApiError(
    'too_many_attempts',
    `Too many wrong passwords. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds },
  );
}
