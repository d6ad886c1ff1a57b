import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { type RetryPolicy, retry } from '#functions/platform/retry.ts';
import type { Table } from './table.ts';

/** One write of a transaction, its table left out. */
export type TransactionWrite = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Waits 2.4 seconds at most in all, half of it on average. */
const conflictPolicy: RetryPolicy = { tries: 8, firstPause: 25, longestPause: 600 };

/** Repeats a write while others that touch the same item get in its way. */
export function retryConflicts<Result>(
  write: () => Promise<Result>,
  policy: RetryPolicy = conflictPolicy,
): Promise<Result> {
  return retry(write, isConflict, policy);
}

/**
 * Writes all or nothing.
 *
 * The SDK sends a token of its own with each transaction, so one whose answer was lost on the way is not
 * carried out twice.
 * @returns the positions of the writes whose condition did not hold; when there is one, nothing was written
 */
export async function writeTransaction(
  { client }: Table,
  writes: readonly TransactionWrite[],
  policy?: RetryPolicy,
): Promise<ReadonlySet<number>> {
  const transaction = new TransactWriteCommand({ TransactItems: [...writes] });
  try {
    await retryConflicts(() => client.send(transaction), policy);
    return new Set();
  } catch (error) {
    const failed = findFailedConditions(error);
    if (failed.size === 0) throw error;
    return failed;
  }
}

function isConflict(error: unknown): boolean {
  if (error instanceof TransactionCanceledException) {
    return (error.CancellationReasons ?? []).some(({ Code }) => Code === 'TransactionConflict');
  }
  return error instanceof Error && error.name === 'TransactionConflictException';
}

function findFailedConditions(error: unknown): ReadonlySet<number> {
  if (!(error instanceof TransactionCanceledException) || isConflict(error)) return new Set();
  const reasons = error.CancellationReasons ?? [];
  return new Set(
    reasons.flatMap(({ Code }, position) => (Code === 'ConditionalCheckFailed' ? [position] : [])),
  );
}
