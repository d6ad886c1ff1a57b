import type { Route } from './route.ts';
import { getProfileRoute, loginRoute, registerRoute, updateProfileRoute } from './routes/accounts.ts';
import { estimateCarPremiumRoute, estimateHealthPremiumRoute } from './routes/estimates.ts';
import { exportAccountRoute } from './routes/export-account.ts';
import { getDashboardRoute } from './routes/get-dashboard.ts';
import {
  changePasswordRoute,
  confirmPasswordResetRoute,
  deleteAccountRoute,
  requestPasswordResetRoute,
} from './routes/passwords.ts';
import {
  deletePredictionRoute,
  getPredictionRoute,
  labelPredictionRoute,
  listPredictionsRoute,
  predictCarPremiumRoute,
  predictHealthPremiumRoute,
} from './routes/predictions.ts';
import { listSessionsRoute, logoutRoute, revokeSessionRoute } from './routes/sessions.ts';

/** A file of routes has only those that use the same schemas, since a function bundles all schemas of the file. */
const declarations = [
  loginRoute,
  registerRoute,
  logoutRoute,
  getProfileRoute,
  updateProfileRoute,
  changePasswordRoute,
  deleteAccountRoute,
  predictHealthPremiumRoute,
  predictCarPremiumRoute,
  listPredictionsRoute,
  getDashboardRoute,
  deletePredictionRoute,
  getPredictionRoute,
  labelPredictionRoute,
  estimateHealthPremiumRoute,
  estimateCarPremiumRoute,
  listSessionsRoute,
  revokeSessionRoute,
  exportAccountRoute,
  requestPasswordResetRoute,
  confirmPasswordResetRoute,
] as const satisfies readonly Route[];

/** Routes by id. */
export type Routes = { readonly [Declared in (typeof declarations)[number] as Declared['id']]: Declared };

export type RouteId = keyof Routes;

/** All endpoints of the API by route id. */
export const routes = Object.fromEntries(declarations.map((route) => [route.id, route])) as Routes;

export const routeIds: readonly RouteId[] = declarations.map(({ id }) => id);
