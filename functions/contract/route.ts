import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Session that a route requires.
 * - `none`: the Authorization header is ignored.
 * - `required`: a valid token of an active session.
 * - `authentic`: a valid token, even if its session has ended.
 */
export type SessionRule = 'none' | 'required' | 'authentic';

/** Declaration of an endpoint without its response, for a handler that sends texts as they are stored. */
export interface RouteRequest {
  /** Name of its file in `functions/api`, and of its Lambda function. */
  readonly id: string;
  readonly method: Method;
  /** Ends with a slash; parameters in braces: `/api/predictions/delete/{id}/`. */
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly session: SessionRule;
  readonly summary: string;
  /** Limit of the client's network that counts each request, valid or not, before the request is parsed. */
  readonly clientLimit?: 'estimates';
  /** Path parameters. */
  readonly parameters?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  /** Request headers that the endpoint reads, by lower-case name. */
  readonly headers?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The endpoint parses the body itself, and answers with JSON-RPC errors and, to notifications, 202. */
  readonly parsesBody?: boolean;
  /** The response is a page, with the URL of the next one in the header Link. */
  readonly isPaged?: boolean;
  /** Status of a successful response, if it is not 200. */
  readonly status?: 201;
  /** Errors in addition to those of authentication and validation. */
  readonly errors?: readonly ErrorCode[];
}

/** Declaration of an endpoint, used by its handler, the stack, the local gateway, OpenAPI and the website. */
export interface Route extends RouteRequest {
  readonly response: z.ZodMiniType;
}

/** Completes a declaration. A function that uses the request alone bundles no schema of the response. */
export function addResponse<Request extends RouteRequest, Response extends z.ZodMiniType>(
  request: Request,
  response: Response,
): Request & { readonly response: Response } {
  return { ...request, response };
}

export function statusOf(route: RouteRequest): number {
  return route.status ?? 200;
}

/** Request body of a route, before parsing. */
export type RequestBody<R extends RouteRequest> = R['body'] extends z.ZodMiniType
  ? z.input<R['body']>
  : undefined;

/** Body of a route's successful response. */
export type ResponseBody<R extends RouteRequest> = R extends Route ? z.output<R['response']> : never;
