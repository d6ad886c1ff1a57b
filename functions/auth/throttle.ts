import {
  type Attempt,
  buildFailureCounter,
  type ClientLimitName,
  type ClientLimits,
  listCounters,
} from '#functions/data/client-limits.ts';
import { countEvent, getWaitSeconds } from '#functions/data/counters.ts';
import type { Table } from '#functions/data/table.ts';
import { toApiError } from '#functions/errors/api-error.ts';
import type { IdentifyClient } from './client-networks.ts';

export interface ThrottleDependencies {
  readonly table: Table;
  readonly clientLimits: ClientLimits;
  readonly identifyClient: IdentifyClient;
}

/** Creates a function that throws `too_many_requests` if a limit of the client's network is reached. */
function limitBy(measure: typeof countEvent) {
  return async (
    { table, clientLimits, identifyClient }: ThrottleDependencies,
    name: ClientLimitName,
    clientAddress: string,
    now: Date,
  ): Promise<void> => {
    const client = await identifyClient(clientAddress);
    const counters = listCounters(clientLimits, name, client, now);
    throwIfLimited('too_many_requests', await measure(table, counters, now));
  };
}

/** Counts a request against a limit of the client's network, over all users and guests. */
export const enforceClientLimit = limitBy(countEvent);

/** Checks that a limit of the client's network is not reached, without counting the request. */
export const assertClientNotLimited = limitBy(getWaitSeconds);

/** Lists the counters of wrong passwords: those of the client for one account, and of its network for all accounts. */
function listFailureCounters({ clientLimits }: ThrottleDependencies, attempt: Attempt, now: Date) {
  return [
    [buildFailureCounter(attempt, now)],
    listCounters(clientLimits, 'login_failures', attempt.client, now),
  ];
}

/**
 * Checks that there were not too many wrong passwords. Precedes the comparison of a password.
 * @throws ApiError `too_many_attempts` with the time until the next attempt
 */
export async function assertNotThrottled(dependencies: ThrottleDependencies, attempt: Attempt, now: Date) {
  const counters = listFailureCounters(dependencies, attempt, now).flat();
  throwIfLimited('too_many_attempts', await getWaitSeconds(dependencies.table, counters, now));
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
  if (isCorrect) return assertNotThrottled(dependencies, attempt, now);
  const waits = listFailureCounters(dependencies, attempt, now).map((counters) =>
    countEvent(dependencies.table, counters, now),
  );
  throwIfLimited('too_many_attempts', Math.max(...(await Promise.all(waits))));
}

function throwIfLimited(code: 'too_many_requests' | 'too_many_attempts', retryAfterSeconds: number): void {
  if (retryAfterSeconds > 0) throw toApiError(code, { seconds: retryAfterSeconds }, { retryAfterSeconds });
}
