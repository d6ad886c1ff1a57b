import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Method } from '#contract/route.ts';
import type { RouteId } from '#contract/routes.ts';
import { securityHeaders } from '#contract/security-headers.ts';
import { findRoute, type RouteMatch } from './find-route.ts';
import { type RequestListener, rejectAndClose, sendError } from './http-server.ts';
import {
  buildLambdaContext,
  buildProxyEvent,
  type InvocationContext,
  isProxyResult,
  type ProxyEvent,
  sendProxyResult,
} from './lambda-invocation.ts';

/** Type of the `handler` that a file in `functions/api` exports. */
export type ProxyHandler = (event: ProxyEvent, context: InvocationContext) => Promise<unknown>;

/** Loads the handler of a route. */
export type LoadHandler = (routeId: RouteId) => Promise<ProxyHandler>;

/** API Gateway's default timeout for a function, in milliseconds. */
const defaultTimeoutMs = 29_000;

/** API Gateway's limit for a request body, in bytes. */
export const maxBodyBytes = 10 * 1024 * 1024;

class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/** Creates a listener that handles API requests as API Gateway does, by calling the Lambda handlers. */
export function createGateway(loadHandler: LoadHandler, timeoutMs = defaultTimeoutMs): RequestListener {
  const invoke = async (
    request: IncomingMessage,
    response: ServerResponse,
    { routeId, pathParameters }: RouteMatch,
  ) => {
    const event = buildProxyEvent(request, pathParameters, await readBody(request));
    response.setHeader('x-amzn-requestid', event.requestContext.requestId);
    const handler = await loadHandler(routeId);
    const result = await limitTime(handler(event, buildLambdaContext()), timeoutMs);
    if (result === timedOut) return sendError(response, 'gateway_timeout');
    if (!isProxyResult(result)) throw new Error(`${routeId} returned an invalid proxy result`);
    sendProxyResult(response, result);
  };
  return async (request, response) => {
    const route = findRoute(request.method ?? '', request.url?.split('?')[0] ?? '');
    if (route.kind === 'unknown') return sendError(response, 'not_found');
    if (route.kind === 'wrong-method') return handleOtherMethod(request, response, route.allowed);
    try {
      await invoke(request, response, route);
    } catch (error) {
      if (error instanceof BodyTooLargeError) return rejectAndClose(request, response, 'payload_too_large');
      if (request.errored) return;
      console.error(error);
      sendError(response, 'bad_gateway');
    }
  };
}

/**
 * Reads the request body.
 * @throws BodyTooLargeError as soon as the body exceeds {@link maxBodyBytes}
 */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length']) > maxBodyBytes) throw new BodyTooLargeError();
  const chunks: Buffer[] = [];
  let size = 0;
  // Events, not `for await`: leaving that loop destroys the socket before the 413 is sent.
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBodyBytes) chunks.push(chunk);
      else reject(new BodyTooLargeError());
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
  });
}

const timedOut = Symbol('timed out');

/** Resolves as a promise does, or with {@link timedOut} if that takes longer. */
function limitTime(running: Promise<unknown>, timeoutMs: number): Promise<unknown> {
  const timeout = Promise.withResolvers<typeof timedOut>();
  const timer = setTimeout(() => timeout.resolve(timedOut), timeoutMs);
  return Promise.race([running, timeout.promise]).finally(() => clearTimeout(timer));
}

function handleOtherMethod(
  request: IncomingMessage,
  response: ServerResponse,
  allowed: readonly Method[],
): void {
  const headers = { allow: [...allowed, 'OPTIONS'].join(', ') };
  if (request.method === 'OPTIONS') response.writeHead(204, { ...securityHeaders, ...headers }).end();
  else sendError(response, 'method_not_allowed', headers);
}
