import {
  type ClientLimitName,
  type ClientLimits,
  countEvent,
  getClientRetryAfterSeconds,
} from '#functions/data/client-limits.ts';
import { type Attempt, getRetryAfterSeconds, recordFailure } from '#functions/data/login-failures.ts';
import type { Table } from '#functions/data/table.ts';
import { ApiError } from '#functions/errors/api-error.ts';

/** Dependencies for limiting requests. */
export interface ThrottleDependencies {
  readonly table: Table;
  readonly clientLimits: ClientLimits;
}

/**
 * Counts a request against a limit of the client's network, over all users and guests.
 * @throws ApiError `too_many_requests` if the limit is reached
 */
export async function enforceClientLimit(
  { table, clientLimits }: ThrottleDependencies,
  name: ClientLimitName,
  clientAddress: string,
  now: Date,
): Promise<void> {
  throwIfLimited(await countEvent(table, clientLimits, name, clientAddress, now));
}

/**
 * Checks that a limit of the client's network is not reached, without counting the request.
 * @throws ApiError `too_many_requests` if it is
 */
export async function assertClientNotLimited(
  { table, clientLimits }: ThrottleDependencies,
  name: ClientLimitName,
  clientAddress: string,
  now: Date,
): Promise<void> {
  throwIfLimited(await getClientRetryAfterSeconds(table, clientLimits, name, clientAddress, now));
}

function throwIfLimited(retryAfterSeconds: number): void {
  if (retryAfterSeconds === 0) return;
  throw new ApiError(
    'too_many_requests',
    `Too many requests from your network. Please try again in ${formatWait(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );
}

/**
 * Checks that there were not too many wrong passwords, by the client for this account or by its network for
 * all accounts. Precedes the comparison of a password.
 * @throws ApiError `too_many_attempts` with the time until the next attempt
 */
export async function assertNotThrottled(
  { table, clientLimits }: ThrottleDependencies,
  attempt: Attempt,
  now: Date,
): Promise<void> {
  throwIfThrottled(
    await Promise.all([
      getRetryAfterSeconds(table, attempt, now),
      getClientRetryAfterSeconds(table, clientLimits, 'login_failures', attempt.clientAddress, now),
    ]),
  );
}

/**
 * Records the result of a comparison before the client learns it. Both limits thus hold for concurrent
 * guesses: a correct guess is only reported if it precedes the last allowed failure, in the order in which
 * the table applies the writes.
 * @throws ApiError `too_many_attempts` with the time until the next attempt
 */
export async function recordAttempt(
  dependencies: ThrottleDependencies,
  attempt: Attempt,
  now: Date,
  isCorrect: boolean,
): Promise<void> {
  if (isCorrect) await assertNotThrottled(dependencies, attempt, now);
  else await recordFailureOrThrow(dependencies, attempt, now);
}

async function recordFailureOrThrow(
  { table, clientLimits }: ThrottleDependencies,
  attempt: Attempt,
  now: Date,
): Promise<void> {
  throwIfThrottled(
    await Promise.all([
      recordFailure(table, attempt, now),
      countEvent(table, clientLimits, 'login_failures', attempt.clientAddress, now),
    ]),
  );
}

function throwIfThrottled(retryAfterSeconds: readonly number[]): void {
  const longest = Math.max(...retryAfterSeconds);
  if (longest === 0) return;
  throw new ApiError(
    'too_many_attempts',
    `Too many wrong passwords. Please try again in ${formatWait(longest)}.`,
    { retryAfterSeconds: longest },
  );
}

/** Formats a duration for people, such as "5 minutes". */
function formatWait(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
