import middy from '@middy/core';
import type { APIGatewayProxyResult, Context } from 'aws-lambda';
import type { ResponseBody, RouteRequest } from '#contract/route.ts';
import type { ThrottleDependencies } from '#functions/auth/throttle.ts';
import type { Session } from '#functions/data/sessions.ts';
import { toApiError } from '#functions/errors/api-error.ts';
import { type ApiRequest, getClientAddress, parseProxyEvent } from './api-request.ts';
import type { ApiResponse } from './api-response.ts';
import {
  authentication,
  clientLimiter,
  type EndpointEvent,
  errorHandler,
  inputParser,
  type MiddlewareDependencies,
  requestLogger,
  responseHeaders,
  responseSerializer,
} from './middleware.ts';
import type { RequestInput } from './request-input.ts';

export type Dependencies = MiddlewareDependencies & ThrottleDependencies;

/** Parsed request of a route, with the caller's session. */
export interface EndpointRequest<R extends RouteRequest> extends RequestInput<R> {
  readonly session: R['session'] extends 'none' ? undefined : Session;
  /** Client's network address: see {@link getClientAddress}. */
  readonly clientAddress: string;
  readonly userAgent: string | undefined;
  /** The request as received, for an endpoint that parses its body itself. */
  readonly received: ApiRequest;
}

/** Implementation of an endpoint, independent of HTTP. */
export type Perform<R extends RouteRequest, D extends Dependencies> = (
  dependencies: D,
  request: EndpointRequest<R>,
) => Promise<ResponseBody<R> | ApiResponse<ResponseBody<R>>>;

/** Lambda function behind an API Gateway REST API. */
export type EndpointHandler = (event: unknown, context: Context) => Promise<APIGatewayProxyResult>;

/** Milliseconds before the Lambda timeout at which a request fails, so that its response is still sent. */
const timeoutReserveMs = 500;

/** Creates the handler of a route: see {@link createHandler}. */
export function defineEndpoint<R extends RouteRequest, D extends Dependencies>(
  route: R,
  perform: Perform<R, D>,
  connect: () => D,
): EndpointHandler {
  return createHandler(route, perform, connect, authentication);
}

/** Like {@link defineEndpoint}, for a route without a session: its bundle has no code that verifies tokens. */
export function definePublicEndpoint<R extends RouteRequest & { session: 'none' }, D extends Dependencies>(
  route: R,
  perform: Perform<R, D>,
  connect: () => D,
): EndpointHandler {
  return createHandler(route, perform, connect, clientLimiter);
}

/**
 * Creates the handler of a route. `before` runs from the first middleware to the last; `after` and
 * `onError` run in reverse order.
 * @param connect called once, for the first request
 */
function createHandler<R extends RouteRequest, D extends Dependencies>(
  route: R,
  perform: Perform<R, D>,
  connect: () => D,
  admit: typeof authentication | typeof clientLimiter,
): EndpointHandler {
  const buildChain = (dependencies: D) =>
    middy<EndpointEvent>({ timeoutEarlyInMillis: timeoutReserveMs, timeoutEarlyResponse: failByTimeout })
      .use(requestLogger(route, dependencies))
      .use(responseHeaders)
      .use(errorHandler)
      .use(admit(route, dependencies))
      .use(inputParser(route, dependencies))
      .use(responseSerializer(route))
      .handler(({ request, session, input }: EndpointEvent) =>
        perform(dependencies, {
          ...input,
          session,
          clientAddress: getClientAddress(request, dependencies.clientAddressHeader),
          userAgent: request.headers['user-agent'],
          received: request,
          // `input` was parsed with the schemas that these types are inferred from.
        } as EndpointRequest<R>),
      );
  let chain: ReturnType<typeof buildChain> | undefined;
  return async (event, context) => {
    chain ??= buildChain(connect());
    return chain({ request: parseProxyEvent(event), startedAt: performance.now() }, context);
  };
}

function failByTimeout(): never {
  throw toApiError('gateway_timeout', undefined, { retryAfterSeconds: 5 });
}
