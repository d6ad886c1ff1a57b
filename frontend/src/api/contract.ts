import '../zod-settings.ts';
import { errorBody } from '#contract/errors.ts';
import type { Route } from '#contract/route.ts';
import { type RouteId, routes as routesById } from '#contract/routes.ts';

const routes: Readonly<Record<RouteId, Route>> = routesById;

// One dynamic import of this module loads everything that a request needs of the contract.
export { errorBody, routes };
