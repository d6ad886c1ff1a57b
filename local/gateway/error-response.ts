import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type ErrorBody, type ErrorCode, errorStatuses } from '#contract/errors.ts';

/** What the gateway itself says, as its gateway responses do in AWS. */
const messages = {
  not_found: 'Not found.',
  method_not_allowed: 'This method is not allowed here.',
  payload_too_large: 'The request is too large.',
  internal_error: 'Something went wrong. Please try again.',
  gateway_timeout: 'This took too long. Please try again.',
  service_unavailable: 'Premia is starting. Please try again in a moment.',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** An error of the gateway's own. */
export type GatewayErrorCode = keyof typeof messages;

/** Answers an error in the form of every other error of the API. */
export function sendError(
  response: ServerResponse,
  code: GatewayErrorCode,
  { status = errorStatuses[code], headers = {} }: { status?: number; headers?: OutgoingHttpHeaders } = {},
): void {
  const body = JSON.stringify({ message: messages[code], code } satisfies ErrorBody);
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}
