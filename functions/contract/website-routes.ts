import type { Route } from './route.ts';
import { changePasswordRoute } from './routes/change-password.ts';
import { confirmPasswordResetRoute } from './routes/confirm-password-reset.ts';
import { deleteAccountRoute } from './routes/delete-account.ts';
import { deletePredictionRoute } from './routes/delete-prediction.ts';
import { exportAccountRoute } from './routes/export-account.ts';
import { getDashboardRoute } from './routes/get-dashboard.ts';
import { getPredictionRoute } from './routes/get-prediction.ts';
import { getProfileRoute } from './routes/get-profile.ts';
import { labelPredictionRoute } from './routes/label-prediction.ts';
import { listPredictionsRoute } from './routes/list-predictions.ts';
import { listSessionsRoute } from './routes/list-sessions.ts';
import { loginRoute } from './routes/login.ts';
import { logoutRoute } from './routes/logout.ts';
import { predictCarPremiumRoute } from './routes/predict-car-premium.ts';
import { predictHealthPremiumRoute } from './routes/predict-health-premium.ts';
import { registerRoute } from './routes/register.ts';
import { requestPasswordResetRoute } from './routes/request-password-reset.ts';
import { revokeSessionRoute } from './routes/revoke-session.ts';
import { updateProfileRoute } from './routes/update-profile.ts';

/** Routes that the website calls. Its scripts have no schemas of others. */
export const websiteDeclarations = [
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
  listSessionsRoute,
  revokeSessionRoute,
  exportAccountRoute,
  requestPasswordResetRoute,
  confirmPasswordResetRoute,
] as const satisfies readonly Route[];

export type WebsiteRoutes = {
  readonly [Declared in (typeof websiteDeclarations)[number] as Declared['id']]: Declared;
};
