import type { Route } from './route.ts';
import { estimateCarPolicyRoute } from './routes/estimate-car-policy.ts';
import { estimateCarPremiumRoute } from './routes/estimate-car-premium.ts';
import { estimateHealthPremiumRoute } from './routes/estimate-health-premium.ts';
import { estimatePlansRoute } from './routes/estimate-plans.ts';
import { getPlaceRoute } from './routes/get-place.ts';
import { mcpRoute } from './routes/mcp.ts';
import { reportScriptErrorRoute } from './routes/report-script-error.ts';
import { websiteDeclarations } from './website-routes.ts';

/** Each route is declared in a file of its own, so that a function bundles only its own schemas. */
const declarations = [
  ...websiteDeclarations,
  estimateHealthPremiumRoute,
  estimateCarPremiumRoute,
  estimateCarPolicyRoute,
  reportScriptErrorRoute,
  getPlaceRoute,
  estimatePlansRoute,
  mcpRoute,
] as const satisfies readonly Route[];

export type Routes = { readonly [Declared in (typeof declarations)[number] as Declared['id']]: Declared };

export type RouteId = keyof Routes;

export const routes = Object.fromEntries(declarations.map((route) => [route.id, route])) as Routes;

export const routeIds: readonly RouteId[] = declarations.map(({ id }) => id);
