import { type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type ErrorBody, errorStatuses } from '#contract/errors.ts';

/** Headers that are about one connection, and not about what goes over it (RFC 9110, section 7.6.1). */
const connectionHeaders = new Set([
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Passes requests on to another address and brings its answers back, as they are.
 * @param baseUrl what the path of each request is added to
 */
export function createProxy(baseUrl: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { host: _host, ...headers } = request.headers;
    const forwarded = sendRequest(`${baseUrl}${request.url ?? '/'}`, { method: request.method, headers });
    response.once('close', () => forwarded.destroy());
    try {
      const [answer] = await Promise.all([receive(forwarded), pipeline(request, forwarded)]);
      response.writeHead(answer.statusCode ?? 502, keepHeaders(answer));
      await pipeline(answer, response);
    } catch (error) {
      // Whoever asked has gone.
      if (response.closed) return;
      console.error(`${request.method} ${request.url}: ${(error as Error).message}`);
      if (response.headersSent) response.destroy();
      else refuse(response);
    }
  };
}

function receive(request: ReturnType<typeof sendRequest>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
}

/** An answer's headers by name, those of its connection left out. */
function keepHeaders({ headers }: IncomingMessage) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !connectionHeaders.has(name)));
}

/** Answers that there is no API to be had, in the form of all its errors. */
export function refuse(response: ServerResponse): void {
  const body: ErrorBody = { message: 'The API can not be reached.', code: 'service_unavailable' };
  response.writeHead(errorStatuses[body.code], { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
