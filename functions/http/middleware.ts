import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyResult } from 'aws-lambda';
import type { Session } from '#functions/data/sessions.ts';
import type { ApiRequest } from './proxy-event.ts';
import type { ParsedInput } from './request-input.ts';

/** A request, and what the chain has found out about it so far. */
export interface EndpointEvent {
  readonly request: ApiRequest;
  /** Set once the caller's session is known; stays undefined where a route needs none. */
  session?: Session;
  /** Set once the request's parts are parsed. */
  input?: ParsedInput;
}

/** An answer in the gateway's form. */
export interface JsonResponse extends APIGatewayProxyResult {
  headers: Record<string, string>;
}

/** One step of the chain. `before` runs down the chain; `after` and `onError` run up. */
export type Middleware = MiddlewareObj<EndpointEvent, JsonResponse>;

/** A JSON answer in the gateway's form. */
export function buildJsonResponse(
  statusCode: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): JsonResponse {
  return {
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  };
}
