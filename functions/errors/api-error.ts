import type { ErrorBody } from '#contract/error-body.ts';
import { type ErrorCode, errorStatuses } from '#contract/errors.ts';

/** Optional parts of an {@link ApiError}. */
export interface ApiErrorDetails {
  /** Messages by request field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Seconds until a retry can succeed. */
  readonly retryAfterSeconds?: number;
  /** Logged; never part of the response. */
  readonly cause?: unknown;
}

/** Error whose code and message are sent to the caller. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  /** @param message shown to the user: what happened and what to do */
  constructor(code: ErrorCode, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** HTTP status of the response. */
  get status(): number {
    return errorStatuses[this.code];
  }

  /** Body of the response. */
  get body(): ErrorBody {
    return { message: this.message, code: this.code, ...(this.errors && { errors: { ...this.errors } }) };
  }
}

/** Creates an error for a single request field. */
export function fieldError(code: ErrorCode, field: string, message: string): ApiError {
  return new ApiError(code, message, { errors: { [field]: message } });
}

/** Creates the error for a missing or ended session, or a deleted account. */
export function sessionEndedError(): ApiError {
  return new ApiError('unauthenticated', 'Your session has ended. Please log in again.');
}
