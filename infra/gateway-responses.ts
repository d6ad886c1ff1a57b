import { type ErrorBody, type ErrorCode, errorStatuses } from '#contract/errors.ts';

/** How one of API Gateway's own refusals is answered. */
export interface GatewayResponse {
  readonly body: ErrorBody;
  /** Absent where API Gateway's own status stays. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer in the form of every other error of the API, with the status of its code. */
function answer(code: ErrorCode, message: string, headers: Record<string, string> = {}): GatewayResponse {
  return { body: { message, code }, status: errorStatuses[code], headers };
}

const nothingHere = answer('not_found', 'There is nothing at this address.');
const notDirectly = answer('forbidden', 'This address can not be called directly.');

/**
 * The answers that API Gateway gives without asking a function, by its name for them.
 *
 * No method here asks for an AWS signature, so whatever is wrong with one means that API Gateway found
 * no method for the request: an unknown path or a method that the path has not got.
 */
export const gatewayResponses = {
  MISSING_AUTHENTICATION_TOKEN: nothingHere,
  INVALID_SIGNATURE: nothingHere,
  EXPIRED_TOKEN: nothingHere,
  RESOURCE_NOT_FOUND: nothingHere,
  ACCESS_DENIED: notDirectly,
  INVALID_API_KEY: notDirectly,
  THROTTLED: answer('too_many_requests', 'Too many requests. Please try again in a moment.', {
    'Retry-After': '1',
  }),
  REQUEST_TOO_LARGE: answer('payload_too_large', 'The request is too large.'),
  UNSUPPORTED_MEDIA_TYPE: answer('unsupported_media_type', 'Send the request as application/json.'),
  BAD_REQUEST_BODY: answer('malformed_json', 'The request body is not valid JSON.'),
  INTEGRATION_TIMEOUT: answer('gateway_timeout', 'This took too long. Please try again.'),
  DEFAULT_4XX: { body: { message: 'This request was refused.', code: 'forbidden' } },
  DEFAULT_5XX: { body: { message: 'Something went wrong. Please try again.', code: 'internal_error' } },
} as const satisfies Record<string, GatewayResponse>;
