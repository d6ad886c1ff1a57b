import middy from '@middy/core';
import type { APIGatewayProxyResult, Context } from 'aws-lambda';
import type { ResponseBody, Route } from '#contract/route.ts';
import type { RouteId, Routes } from '#contract/routes.ts';
import type { Session } from '#functions/data/sessions.ts';
import type { Platform } from '#functions/platform/platform.ts';
import type { Answer } from './answer.ts';
import { answerErrors } from './answer-errors.ts';
import { answerJson } from './answer-json.ts';
import { ApiError } from './api-error.ts';
import { findClientAddress } from './client-address.ts';
import { logRequests } from './log-requests.ts';
import type { EndpointEvent } from './middleware.ts';
import { parseInput } from './parse-input.ts';
import { readProxyEvent } from './proxy-event.ts';
import type { RequestInput } from './request-input.ts';
import { requireSession } from './require-session.ts';
import { secureHeaders } from './secure-headers.ts';

/** What an endpoint is asked: the route's parts of the request, parsed, and who asks. */
export interface EndpointRequest<Id extends RouteId> extends RequestInput<Routes[Id]> {
  readonly session: Routes[Id]['session'] extends 'none' ? undefined : Session;
  /** The network address that the request came from. */
  readonly clientAddress: string;
}

/** What an endpoint does, free of HTTP. */
export type Perform<Id extends RouteId, Dependencies> = (
  dependencies: Dependencies,
  request: EndpointRequest<Id>,
) => Promise<ResponseBody<Routes[Id]> | Answer<ResponseBody<Routes[Id]>>>;

/** A Lambda function behind an API Gateway REST API. */
export type EndpointHandler = (event: unknown, context: Context) => Promise<APIGatewayProxyResult>;

/** Left of a function's time when it gives up, so that its own answer still gets out. */
const reservedForAnswer = 500;

/**
 * Makes the handler of one route. A request comes down through `before`, its answer goes back up, and an
 * error goes up from where it arose.
 * @param route what is declared of it. The table of all routes would bring every schema into every function
 * @param connect gives what the endpoint stands on, when the first request comes
 */
export function defineEndpoint<Id extends RouteId, Dependencies extends Platform>(
  id: Id,
  route: Routes[Id],
  perform: Perform<Id, Dependencies>,
  connect: () => Dependencies,
): EndpointHandler {
  let chain: ReturnType<typeof buildChain<Id, Dependencies>> | undefined;
  return async (event, context) => {
    chain ??= buildChain(id, route, perform, connect());
    return chain({ request: readProxyEvent(event) }, context);
  };
}

function buildChain<Id extends RouteId, Dependencies extends Platform>(
  id: Id,
  route: Route,
  perform: Perform<Id, Dependencies>,
  dependencies: Dependencies,
) {
  return middy<EndpointEvent>({ timeoutEarlyInMillis: reservedForAnswer, timeoutEarlyResponse: giveUp })
    .use(logRequests(id, dependencies.log))
    .use(secureHeaders())
    .use(answerErrors())
    .use(requireSession(route.session, dependencies))
    .use(parseInput(route))
    .use(answerJson(route))
    .handler(({ request, session, input }: EndpointEvent) =>
      perform(dependencies, {
        ...input,
        session,
        clientAddress: findClientAddress(request, dependencies.clientAddressHeader),
        // Its types come from the very schemas that parsed it.
      } as EndpointRequest<Id>),
    );
}

function giveUp(): never {
  throw new ApiError('gateway_timeout', 'This took too long. Please try again.', { retryAfterSeconds: 5 });
}
