import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { errorStatuses } from '#contract/errors.ts';
import { type GatewayResponse, gatewayResponses } from '#infra/gateway-responses.ts';

/** Why the gateway answers by itself, and with what: the same as in AWS, and two that only this one knows. */
const answers = {
  not_found: gatewayResponses.MISSING_AUTHENTICATION_TOKEN,
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

/** Answers an error of the gateway's own, in the form of every other error of the API. */
export function sendError(
  response: ServerResponse,
  reason: keyof typeof answers,
  headers: OutgoingHttpHeaders = {},
): void {
  const { body, status = errorStatuses[body.code] }: GatewayResponse = answers[reason];
  const json = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(json),
    ...headers,
  });
  response.end(json);
}
