import type { ErrorCode } from '#contract/errors.ts';

/** Error response of the API. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly status: number;
  /** Undefined when the response has no error body of the API, such as a gateway's HTML page. */
  readonly code: ErrorCode | undefined;
  /** Message for the user, if the response has one. */
  readonly serverMessage: string | undefined;
  /** Error messages by request field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait before the next attempt, if the response has a Retry-After header. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    details: {
      code?: ErrorCode | undefined;
      message?: string | undefined;
      errors?: Record<string, string> | undefined;
      retryAfter?: number | undefined;
    } = {},
  ) {
    super(details.message ?? `The API responded with status ${status}`);
    this.status = status;
    this.code = details.code;
    this.serverMessage = details.message;
    this.fields = details.errors ?? {};
    this.retryAfter = details.retryAfter;
  }
}

/** No response: offline, unreachable, connection lost or timed out. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Successful response whose body doesn't match the contract. */
export class UnexpectedResponseError extends Error {
  override readonly name = 'UnexpectedResponseError';
}
