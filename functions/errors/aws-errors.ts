import { isServerError, isThrottlingError, isTransientError } from '@smithy/core/retry';

/** Reasons for which DynamoDB cancels a transaction that can succeed when retried. */
const transientReasons = new Set(['ProvisionedThroughputExceeded', 'ThrottlingError', 'TransactionConflict']);

/** Properties of AWS SDK errors. */
interface ServiceError extends Error {
  readonly cause?: Error;
  readonly CancellationReasons?: readonly { readonly Code?: string }[];
}

/** True for a temporary failure of an AWS service: the same request can succeed later. */
export function isServiceUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const failure = error as ServiceError;
  return (
    failure.name === 'TransactionConflictException' ||
    failure.CancellationReasons?.some(({ Code = '' }) => transientReasons.has(Code)) ||
    isThrottlingError(failure) ||
    isTransientError(failure) ||
    isServerError(failure)
  );
}
