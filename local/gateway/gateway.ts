import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type { Method } from '#contract/route.ts';
import type { RouteId } from '#contract/routes.ts';
import { sendError } from './error-response.ts';
import { findRoute, type RouteMatch } from './find-route.ts';
import { createLambdaContext } from './lambda-context.ts';
import { createProxyEvent } from './proxy-event.ts';
import { isProxyResult, sendProxyResult } from './proxy-result.ts';
import { BodyTooLargeError, readBody } from './request-body.ts';

/** What a file in `functions/api` exports as `handler`. */
export type ProxyHandler = (event: APIGatewayProxyEvent, context: Context) => Promise<unknown>;

/** Brings an endpoint's handler. */
export type LoadHandler = (routeId: RouteId) => Promise<ProxyHandler>;

/** Answers a request that Node's HTTP server hands over. */
export type RequestListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** How long the gateway waits for a function, in milliseconds. */
const gatewayTimeout = 29_000;

/** Answers requests to the API as API Gateway does, by calling the functions that run in AWS. */
export function createGateway(loadHandler: LoadHandler, timeout = gatewayTimeout): RequestListener {
  return async (request, response) => {
    const route = findRoute(request.method ?? '', request.url?.split('?')[0] ?? '');
    if (route.kind === 'unknown') return sendError(response, 'not_found');
    if (route.kind === 'wrong-method') return answerOtherMethod(request, response, route.allowed);
    try {
      const body = await readBody(request);
      await answerMatch(loadHandler, timeout, { request, response, route, body });
    } catch (error) {
      if (error instanceof BodyTooLargeError) return sendError(response, 'payload_too_large');
      if (request.errored) return;
      console.error(error);
      sendError(response, 'bad_gateway');
    }
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly route: RouteMatch;
  readonly body: Buffer;
}

async function answerMatch(loadHandler: LoadHandler, timeout: number, exchange: Exchange): Promise<void> {
  const { request, response, route, body } = exchange;
  const event = createProxyEvent(request, route, body);
  const { requestId } = event.requestContext;
  response.setHeader('x-amzn-requestid', requestId);
  const handler = await loadHandler(route.routeId);
  const patience = startTimer(timeout);
  const result = await Promise.race([
    handler(event, createLambdaContext(route.routeId, requestId)),
    patience.end,
  ]);
  patience.cancel();
  if (result === timedOut) return sendError(response, 'gateway_timeout');
  if (!isProxyResult(result)) throw new Error(`${route.routeId} answered what HTTP can not carry`);
  sendProxyResult(response, result);
}

const timedOut = Symbol('timed out');

function startTimer(milliseconds: number) {
  const { promise: end, resolve } = Promise.withResolvers<typeof timedOut>();
  const timer = setTimeout(() => resolve(timedOut), milliseconds);
  return { end, cancel: () => clearTimeout(timer) };
}

function answerOtherMethod(
  request: IncomingMessage,
  response: ServerResponse,
  allowed: readonly Method[],
): void {
  const headers = { allow: [...allowed, 'OPTIONS'].join(', ') };
  if (request.method === 'OPTIONS') response.writeHead(204, headers).end();
  else sendError(response, 'method_not_allowed', headers);
}
