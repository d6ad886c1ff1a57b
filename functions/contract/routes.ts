import type { Route } from './route.ts';
import { changePasswordRoute } from './routes/change-password.ts';
import { confirmPasswordResetRoute } from './routes/confirm-password-reset.ts';
import { deleteAccountRoute } from './routes/delete-account.ts';
import { deletePredictionRoute } from './routes/delete-prediction.ts';
import { estimateCarPremiumRoute } from './routes/estimate-car-premium.ts';
import { estimateHealthPremiumRoute } from './routes/estimate-health-premium.ts';
import { estimatePlansRoute } from './routes/estimate-plans.ts';
import { exportAccountRoute } from './routes/export-account.ts';
import { getDashboardRoute } from './routes/get-dashboard.ts';
import { getPlaceRoute } from './routes/get-place.ts';
import { getPredictionRoute } from './routes/get-prediction.ts';
import { getProfileRoute } from './routes/get-profile.ts';
import { labelPredictionRoute } from './routes/label-prediction.ts';
import { listPredictionsRoute } from './routes/list-predictions.ts';
import { listSessionsRoute } from './routes/list-sessions.ts';
import { loginRoute } from './routes/login.ts';
import { logoutRoute } from './routes/logout.ts';
import { mcpRoute } from './routes/mcp.ts';
import { predictCarPremiumRoute } from './routes/predict-car-premium.ts';
import { predictHealthPremiumRoute } from './routes/predict-health-premium.ts';
import { registerRoute } from './routes/register.ts';
import { reportScriptErrorRoute } from './routes/report-script-error.ts';
import { requestPasswordResetRoute } from './routes/request-password-reset.ts';
import { revokeSessionRoute } from './routes/revoke-session.ts';
import { updateProfileRoute } from './routes/update-profile.ts';

/** Each route is declared in a file of its own, so that a function bundles only its own schemas. */
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
  reportScriptErrorRoute,
  getPlaceRoute,
  estimatePlansRoute,
  mcpRoute,
] as const satisfies readonly Route[];

export type Routes = { readonly [Declared in (typeof declarations)[number] as Declared['id']]: Declared };

export type RouteId = keyof Routes;

/** All endpoints of the API by route id. */
export const routes = Object.fromEntries(declarations.map((route) => [route.id, route])) as Routes;

export const routeIds: readonly RouteId[] = declarations.map(({ id }) => id);
