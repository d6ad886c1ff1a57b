import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { errorStatuses } from '#contract/errors.ts';
import { securityHeaders } from '#contract/security-headers.ts';
import { type GatewayResponse, gatewayResponses } from '#edge/gateway-responses.ts';

/** Errors of the gateway itself: those of API Gateway, and five that only the local server has. */
const errorResponses = {
  not_found: gatewayResponses.MISSING_AUTHENTICATION_TOKEN,
  malformed_request: { ...gatewayResponses.DEFAULT_4XX, status: 400 },
  request_timeout: { ...gatewayResponses.DEFAULT_4XX, status: 408 },
  headers_too_large: { ...gatewayResponses.REQUEST_TOO_LARGE, status: 431 },
  payload_too_large: gatewayResponses.REQUEST_TOO_LARGE,
  gateway_timeout: gatewayResponses.INTEGRATION_TIMEOUT,
  // API Gateway's status for a function that crashed.
  bad_gateway: { ...gatewayResponses.DEFAULT_5XX, status: 502 },
  method_not_allowed: {
    body: { message: 'This method is not allowed here.', code: 'method_not_allowed' },
  },
  disk_full: {
    body: {
      message:
        'The disk of this server is almost full, so nothing can be saved. Free some space, then try again.',
      code: 'service_unavailable',
    },
  },
  starting: {
    body: { message: 'Premia is starting. Please try again in a moment.', code: 'service_unavailable' },
  },
} as const satisfies Record<string, GatewayResponse>;

type GatewayErrorReason = keyof typeof errorResponses;

/** Sends an error of the gateway itself, in the same shape as the errors of the functions. */
export function sendError(
  response: ServerResponse,
  reason: GatewayErrorReason,
  headers: OutgoingHttpHeaders = {},
): void {
  const error = buildErrorResponse(reason);
  response.writeHead(error.status, { ...error.headers, ...headers }).end(error.json);
}

/** Time for which the rest of a rejected body is read, in milliseconds. */
const lingerMs = 1000;

/**
 * Rejects a request whose body is still being sent, and closes the connection soon. Reads on for a moment,
 * because closing a connection with unread data would reset it before the client has read the response.
 */
export function rejectLargeBody(request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, json } = buildErrorResponse('payload_too_large');
  response.writeHead(status, { ...headers, connection: 'close' }).write(json);
  const end = () => response.end();
  const timer = setTimeout(end, lingerMs);
  request.once('close', () => clearTimeout(timer));
  request.once('end', end).resume();
}

function buildErrorResponse(reason: GatewayErrorReason) {
  const { body, status = errorStatuses[body.code] }: GatewayResponse = errorResponses[reason];
  const json = JSON.stringify(body);
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(json),
  };
  return { status, headers, json };
}

/** Errors of Node's HTTP parser that have a response of their own; all others are malformed requests. */
const parserErrors: Readonly<Record<string, GatewayErrorReason>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Error of Node's HTTP parser. */
interface ParserError extends NodeJS.ErrnoException {
  /** The bytes that were parsed last; absent after a timeout. */
  readonly rawPacket?: Buffer;
}

/** Adds a JSON body to the responses to unparsable requests, which Node sends without one. */
export function respondToMalformedRequests(server: Server): void {
  server.on('clientError', ({ code = '', rawPacket }: ParserError, socket: Duplex) => {
    if (!socket.writable) return void socket.destroy();
    const { status, headers, json } = buildErrorResponse(parserErrors[code] ?? 'malformed_request');
    const lines = Object.entries({ ...headers, connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const isHead = rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD ';
    const body = isHead ? '' : json;
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  });
}
