import { type IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
import type { ErrorBody } from '#contract/error-body.ts';
import { errorStatuses } from '#contract/errors.ts';

/**
 * Creates a reverse proxy that forwards requests and responses unchanged except for the given headers.
 * @param target prefix of every forwarded path
 * @param headers replace the client's
 */
export function createProxy(target: string, headers: Readonly<Record<string, string>> = {}) {
  const proxy = createProxyServer({ target, headers, changeOrigin: true });
  proxy.on('error', ({ message }, request, response) => {
    console.error(`${request?.method} ${request?.url}: ${message}`);
    if (response instanceof ServerResponse && !response.headersSent) sendUnavailable(response);
    else response?.destroy();
  });
  return (request: IncomingMessage, response: ServerResponse) => proxy.web(request, response);
}

/** Sends 503 with the error body of the API. */
export function sendUnavailable(response: ServerResponse): void {
  const body: ErrorBody = { message: 'The API is not available.', code: 'service_unavailable' };
  response.writeHead(errorStatuses[body.code], { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
