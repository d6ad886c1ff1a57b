import type { MiddlewareObj } from '@middy/core';
import type { Route } from '#contract/route.ts';
import { Answer } from './answer.ts';
import { buildJsonResponse, type EndpointEvent } from './middleware.ts';

/** Answers what the endpoint returned, less whatever its route does not declare. */
export function answerJson(route: Route): MiddlewareObj<EndpointEvent> {
  return {
    after: (request) => {
      const { body, headers, isParsed } =
        request.response instanceof Answer ? request.response : new Answer(request.response);
      const declared = isParsed ? body : route.response.parse(body);
      request.response = buildJsonResponse(route.status, declared, headers);
    },
  };
}
