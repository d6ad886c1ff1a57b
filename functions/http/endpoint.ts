import middy from '@middy/core';
import type { APIGatewayProxyResult, Context } from 'aws-lambda';
import type { ResponseBody, Route } from '#contract/route.ts';
import type { SigningKeys } from '#functions/auth/signing-keys.ts';
import type { ClientLimits } from '#functions/data/client-limits.ts';
import type { Session } from '#functions/data/sessions.ts';
import type { Table } from '#functions/data/table.ts';
import { ApiError } from '#functions/errors/api-error.ts';
import { getClientAddress, parseProxyEvent } from './api-request.ts';
import type { ApiResponse } from './api-response.ts';
import {
  type AuthenticationDependencies,
  authentication,
  type EndpointEvent,
  errorHandler,
  guestInputParser,
  inputParser,
  type LoggingDependencies,
  type Middleware,
  requestLogger,
  responseSerializer,
  securityHeaders,
} from './middleware.ts';
import type { RequestInput } from './request-input.ts';

/** Dependencies of every endpoint, also without access to the signing keys. */
export interface GuestDependencies extends LoggingDependencies {
  readonly table: Table;
  /** Lower-case name of the header in which a trusted proxy sends the client's address. */
  readonly clientAddressHeader: string | undefined;
  readonly clientLimits: ClientLimits;
}

/** Dependencies of an endpoint that verifies or signs tokens. */
export interface Dependencies extends GuestDependencies, AuthenticationDependencies {
  readonly signingKeys: SigningKeys;
}

/** Parsed request of a route, with the caller's session. */
export interface EndpointRequest<R extends Route> extends RequestInput<R> {
  readonly session: R['session'] extends 'none' ? undefined : Session;
  /** Client's network address: see {@link getClientAddress}. */
  readonly clientAddress: string;
  /** User-Agent header. */
  readonly userAgent: string | undefined;
}

/** Implementation of an endpoint, independent of HTTP. */
export type Perform<R extends Route, D extends GuestDependencies> = (
  dependencies: D,
  request: EndpointRequest<R>,
) => Promise<ResponseBody<R> | ApiResponse<ResponseBody<R>>>;

/** Lambda function behind an API Gateway REST API. */
export type EndpointHandler = (event: unknown, context: Context) => Promise<APIGatewayProxyResult>;

/** Milliseconds before the Lambda timeout at which a request fails, so that its response is still sent. */
const timeoutReserveMs = 500;

/**
 * Creates the handler of a route. `before` runs from the first middleware to the last; `after` and
 * `onError` run in reverse order.
 * @param connect called once, for the first request
 */
export function defineEndpoint<R extends Route, D extends Dependencies>(
  route: R,
  perform: Perform<R, D>,
  connect: () => D,
): EndpointHandler {
  return createHandler(connect, (dependencies) =>
    buildChain(route, perform, dependencies, [
      authentication(route.session, dependencies),
      inputParser(route, dependencies),
    ]),
  );
}

/**
 * Creates the handler of a route without sessions; see {@link defineEndpoint}. Its bundle does not contain the code
 * that verifies tokens and sessions: an estimate loads in 7 % less processor time (2026-11-21).
 */
export function defineGuestEndpoint<R extends Route & { session: 'none' }, D extends GuestDependencies>(
  route: R,
  perform: Perform<R, D>,
  connect: () => D,
): EndpointHandler {
  return createHandler(connect, (dependencies) =>
    buildChain(route, perform, dependencies, [guestInputParser(route)]),
  );
}

function createHandler<D extends GuestDependencies>(
  connect: () => D,
  build: (dependencies: D) => ReturnType<typeof buildChain>,
): EndpointHandler {
  let chain: ReturnType<typeof build> | undefined;
  return async (event, context) => {
    chain ??= build(connect());
    return chain({ request: parseProxyEvent(event) }, context);
  };
}

/** @param parsers middleware that authenticates and parses the request */
function buildChain<R extends Route, D extends GuestDependencies>(
  route: R,
  perform: Perform<R, D>,
  dependencies: D,
  parsers: Middleware[],
) {
  return middy<EndpointEvent>({ timeoutEarlyInMillis: timeoutReserveMs, timeoutEarlyResponse: failByTimeout })
    .use(requestLogger(route, dependencies))
    .use(securityHeaders())
    .use(errorHandler())
    .use(parsers)
    .use(responseSerializer(route))
    .handler(({ request, session, input }: EndpointEvent) =>
      perform(dependencies, {
        ...input,
        session,
        clientAddress: getClientAddress(request, dependencies.clientAddressHeader),
        userAgent: request.headers['user-agent'],
        // `input` was parsed with the schemas that these types are inferred from.
      } as EndpointRequest<R>),
    );
}

function failByTimeout(): never {
  throw new ApiError('gateway_timeout', 'This took too long. Please try again.', { retryAfterSeconds: 5 });
}
