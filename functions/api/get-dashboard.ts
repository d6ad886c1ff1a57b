import { getDashboardRoute } from '#contract/routes/get-dashboard.ts';
import { sessionEndedError } from '#functions/auth/authenticate.ts';
import { connectDependencies } from '#functions/composition/dependencies.ts';
import { getPredictionPage } from '#functions/data/read-predictions.ts';
import { getUser } from '#functions/data/users.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

/** Returns the number of the caller's predictions and the time of the newest, by two reads of fixed cost. */
export async function getDashboard(
  { table }: Dependencies,
  { session }: EndpointRequest<typeof getDashboardRoute>,
) {
  const [user, { predictions }] = await Promise.all([
    getUser(table, session.userId),
    getPredictionPage(table, session.userId, { limit: 1 }),
  ]);
  if (!user) throw sessionEndedError();
  return {
    total_predictions: user.total_predictions,
    last_prediction_date: predictions[0]?.created_at ?? null,
  };
}

export const handler = defineEndpoint(getDashboardRoute, getDashboard, connectDependencies);
