import { setTimeout as delay } from 'node:timers/promises';

/** Number of attempts and the delays between them. */
export interface RetryPolicy {
  readonly maxAttempts: number;
  /** Upper limit of the first delay; it doubles with each further attempt. */
  readonly firstDelayMs: number;
  /** Upper limit of all delays. */
  readonly maxDelayMs: number;
  /** Returns the fraction of the upper limit to wait, from 0 to 1. */
  readonly random?: () => number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Retries an operation with exponential backoff and full jitter
 * (Brooker, "Exponential Backoff and Jitter", AWS Architecture Blog, 2015).
 * @throws the error of the last attempt
 */
export async function retry<Result>(
  operation: () => Promise<Result>,
  isRetryable: (error: unknown) => boolean,
  { maxAttempts, firstDelayMs, maxDelayMs, random = Math.random, wait = delay }: RetryPolicy,
): Promise<Result> {
  for (let failures = 0; ; ) {
    try {
      return await operation();
    } catch (error) {
      failures += 1;
      if (failures >= maxAttempts || !isRetryable(error)) throw error;
      await wait(random() * Math.min(maxDelayMs, firstDelayMs * 2 ** (failures - 1)));
    }
  }
}
