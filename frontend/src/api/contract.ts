import '../zod-settings.ts';
import { errorBody } from '#contract/errors.ts';
import type { Route } from '#contract/route.ts';
import { routes as everyRoute, type RouteId } from '#contract/routes.ts';

/** What a call reads of a route. What is built for the browser has nothing else. */
export type CalledRoute = Pick<Route, 'method' | 'path' | 'session' | 'response'>;

const routes: Readonly<Record<RouteId, CalledRoute>> = everyRoute;

// Named for one dynamic import: what a call needs of the contract arrives as one file.
export { errorBody, routes };
