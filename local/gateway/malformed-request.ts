import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { describeError, type GatewayErrorReason } from './error-response.ts';

/** What Node's HTTP parser gives up on for a reason of its own; anything else is no HTTP. */
const reasons: Readonly<Record<string, GatewayErrorReason>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers what Node can't read as a request in the form of every other error, where it would send no body. */
export function answerMalformedRequests(server: Server): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable) return void socket.destroy();
    const reason = reasons[code] ?? 'malformed_request';
    const { status, headers, json } = describeError(reason);
    const lines = Object.entries({ ...headers, connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', json].join('\r\n'));
  });
}
