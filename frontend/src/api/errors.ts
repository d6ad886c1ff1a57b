import type { ErrorCode } from '#contract/errors.ts';

/** The API answered that it can't, or won't. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Undefined when the answer came from something that doesn't know the API's errors. */
  readonly code: ErrorCode | undefined;
  /** The server's sentence for people, undefined when it sent none. */
  readonly serverMessage: string | undefined;
  /** Request fields and what is wrong with them. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds after which another attempt may succeed, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    answer: {
      code?: ErrorCode | undefined;
      message?: string | undefined;
      errors?: Record<string, string> | undefined;
      retryAfter?: number | undefined;
    } = {},
  ) {
    super(answer.message ?? `The API answered ${status}`);
    this.status = status;
    this.code = answer.code;
    this.serverMessage = answer.message;
    this.fields = answer.errors ?? {};
    this.retryAfter = answer.retryAfter;
  }
}

/** No answer came: offline, unreachable, cut off, or too slow. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The answer came, and isn't what the contract promises. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';
}
