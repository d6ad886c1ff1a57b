import { isServerError, isThrottlingError, isTransientError } from '@smithy/core/retry';

/** Reasons for which DynamoDB cancels a transaction that can succeed when retried. */
const transientReasons = new Set(['ProvisionedThroughputExceeded', 'ThrottlingError', 'TransactionConflict']);

/** Properties of AWS SDK errors. */
interface ServiceError extends Error {
  readonly cause?: Error;
  readonly $metadata?: { readonly httpStatusCode?: number };
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

/** True for a service that has as many requests as it accepts. */
export function isThrottled(error: unknown): boolean {
  return error instanceof Error && isThrottlingError(error as ServiceError);
}

/** False if a service could not be reached or its response did not arrive in time. */
export function hasResponse(error: unknown): boolean {
  return error instanceof Error && (error as ServiceError).$metadata?.httpStatusCode !== undefined;
}
