import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { type RetryPolicy, retry } from '#functions/platform/retry.ts';
import type { Table } from './table.ts';

type Operations = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One write of a transaction. {@link writeTransaction} adds the name of the table. */
export type TransactionWrite = {
  readonly [Name in keyof Operations]: Omit<NonNullable<Operations[Name]>, 'TableName'>;
};

/** Waits at most 2.0 s in total, half of that on average. */
const conflictPolicy: RetryPolicy = { maxAttempts: 8, firstDelayMs: 25, maxDelayMs: 600 };

/** Retries a write that conflicts with concurrent writes to the same item. */
export function retryConflicts<Result>(write: () => Promise<Result>, policy: RetryPolicy = conflictPolicy) {
  return retry(write, isConflict, policy);
}

/** Writes with retries; returns undefined if the condition fails. */
export async function undefinedIfConditionFails<Result>(write: () => Promise<Result>) {
  try {
    return await retryConflicts(write);
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return undefined;
    throw error;
  }
}

/**
 * Writes all items or none.
 *
 * The SDK adds a client request token, so a transaction whose response was lost is not executed twice.
 * @returns positions of the writes whose condition failed; nothing was written unless the set is empty
 */
export async function writeTransaction(
  { client, tableName }: Table,
  writes: readonly TransactionWrite[],
  policy?: RetryPolicy,
): Promise<ReadonlySet<number>> {
  const operations = writes.map((write) =>
    Object.fromEntries(
      Object.entries(write).map(([name, operation]) => [name, { TableName: tableName, ...operation }]),
    ),
  );
  const transaction = new TransactWriteCommand({ TransactItems: operations });
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
