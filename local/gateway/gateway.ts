import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'aws-lambda';
import * as z from 'zod/mini';
import type { RouteId } from '#contract/routes.ts';
import { findRoute } from './find-route.ts';
import { type RequestListener, rejectAndClose, sendError } from './http-server.ts';

/** Fields of a proxy event of API Gateway (REST) that the functions read. */
export interface ProxyEvent {
  readonly headers: Readonly<Record<string, string>>;
  readonly queryStringParameters: Readonly<Record<string, string>> | null;
  readonly pathParameters: Readonly<Record<string, string>> | null;
  readonly body: string | null;
  readonly isBase64Encoded: boolean;
  readonly requestContext: { readonly requestId: string; readonly identity: { readonly sourceIp: string } };
}

/** Field of a function's context that the functions read. */
export type InvocationContext = Pick<Context, 'getRemainingTimeInMillis'>;

/** Result of a function that the gateway can convert to an HTTP response. */
const proxyResult = z.object({
  statusCode: z.int(),
  headers: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  body: z.optional(z.string()),
});

/** Type of the `handler` that a file in `functions/api` exports. */
export type ProxyHandler = (event: ProxyEvent, context: InvocationContext) => Promise<unknown>;

export type LoadHandler = (routeId: RouteId) => Promise<ProxyHandler>;

/** API Gateway's default timeout for a function, in milliseconds. */
const defaultTimeoutMs = 29_000;

/** Timeout of a function, in milliseconds: one second less than the gateway's. */
const functionTimeoutMs = 28_000;

/** API Gateway's limit for a request body, in bytes. */
export const maxRequestBytes = 10 * 1024 * 1024;

/** Lambda's limit for a response, in bytes. */
const maxResultBytes = 6 * 1024 * 1024;

/** A character takes up to six in JSON, so that most results need not be written to know that they fit. */
const isTooLarge = (result: z.output<typeof proxyResult>) =>
  6 * (result.body?.length ?? 0) > maxResultBytes && JSON.stringify(result).length > maxResultBytes;

/** Creates a listener that handles API requests as API Gateway does, by calling the Lambda handlers. */
export function createGateway(loadHandler: LoadHandler, timeoutMs = defaultTimeoutMs): RequestListener {
  const invoke = async (event: ProxyEvent, routeId: RouteId, response: ServerResponse) => {
    response.setHeader('x-amzn-requestid', event.requestContext.requestId);
    const handler = await loadHandler(routeId);
    const returned = await limitTime(handler(event, buildLambdaContext()), timeoutMs);
    if (returned === timedOut) return sendError(response, 'gateway_timeout');
    const result = proxyResult.safeParse(returned);
    if (!result.success || isTooLarge(result.data)) {
      throw new Error(`${routeId} returned an invalid proxy result`);
    }
    const { statusCode, headers = {}, body = '' } = result.data;
    response.setHeader('content-type', 'application/json');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
    response.writeHead(statusCode, { 'content-length': Buffer.byteLength(body) }).end(body);
  };
  return async (request, response) => {
    const route = findRoute(request.method ?? '', request.url?.split('?')[0] ?? '');
    if (route.kind === 'unknown') return sendError(response, 'not_found');
    if (route.kind === 'wrong-method') {
      return sendError(response, 'method_not_allowed', { allow: route.allowed.join(', ') });
    }
    try {
      const body = await readBody(request);
      if (!body) return rejectAndClose(request, response, 'payload_too_large');
      await invoke(buildProxyEvent(request, route.pathParameters, body), route.routeId, response);
    } catch (error) {
      if (request.errored) return;
      console.error(error);
      sendError(response, 'bad_gateway');
    }
  };
}

function buildProxyEvent(
  request: IncomingMessage,
  pathParameters: Record<string, string> | null,
  body: Buffer,
): ProxyEvent {
  const query = (request.url ?? '').split('?').slice(1).join('?');
  const isText = isUtf8(body);
  // Node lists names and values by turns.
  const headers = request.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 ? [[name, all[index + 1] ?? ''] as const] : [],
  );
  return {
    headers: Object.fromEntries(headers),
    queryStringParameters: query === '' ? null : Object.fromEntries(new URLSearchParams(query)),
    pathParameters,
    body: body.length === 0 ? null : body.toString(isText ? 'utf8' : 'base64'),
    isBase64Encoded: !isText,
    requestContext: {
      requestId: randomUUID(),
      identity: { sourceIp: request.socket.remoteAddress ?? '' },
    },
  };
}

/** Reads the request body. Returns undefined as soon as it exceeds {@link maxRequestBytes}. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length']) > maxRequestBytes) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  // Destroying the socket would prevent the 413 from being sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxRequestBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Builds the context that Lambda passes to a function beside its event. Its deadline is 28 s from now. */
export function buildLambdaContext(): InvocationContext {
  const deadline = Date.now() + functionTimeoutMs;
  return { getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()) };
}

const timedOut = Symbol('timed out');

/** Resolves as a promise does, or with {@link timedOut} if that takes longer. */
function limitTime(running: Promise<unknown>, timeoutMs: number): Promise<unknown> {
  const timeout = Promise.withResolvers<typeof timedOut>();
  const timer = setTimeout(() => timeout.resolve(timedOut), timeoutMs);
  return Promise.race([running, timeout.promise]).finally(() => clearTimeout(timer));
}
