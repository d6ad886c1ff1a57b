import type { RouteId } from '#contract/routes.ts';
import { type Log, summarizeError } from '#functions/platform/logger.ts';
import { ApiError } from './api-error.ts';
import type { Middleware } from './middleware.ts';

/** Logs one line a request: what was asked for, how it ended and how long it took. Nobody's data. */
export function logRequests(routeId: RouteId, log: Log): Middleware {
  const startTimes = new WeakMap<object, number>();

  const logRequest: Middleware['after'] = ({ event, response, error }) => {
    const status = response?.statusCode ?? 500;
    log(status >= 500 ? 'ERROR' : 'INFO', {
      requestId: event.request.requestId,
      route: routeId,
      status,
      durationMs: Math.round(performance.now() - (startTimes.get(event) ?? Number.NaN)),
      ...(error instanceof ApiError && { code: error.code }),
      ...(status >= 500 && { error: summarizeError(error) }),
    });
  };

  return {
    before: ({ event }) => {
      startTimes.set(event, performance.now());
    },
    after: logRequest,
    onError: logRequest,
  };
}
