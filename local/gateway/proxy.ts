import { type IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
import { sendError } from './http-server.ts';

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
