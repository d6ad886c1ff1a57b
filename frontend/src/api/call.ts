import type * as z from 'zod/mini';
import type { RequestBody, ResponseBody, Route } from '#contract/route.ts';
import type { WebsiteRoutes as Routes } from '#contract/website-routes.ts';
import { readToken } from './browser-storage.ts';
import { loadCode, NetworkError, ResponseError } from './failure.ts';

type RouteId = keyof Routes;

/** Longer than API Gateway's limit of 29 s, so that its error response still arrives. */
const timeoutMs = 35_000;

/** Creates an Idempotency-Key: 128 random bits. crypto.randomUUID needs HTTPS, which a home network may not have. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Creates a function that sends a request with an Idempotency-Key. The same body keeps its key until a response has
 * arrived, so that a repetition by the user or by the browser has no second effect; another body gets a new key.
 */
export function createIdempotentSender() {
  let unanswered: { readonly text: string; readonly key: string } | undefined;
  return async <Result>(body: object, send: (key: string) => Promise<Result>): Promise<Result> => {
    const text = JSON.stringify(body);
    const { key } = unanswered?.text === text ? unanswered : { key: createIdempotencyKey() };
    unanswered = { text, key };
    try {
      const result = await send(key);
      unanswered = undefined;
      return result;
    } catch (error) {
      // After a 5xx, the request may have been processed.
      if (error instanceof ResponseError && error.status < 500) unanswered = undefined;
      throw error;
    }
  };
}

type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;

/** Request part, required if the route declares it. */
type Part<R extends Route, Key extends 'body' | 'parameters'> =
  R extends Record<Key, z.ZodMiniType>
    ? { [K in Key]: K extends 'body' ? RequestBody<R> : Input<R[K]> }
    : { [K in Key]?: undefined };

type CallOptions<Id extends RouteId> = Part<Routes[Id], 'body'> &
  Part<Routes[Id], 'parameters'> & {
    query?: Routes[Id] extends { query: z.ZodMiniType } ? Input<Routes[Id]['query']> : undefined;
    headers?: Record<string, string>;
    signal?: AbortSignal;
    /** Waits before the retries after a network failure or a 5xx response. Only for idempotent routes. */
    retryDelaysMs?: readonly number[];
  };

type Arguments<Id extends RouteId> =
  Record<never, never> extends CallOptions<Id> ? [options?: CallOptions<Id>] : [options: CallOptions<Id>];

let onSessionEnd: (token: string) => void = () => {};

/** Sets the callback for a token that the API no longer accepts. */
export function setSessionEndHandler(handler: (token: string) => void): void {
  onSessionEnd = handler;
}

/**
 * Calls a route of the API.
 * @throws {ResponseError} for an error response
 * @throws {NetworkError} without a response
 * @throws {UnexpectedResponseError} for a body that doesn't match the contract
 * @throws the signal's reason when aborted
 */
export async function call<Id extends RouteId>(
  routeId: Id,
  ...options: Arguments<Id>
): Promise<ResponseBody<Routes[Id]>> {
  return (await callWithHeaders(routeId, ...options)).body;
}

/** Calls a route of the API as {@link call} does, and returns the headers of the response too. */
export async function callWithHeaders<Id extends RouteId>(
  routeId: Id,
  ...[options]: Arguments<Id>
): Promise<{ body: ResponseBody<Routes[Id]>; headers: Headers }> {
  const { retryDelaysMs = [], ...request } = (options ?? {}) as CallOptions<RouteId>;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { body, headers } = await callOnce(routeId, request);
      return { body: body as ResponseBody<Routes[Id]>, headers };
    } catch (error) {
      const delayMs = retryDelaysMs[attempt];
      if (delayMs === undefined || !isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      request.signal?.throwIfAborted();
    }
  }
}

function isTransient(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ResponseError && error.status >= 500);
}

async function callOnce(routeId: RouteId, options: CallOptions<RouteId>) {
  const [{ readError }, route] = await Promise.all([loadContract(), loadRoute(routeId)]);
  const token = route.session === 'none' ? null : readToken();
  // Loaders of protected pages also run for guests, who are redirected.
  if (route.session === 'required' && !token) throw new ResponseError(401, { code: 'unauthenticated' });
  const response = await send(route, token, options);
  const body: unknown = await response.json().catch(() => undefined);

  if (!response.ok) {
    if (response.status === 401 && route.session === 'required' && token) onSessionEnd(token);
    throw new ResponseError(response.status, {
      ...readError(body),
      retryAfter: parseRetryAfter(response.headers.get('retry-after')),
    });
  }
  const { data, error } = route.response.safeParse(body);
  return {
    body: error ? (await loadWholeContract()).recoverBody(routeId, body, error) : data,
    headers: response.headers,
  };
}

/**
 * Loads the contract of the account pages. It is not part of the first load, since no page needs it to render.
 * @throws {NetworkError} when it can't be loaded
 */
export const loadContract = () => loadCode(() => import('./contract.ts'));

/**
 * Loads all routes, and the schemas of the forms' answers.
 * @throws {NetworkError} when they can't be loaded
 */
export const loadWholeContract = () => loadCode(() => import('./whole-contract.ts'));

type AccountRouteId = keyof typeof import('./contract.ts').accountRoutes;

const accountRouteIds: ReadonlySet<string> = new Set<AccountRouteId>([
  'confirm-password-reset',
  'get-profile',
  'login',
  'register',
  'request-password-reset',
]);

const isOfAccountPages = (routeId: RouteId): routeId is AccountRouteId => accountRouteIds.has(routeId);

async function loadRoute(routeId: RouteId): Promise<Route> {
  if (isOfAccountPages(routeId)) return (await loadContract()).accountRoutes[routeId];
  return (await loadWholeContract()).websiteRoutes[routeId];
}

async function send(route: Route, token: string | null, options: CallOptions<RouteId>): Promise<Response> {
  const { body, parameters, query, headers, signal } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
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
    throw new NetworkError('The API did not respond', { cause });
  }
}

function buildUrl(path: string, parameters: unknown, query: unknown): string {
  const values = (parameters ?? {}) as Record<string, string>;
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return given.length > 0 ? `${url}?${new URLSearchParams(given)}` : url;
}

/**
 * Parses a Retry-After header, a number of seconds or a date.
 * @returns seconds from now, at least 1; undefined for an absent or invalid header
 */
function parseRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined;
}
