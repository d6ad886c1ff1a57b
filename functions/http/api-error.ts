import { type ErrorBody, type ErrorCode, errorStatuses } from '#contract/errors.ts';

/** What an error answer may hold beyond its code and message. */
export interface ApiErrorDetails {
  /** What is wrong, by request field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** When it is worth asking again. */
  readonly retryAfterSeconds?: number;
  /** For the log only; never a part of the answer. */
  readonly cause?: unknown;
}

/** An error that the caller is told of, as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  /** @param message for people: what happened, and what they can do */
  constructor(code: ErrorCode, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** The HTTP status of the answer. */
  get status(): number {
    return errorStatuses[this.code];
  }

  /** The answer's body. */
  get body(): ErrorBody {
    return { message: this.message, code: this.code, ...(this.errors && { errors: { ...this.errors } }) };
  }
}

/** An error that is one field's fault. */
export function blameField(code: ErrorCode, field: string, message: string): ApiError {
  return new ApiError(code, message, { errors: { [field]: message } });
}
