import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { errorStatuses } from '#contract/errors.ts';
import { type GatewayResponse, gatewayResponses } from '#edge/gateway-responses.ts';

/** Why the gateway answers by itself, and with what: the same as in AWS, and those that only this one knows. */
const answers = {
  not_found: gatewayResponses.MISSING_AUTHENTICATION_TOKEN,
  malformed_request: { ...gatewayResponses.DEFAULT_4XX, status: 400 },
  request_timeout: { ...gatewayResponses.DEFAULT_4XX, status: 408 },
  headers_too_large: { ...gatewayResponses.REQUEST_TOO_LARGE, status: 431 },
  payload_too_large: gatewayResponses.REQUEST_TOO_LARGE,
  gateway_timeout: gatewayResponses.INTEGRATION_TIMEOUT,
  // What the gateway answers when a function crashes.
  bad_gateway: { ...gatewayResponses.DEFAULT_5XX, status: 502 },
  method_not_allowed: {
    body: { message: 'This method is not allowed here.', code: 'method_not_allowed' },
  },
  starting: {
    body: { message: 'Premia is starting. Please try again in a moment.', code: 'service_unavailable' },
  },
} as const satisfies Record<string, GatewayResponse>;

/** A reason why the gateway answers by itself. */
export type GatewayErrorReason = keyof typeof answers;

/** An error of the gateway's own, in the form of every other error of the API. */
export function describeError(reason: GatewayErrorReason) {
  const { body, status = errorStatuses[body.code] }: GatewayResponse = answers[reason];
  const json = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(json),
  };
  return { status, headers, json };
}

/** Answers a request with {@link describeError}. */
export function sendError(
  response: ServerResponse,
  reason: GatewayErrorReason,
  furtherHeaders: OutgoingHttpHeaders = {},
): void {
  const { status, headers, json } = describeError(reason);
  response.writeHead(status, { ...headers, ...furtherHeaders }).end(json);
}
