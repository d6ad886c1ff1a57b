import { type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ErrorBody } from '#contract/error-body.ts';
import { errorStatuses } from '#contract/errors.ts';

/** Hop-by-hop headers, which a proxy must not forward (RFC 9110, section 7.6.1). */
const connectionHeaders = new Set([
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Creates a reverse proxy that forwards requests and responses unchanged except for the given headers.
 * @param baseUrl prefix of every forwarded path
 * @param originHeaders headers in lower case that replace the client's
 */
export function createProxy(baseUrl: string, originHeaders: Readonly<Record<string, string>> = {}) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { host: _host, ...clientHeaders } = request.headers;
    const headers = { ...clientHeaders, ...originHeaders };
    const forwarded = sendRequest(`${baseUrl}${request.url ?? '/'}`, { method: request.method, headers });
    response.once('close', () => forwarded.destroy());
    try {
      const [upstream] = await Promise.all([waitForResponse(forwarded), pipeline(request, forwarded)]);
      response.writeHead(upstream.statusCode ?? 502, forwardedHeaders(upstream));
      await pipeline(upstream, response);
    } catch (error) {
      // The client has disconnected.
      if (response.closed) return;
      console.error(`${request.method} ${request.url}: ${(error as Error).message}`);
      if (response.headersSent) response.destroy();
      else sendUnavailable(response);
    }
  };
}

function waitForResponse(request: ReturnType<typeof sendRequest>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
}

function forwardedHeaders({ headers }: IncomingMessage) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !connectionHeaders.has(name)));
}

/** Sends 503 with the error body of the API. */
export function sendUnavailable(response: ServerResponse): void {
  const body: ErrorBody = { message: 'The API is not available.', code: 'service_unavailable' };
  response.writeHead(errorStatuses[body.code], { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
