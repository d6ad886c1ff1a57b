/** Failures that say nothing of the request: the service is too busy, or could not be reached. */
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

/** Why DynamoDB cancels a transaction that may succeed later. */
const passingReasons = new Set(['ProvisionedThroughputExceeded', 'ThrottlingError', 'TransactionConflict']);

/** The parts that the AWS SDK's errors, and Node's network errors, may have. */
interface ServiceError extends Error {
  readonly code?: unknown;
  readonly $fault?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
  readonly CancellationReasons?: readonly { readonly Code?: string }[];
}

/** True when a service may well do later what it could not do now. */
export function isServiceUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, $fault, $metadata, CancellationReasons = [] }: ServiceError = error;
  return (
    unavailableNames.has(name) ||
    (typeof code === 'string' && unreachableCodes.has(code)) ||
    CancellationReasons.some(({ Code }) => Code !== undefined && passingReasons.has(Code)) ||
    $fault === 'server' ||
    $metadata?.httpStatusCode === 429 ||
    ($metadata?.httpStatusCode ?? 0) >= 500
  );
}
