import type { Route } from '#contract/route.ts';
import type { Middleware } from './middleware.ts';
import { readInput } from './request-input.ts';

/** Parses the parts of the request that the route declares. */
export function parseInput(route: Route): Middleware {
  return {
    before: ({ event }) => {
      event.input = readInput(route, event.request);
    },
  };
}
