import type { ErrorBody } from '#contract/error-body.ts';
import { type ErrorCode, errorStatuses, type FieldErrorCode } from '#contract/errors.ts';

type FieldErrors = Readonly<Record<string, { readonly message: string; readonly code: FieldErrorCode }>>;

export interface ApiErrorDetails {
  /** Errors by request field. */
  readonly fields?: FieldErrors;
  /** Values that a client needs to correct the request. */
  readonly params?: object;
  /** Seconds until a retry can succeed. */
  readonly retryAfterSeconds?: number;
  /** Logged; never part of the response. */
  readonly cause?: unknown;
}

/** Error whose code and message are sent to the caller. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly params: object | undefined;
  readonly retryAfterSeconds: number | undefined;

  /** @param message shown to the user: what happened and what to do */
  constructor(code: ErrorCode, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.params = details.params;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return errorStatuses[this.code];
  }

  get body(): ErrorBody {
    const { message, code } = this;
    if (!this.fields) return { message, code };
    const fields = Object.entries(this.fields);
    return {
      message,
      code,
      errors: Object.fromEntries(fields.map(([field, error]) => [field, error.message])),
      error_codes: Object.fromEntries(fields.map(([field, error]) => [field, error.code])),
      ...(this.params && { params: { ...this.params } }),
    };
  }
}

export function fieldError(code: ErrorCode & FieldErrorCode, field: string, message: string): ApiError {
  return new ApiError(code, message, { fields: { [field]: { message, code } } });
}

/** Creates the validation error of some fields; its message is that of the first. */
export function toFieldsError(fields: FieldErrors): ApiError {
  const [first] = Object.values(fields);
  return new ApiError('validation_failed', first?.message ?? 'The request is not valid.', { fields });
}

/** Creates the error for an ended session or a deleted account. */
export function sessionEndedError(): ApiError {
  return new ApiError('unauthenticated', 'Your session has ended. Please log in again.');
}
