/** Names of errors that do not depend on the request: the service is overloaded or unreachable. */
const unavailableNames = new Set([
  'InternalServerError',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ServiceUnavailable',
  'ThrottledException',
  'ThrottlingException',
  'TimeoutError',
  'TooManyRequestsException',
  'TransactionConflictException',
  'TransactionInProgressException',
]);

const unreachableCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Reasons for which DynamoDB cancels a transaction that can succeed when retried. */
const transientReasons = new Set(['ProvisionedThroughputExceeded', 'ThrottlingError', 'TransactionConflict']);

/** Properties of AWS SDK errors and of Node's network errors. */
interface ServiceError extends Error {
  readonly code?: unknown;
  readonly $fault?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
  readonly CancellationReasons?: readonly { readonly Code?: string }[];
}

/** True for a temporary failure of an AWS service: the same request can succeed later. */
export function isServiceUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, $fault, $metadata, CancellationReasons = [] }: ServiceError = error;
  return (
    unavailableNames.has(name) ||
    (typeof code === 'string' && unreachableCodes.has(code)) ||
    CancellationReasons.some(({ Code }) => Code !== undefined && transientReasons.has(Code)) ||
    $fault === 'server' ||
    $metadata?.httpStatusCode === 429 ||
    ($metadata?.httpStatusCode ?? 0) >= 500
  );
}
