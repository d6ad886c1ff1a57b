import type { ErrorBody } from '#contract/error-body.ts';
import { type ErrorCode, errorStatuses } from '#contract/errors.ts';
import { errorTexts, problemTexts } from '#contract/texts/en.ts';

/** Error response that API Gateway sends without invoking a function. */
export interface GatewayResponse {
  readonly body: ErrorBody;
  /** Absent if API Gateway's own status is kept. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Builds a response with the API's error body and the status of its code. */
export function errorResponse(code: ErrorCode, message: string, headers: Record<string, string> = {}) {
  return { body: { message, code }, status: errorStatuses[code], headers };
}

const notFound = errorResponse('not_found', problemTexts.not_found());
const directCall = errorResponse('forbidden', "This address can't be called directly.");

/** Response to another method of a path; API Gateway itself responds as to an unknown path. */
export const methodNotAllowed = errorResponse('method_not_allowed', 'This method is not allowed here.');

/**
 * Gateway responses by API Gateway's response type.
 *
 * No method requires an AWS signature. A missing or invalid one therefore means that API Gateway found no
 * method: the path is unknown, or does not support the method.
 */
export const gatewayResponses = {
  MISSING_AUTHENTICATION_TOKEN: notFound,
  INVALID_SIGNATURE: notFound,
  EXPIRED_TOKEN: notFound,
  RESOURCE_NOT_FOUND: notFound,
  ACCESS_DENIED: directCall,
  INVALID_API_KEY: directCall,
  THROTTLED: errorResponse('too_many_requests', errorTexts.too_many_requests(), {
    'Retry-After': '1',
  }),
  REQUEST_TOO_LARGE: errorResponse('payload_too_large', 'The request is too large.'),
  UNSUPPORTED_MEDIA_TYPE: errorResponse('unsupported_media_type', 'Send the request as application/json.'),
  BAD_REQUEST_BODY: errorResponse('malformed_json', 'The request body is not valid JSON.'),
  INTEGRATION_TIMEOUT: errorResponse('gateway_timeout', errorTexts.gateway_timeout()),
  DEFAULT_4XX: { body: { message: 'This request was refused.', code: 'forbidden' } },
  DEFAULT_5XX: { body: { message: 'Something went wrong. Please try again.', code: 'internal_error' } },
} as const satisfies Record<string, GatewayResponse>;
