import '../zod-settings.ts';
import { receivedError } from '#contract/error-body.ts';
import type { Route } from '#contract/route.ts';
import { type RouteId, routes as routesById } from '#contract/routes.ts';

const routes: Readonly<Record<RouteId, Route>> = routesById;

// call.ts imports this module dynamically, which keeps zod and the contract out of the entry.
export { receivedError, routes };
