import { setTimeout as delay } from 'node:timers/promises';

/** How often, and how long apart, something is tried. */
export interface RetryPolicy {
  /** How often the operation is tried at most. */
  readonly tries: number;
  /** The longest pause after the first failure, in milliseconds. It doubles with every further one. */
  readonly firstPause: number;
  /** No pause is longer, in milliseconds. */
  readonly longestPause: number;
  /** A number from 0 up to 1: the share of the longest pause that is waited. */
  readonly random?: () => number;
  /** Waits some milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Tries an operation again while its failures are worth it, with exponential backoff and full jitter:
 * callers that collided are unlikely to collide again
 * (Brooker, "Exponential Backoff and Jitter", AWS Architecture Blog, 2015).
 * @throws the last failure
 */
export async function retry<Result>(
  operation: () => Promise<Result>,
  isWorthRetrying: (error: unknown) => boolean,
  { tries, firstPause, longestPause, random = Math.random, wait = delay }: RetryPolicy,
): Promise<Result> {
  for (let failures = 0; ; ) {
    try {
      return await operation();
    } catch (error) {
      failures += 1;
      if (failures >= tries || !isWorthRetrying(error)) throw error;
      await wait(random() * Math.min(longestPause, firstPause * 2 ** (failures - 1)));
    }
  }
}
