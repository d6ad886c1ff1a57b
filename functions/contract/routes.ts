import type { Route } from './route.ts';
import { changePasswordRoute } from './routes/change-password.ts';
import { deletePredictionRoute } from './routes/delete-prediction.ts';
import { getDashboardRoute } from './routes/get-dashboard.ts';
import { getProfileRoute } from './routes/get-profile.ts';
import { listPredictionsRoute } from './routes/list-predictions.ts';
import { loginRoute } from './routes/login.ts';
import { logoutRoute } from './routes/logout.ts';
import { predictCarPremiumRoute } from './routes/predict-car-premium.ts';
import { predictHealthPremiumRoute } from './routes/predict-health-premium.ts';
import { registerRoute } from './routes/register.ts';
import { updateProfileRoute } from './routes/update-profile.ts';

/**
 * Every endpoint of the API, by route id. The id is also the name of its file in `functions/api`, and of the
 * one that declares it. Each is declared in a file of its own, so that a function carries no schema but its own.
 */
export const routes = {
  login: loginRoute,
  register: registerRoute,
  logout: logoutRoute,
  'get-profile': getProfileRoute,
  'update-profile': updateProfileRoute,
  'change-password': changePasswordRoute,
  'predict-health-premium': predictHealthPremiumRoute,
  'predict-car-premium': predictCarPremiumRoute,
  'list-predictions': listPredictionsRoute,
  'get-dashboard': getDashboardRoute,
  'delete-prediction': deletePredictionRoute,
} as const satisfies Record<string, Route>;

/** {@link routes} as a type. */
export type Routes = typeof routes;

/** The name of one endpoint. */
export type RouteId = keyof Routes;

/** Every route id, in the order of the table. */
export const routeIds = Object.keys(routes) as RouteId[];
