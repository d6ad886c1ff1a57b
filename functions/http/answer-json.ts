import type { MiddlewareObj } from '@middy/core';
import type { Route } from '#contract/route.ts';
import { Answer } from './answer.ts';
import { buildJsonResponse, type EndpointEvent } from './middleware.ts';

/** Answers what the endpoint returned, less whatever its route does not declare. */
export function answerJson(route: Route): MiddlewareObj<EndpointEvent> {
  return {
    after: (request) => {
      const { body, headers } =
        request.response instanceof Answer ? request.response : new Answer(request.response, {});
      request.response = buildJsonResponse(route.status, route.response.parse(body), headers);
    },
  };
}
