import { type IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
import { sendError } from '#local/gateway/http-server.ts';

/**
 * Creates a reverse proxy that forwards requests and responses unchanged except for the given headers.
 * @param target prefix of every forwarded path
 * @param headers replace the client's
 */
export function createProxy(target: string, headers: Readonly<Record<string, string>> = {}) {
  const proxy = createProxyServer({ target, headers, changeOrigin: true });
  proxy.on('error', ({ message }, request, response) => {
    console.error(`${request?.method} ${request?.url}: ${message}`);
    if (response instanceof ServerResponse && !response.headersSent) sendError(response, 'bad_gateway');
    else response?.destroy();
  });
  return (request: IncomingMessage, response: ServerResponse) => proxy.web(request, response);
}
