import type { MiddlewareObj } from '@middy/core';
import * as z from 'zod/mini';
import { type Route, type RouteRequest, statusOf } from '#contract/route.ts';
import { securityHeaders } from '#contract/security-headers.ts';
import { createPseudonymizer } from '#functions/auth/pseudonyms.ts';
import { parseResetToken } from '#functions/auth/reset-tokens.ts';
import type { SigningKeys } from '#functions/auth/signing-keys.ts';
import { enforceClientLimit, type ThrottleDependencies } from '#functions/auth/throttle.ts';
import { authenticate } from '#functions/auth/tokens.ts';
import { getCaller } from '#functions/data/callers.ts';
import { deriveUserId } from '#functions/data/keys.ts';
import type { Session } from '#functions/data/sessions.ts';
import type { Table } from '#functions/data/table.ts';
import { ApiError, toApiError as createApiError } from '#functions/errors/api-error.ts';
import { isServiceUnavailable } from '#functions/errors/aws-errors.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { type Log, summarizeError } from '#functions/platform/logger.ts';
import { type ApiRequest, getClientAddress } from './api-request.ts';
import { ApiResponse, type ProxyResult, toProxyResult } from './api-response.ts';
import { type ParsedInput, parseInput } from './request-input.ts';

/** Request, with the results of the middleware that has run so far. */
export interface EndpointEvent {
  readonly request: ApiRequest;
  /** Milliseconds, by `performance.now()`. */
  readonly startedAt: number;
  /** Set by {@link authentication}; undefined if the route needs no session. */
  session?: Session;
  /** Set by {@link inputParser}. */
  input?: ParsedInput;
}

export type Middleware = MiddlewareObj<EndpointEvent, ProxyResult>;

export interface MiddlewareDependencies {
  readonly table: Table;
  readonly log: Log;
  readonly clock: Clock;
  /** Keys of tokens and of the log's pseudonyms. */
  readonly signingKeys: SigningKeys;
  readonly clientAddressHeader: string | undefined;
}

/**
 * Logs each request in one line: route, status, error and duration; pseudonyms of user, session and client
 * instead of personal data.
 */
export function requestLogger(route: RouteRequest, dependencies: MiddlewareDependencies): Middleware {
  const logRequest: Middleware['after'] = async ({ event, response, error }) => {
    const status = response?.statusCode ?? 500;
    // After a failed request, Secrets Manager may be what is unavailable.
    const pseudonyms = status >= 500 ? {} : await buildPseudonyms(route, event, dependencies);
    dependencies.log(status >= 500 ? 'ERROR' : 'INFO', {
      requestId: event.request.requestId,
      route: route.id,
      status,
      durationMs: Math.round(performance.now() - event.startedAt),
      ...pseudonyms,
      ...(error instanceof ApiError && { code: error.code }),
      ...(status >= 500 && { error: summarizeError(error) }),
    });
  };

  return { after: logRequest, onError: logRequest };
}

/** Maximum wait for the signing key of the log line, which is normally loaded. */
const pseudonymTimeoutMs = 500;

/** Bodies of routes without a session that tell which account a request is for. */
const accountBody = z.object({ email: z.optional(z.string()), token: z.optional(z.string()) });

/** Builds the pseudonyms of user, session and client for routes that read the signing key. */
async function buildPseudonyms(
  route: RouteRequest,
  { request, session, input }: EndpointEvent,
  { clock, signingKeys, clientAddressHeader }: MiddlewareDependencies,
): Promise<{ user?: string; session?: string; client?: string }> {
  const { email, token } = accountBody.safeParse(input?.body).data ?? {};
  if (route.session === 'none' && email === undefined && token === undefined) return {};
  const ofEmail = email === undefined ? undefined : deriveUserId(email);
  const ofToken = token === undefined ? undefined : parseResetToken(token)?.userId;
  const userId = session?.userId ?? ofEmail ?? ofToken;
  const timeout = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => timeout.resolve(undefined), pseudonymTimeoutMs);
  const pseudonymize = await Promise.race([
    createPseudonymizer(signingKeys, clock()).catch(() => undefined),
    timeout.promise,
  ]);
  clearTimeout(timer);
  if (!pseudonymize) return {};
  return {
    ...(userId !== undefined && { user: pseudonymize(userId) }),
    ...(session && { session: pseudonymize(session.tokenId) }),
    client: pseudonymize(getClientAddress(request, clientAddressHeader)),
  };
}

const addHeaders: Middleware['after'] = ({ event, response }) => {
  if (!response) return;
  Object.assign(response.headers, securityHeaders, { 'x-request-id': event.request.requestId });
};

/** Adds the security headers and the request id to every response, errors included. */
export const responseHeaders: Middleware = { after: addHeaders, onError: addHeaders };

/** Converts errors to responses. Errors other than {@link ApiError} reveal no details. */
export const errorHandler: Middleware = {
  onError: (request) => {
    const error = toApiError(request.error);
    request.response = toProxyResult(error.status, error.body, {
      ...error.headers,
      ...(error.status === 401 && { 'www-authenticate': 'Token' }),
      ...(error.retryAfterSeconds !== undefined && { 'retry-after': String(error.retryAfterSeconds) }),
    });
  },
};

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isServiceUnavailable(error)) {
    return createApiError('service_unavailable', undefined, { retryAfterSeconds: 2 });
  }
  return createApiError('internal_error');
}

/** Authenticates the request by its token, as the route's session rule requires; see {@link authenticate}. */
export function authentication(
  { session: rule }: RouteRequest,
  { signingKeys, clock }: MiddlewareDependencies,
): Middleware {
  return {
    before: async ({ event }) => {
      if (rule === 'none') return;
      const { authorization } = event.request.headers;
      event.session = await authenticate(signingKeys, authorization, rule, clock());
    },
  };
}

/** Counts the request against the route's limit of the client, before any work that its content causes. */
export function clientLimiter(
  { clientLimit }: RouteRequest,
  dependencies: MiddlewareDependencies & ThrottleDependencies,
): Middleware {
  return {
    before: async ({ event: { request } }) => {
      if (clientLimit === undefined) return;
      const address = getClientAddress(request, dependencies.clientAddressHeader);
      await enforceClientLimit(dependencies, clientLimit, address, dependencies.clock());
    },
  };
}

/**
 * Parses the parts of the request that the route declares. Checks the session of an invalid request, because
 * its endpoint, which checks it otherwise, does not run.
 * @throws ApiError that names the invalid fields, or `unauthenticated` if the session has ended
 */
export function inputParser(route: RouteRequest, { table, clock }: MiddlewareDependencies): Middleware {
  return {
    before: async ({ event }) => {
      try {
        event.input = parseInput(route, event.request);
      } catch (error) {
        if (event.session) await getCaller(table, event.session, clock());
        throw error;
      }
    },
  };
}

/**
 * Converts the endpoint's result to a response, without fields that the route does not declare. A route without a schema
 * sends texts only.
 */
export function responseSerializer(
  route: RouteRequest & Partial<Pick<Route, 'response'>>,
): MiddlewareObj<EndpointEvent> {
  return {
    after: (request) => {
      const {
        body,
        headers,
        isParsed,
        status = statusOf(route),
      } = request.response instanceof ApiResponse ? request.response : new ApiResponse(request.response);
      const declared = isParsed ? body : route.response?.parse(body);
      request.response = toProxyResult(status, declared, headers);
    },
  };
}
