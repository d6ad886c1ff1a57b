import type * as z from 'zod/mini';
import type { RequestBody, ResponseBody, Route } from '#contract/route.ts';
import type { RouteId, Routes } from '#contract/routes.ts';
import type { CalledRoute } from './contract.ts';
import { ApiError, NetworkError, UnexpectedAnswerError } from './errors.ts';
import { loadCode } from './load-code.ts';
import { readRetryAfter } from './retry-after.ts';
import { readToken } from './token.ts';

/** The gateway answers within 29 s; what takes longer than this will not come any more. */
const patience = 35_000;

/** Milliseconds to wait before the first and before the second retry. */
const pauses = [400, 1200];

type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;

/** A property that is there exactly when the route declares it. */
type Part<R extends Route, Key extends 'body' | 'parameters'> =
  R extends Record<Key, z.ZodMiniType>
    ? { [K in Key]: K extends 'body' ? RequestBody<R> : Input<R[K]> }
    : { [K in Key]?: undefined };

/** What one call is made with. */
export type CallOptions<Id extends RouteId> = Part<Routes[Id], 'body'> &
  Part<Routes[Id], 'parameters'> & {
    query?: Routes[Id] extends { query: z.ZodMiniType } ? Input<Routes[Id]['query']> : undefined;
    headers?: Record<string, string>;
    signal?: AbortSignal;
    /** How often to try again after a network failure or a 5xx answer. Only for calls that may run twice. */
    retries?: 0 | 1 | 2;
  };

type Arguments<Id extends RouteId> =
  Record<never, never> extends CallOptions<Id> ? [options?: CallOptions<Id>] : [options: CallOptions<Id>];

let onSessionEnd: (token: string) => void = () => {};

/** Names the one who hears that the API no longer takes a token, whichever call finds out. */
export function setSessionEndHandler(handler: (token: string) => void): void {
  onSessionEnd = handler;
}

/**
 * Calls one endpoint of the API.
 * @throws {ApiError} when the API answers an error
 * @throws {NetworkError} when no answer comes
 * @throws {UnexpectedAnswerError} when the answer isn't what the contract promises
 * @throws the signal's reason when it is aborted
 */
export async function call<Id extends RouteId>(
  routeId: Id,
  ...[options]: Arguments<Id>
): Promise<ResponseBody<Routes[Id]>> {
  const { retries = 0, ...request } = (options ?? {}) as CallOptions<RouteId>;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return (await callOnce(routeId, request)) as ResponseBody<Routes[Id]>;
    } catch (error) {
      if (attempt >= retries || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauses[attempt]));
      request.signal?.throwIfAborted();
    }
  }
}

/** True for a failure that may have passed by the next attempt. */
function isPassing(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}

async function callOnce(routeId: RouteId, options: CallOptions<RouteId>): Promise<unknown> {
  const { routes, errorBody } = await loadContract();
  const route = routes[routeId];
  const token = route.session === 'none' ? null : readToken();
  const response = await send(route, token, options);
  const answer: unknown = await response.json().catch(() => undefined);

  if (!response.ok) {
    if (response.status === 401 && route.session === 'required' && token) onSessionEnd(token);
    const error = errorBody.safeParse(answer);
    throw new ApiError(response.status, {
      ...(error.success && error.data),
      retryAfter: readRetryAfter(response.headers.get('retry-after'), Date.now()),
    });
  }
  const result = route.response.safeParse(answer);
  if (!result.success) throw new UnexpectedAnswerError(`${routeId} answered something else than promised`);
  return result.data;
}

/**
 * Fetches the contract and its schemas, which no page needs before its first call.
 * @throws {NetworkError} when they can't be fetched
 */
export function loadContract() {
  return loadCode(() => import('./contract.ts'));
}

async function send(
  route: CalledRoute,
  token: string | null,
  options: CallOptions<RouteId>,
): Promise<Response> {
  const { body, parameters, query, headers, signal } = options;
  const timeout = AbortSignal.timeout(patience);
  try {
    return await fetch(buildUrl(route.path, parameters, query), {
      method: route.method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Token ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new NetworkError('The API did not answer', { cause });
  }
}

function buildUrl(path: string, parameters: unknown, query: unknown): string {
  const values = (parameters ?? {}) as Record<string, string>;
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return given.length > 0
    ? `${url}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
    : url;
}
