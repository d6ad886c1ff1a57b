import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerOptions,
  ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { createProxyServer } from 'httpxy';
import { securityHeaders } from '#contract/security-headers.ts';
import { errorResponse, gatewayResponses, methodNotAllowed } from '#edge/gateway-responses.ts';

/** Errors of the gateway itself: those of API Gateway, and six that only the local server has. */
const errorResponses = {
  not_found: gatewayResponses.MISSING_AUTHENTICATION_TOKEN,
  malformed_request: { ...gatewayResponses.DEFAULT_4XX, status: 400 },
  misdirected_request: {
    body: {
      message: 'This server is for localhost only. Name other hosts in ALLOWED_HOSTS.',
      code: 'forbidden',
    },
    status: 421,
  },
  request_timeout: { ...gatewayResponses.DEFAULT_4XX, status: 408 },
  headers_too_large: { ...gatewayResponses.REQUEST_TOO_LARGE, status: 431 },
  payload_too_large: gatewayResponses.REQUEST_TOO_LARGE,
  gateway_timeout: gatewayResponses.INTEGRATION_TIMEOUT,
  // API Gateway's status for a function that crashed.
  bad_gateway: { ...gatewayResponses.DEFAULT_5XX, status: 502 },
  method_not_allowed: methodNotAllowed,
  disk_full: errorResponse(
    'service_unavailable',
    'The disk of this server is almost full, so nothing can be saved. Free some space, then try again.',
  ),
  starting: errorResponse('service_unavailable', 'Premia is starting. Please try again in a moment.'),
};

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

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

/** Decodes percent-encoding in a path; invalid encoding is left unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Time for which the rest of a rejected body is read, in milliseconds. */
const lingerMs = 1000;

/** Connections that {@link rejectAndClose} closes. */
const rejectedConnections = new WeakSet<Duplex>();

/**
 * Rejects a request whose body may still be on its way, and closes the connection soon. Reads on for a moment, because
 * closing a connection with unread data would reset it before the client has read the response.
 */
export function rejectAndClose(
  request: IncomingMessage,
  response: ServerResponse,
  reason: GatewayErrorReason,
): void {
  rejectedConnections.add(request.socket);
  const { status, headers, json } = buildErrorResponse(reason);
  response.writeHead(status, { ...headers, connection: 'close' });
  response.write(json);
  const end = () => response.end();
  const timer = setTimeout(end, lingerMs);
  request.once('close', () => clearTimeout(timer));
  request.once('end', end).resume();
}

function buildErrorResponse(reason: GatewayErrorReason) {
  const { body, status } = errorResponses[reason];
  const json = JSON.stringify(body);
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(json),
  };
  return { status, headers, json };
}

const ownHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses requests for hosts other than this machine. Otherwise a page of another site whose name resolves to 127.0.0.1
 * (DNS rebinding) could use the server.
 * @param otherHosts further hosts, without ports
 */
export function checkHost(listener: RequestListener, otherHosts: readonly string[]): RequestListener {
  const allowed = new Set([...ownHosts, ...otherHosts]);
  return async (request, response) => {
    // The authority of a target in absolute form takes the place of the Host header (RFC 9112, section 3.2.2).
    const authority = /^https?:\/\/([^/?]*)/i.exec(request.url ?? '')?.[1] ?? request.headers.host;
    const host = authority?.toLowerCase().replace(/:\d*$/, '');
    if (host === undefined || allowed.has(host)) return listener(request, response);
    return rejectAndClose(request, response, 'misdirected_request');
  };
}

/** Errors of Node's HTTP parser that have a response of their own; all others are malformed requests. */
const parserErrors: Readonly<Record<string, GatewayErrorReason>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

interface ParserError extends NodeJS.ErrnoException {
  /** The bytes that were parsed last; absent after a timeout. */
  readonly rawPacket?: Buffer;
}

/** Time to receive a request; Node checks it at the interval. An unfinished request thus gets its 408 within 30 s. */
const receiveLimits: ServerOptions = { requestTimeout: 25_000, connectionsCheckingInterval: 5_000 };

/**
 * Creates a server that responds to malformed requests with the API's own error body. It also responds to a client that
 * closes its side after the request, so it can't tell a client that has disconnected until it writes.
 */
export function createHttpServer(listener: RequestListener, options: ServerOptions = {}): Server {
  // Node itself would respond without a body if the Host is missing.
  const server = createServer(
    { ...receiveLimits, ...options, requireHostHeader: false },
    (request, response) => {
      if (isMalformed(request)) return rejectAndClose(request, response, 'malformed_request');
      listener(request, response).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
    },
  );
  respondToUnparsableRequests(server);
  // An option of Node's HTTP server that its documentation does not list.
  return Object.assign(server, { httpAllowHalfOpen: true });
}

/**
 * Finds what Node's parser accepts against RFC 9112: a Host that is missing in HTTP/1.1 or repeated (section 3.2), and
 * a transfer coding other than `chunked` (section 6.1).
 */
function isMalformed({ headers, headersDistinct, httpVersion }: IncomingMessage): boolean {
  const hosts = headersDistinct.host?.length ?? 0;
  const coding = headers['transfer-encoding'];
  return (
    hosts > 1 ||
    (hosts === 0 && httpVersion === '1.1') ||
    (coding !== undefined && !/^chunked$/i.test(coding))
  );
}

function respondToUnparsableRequests(server: Server): void {
  server.on('clientError', ({ code = '', rawPacket }: ParserError, socket: Duplex) => {
    // Node also reports an invalid transfer coding after it has passed the request on.
    if (rejectedConnections.has(socket)) return;
    if (!socket.writable) return void socket.destroy();
    const { status, headers, json } = buildErrorResponse(parserErrors[code] ?? 'malformed_request');
    const lines = Object.entries({ ...headers, connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const isHead = rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD ';
    const body = isHead ? '' : json;
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    setTimeout(() => socket.destroy(), lingerMs).unref();
  });
}

/** Creates a reverse proxy of an API that forwards requests and responses unchanged except for the API's headers. */
export function createProxy(target: string, headers: Readonly<Record<string, string>>) {
  const proxy = createProxyServer({ target, headers, changeOrigin: true });
  proxy.on('error', ({ message }, request, response) => {
    console.error(`${request?.method} ${request?.url}: ${message}`);
    if (response instanceof ServerResponse && !response.headersSent) sendError(response, 'bad_gateway');
    else response?.destroy();
  });
  return (request: IncomingMessage, response: ServerResponse) => proxy.web(request, response);
}
