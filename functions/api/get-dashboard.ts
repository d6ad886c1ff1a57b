import { getDashboardRoute } from '#contract/routes/get-dashboard.ts';
import { connectDependencies } from '#functions/composition.ts';
import { getPredictionSummary } from '#functions/data/read-predictions.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

/** Returns the number of the caller's predictions and the time of the newest one, at a fixed cost. */
export async function getDashboard(
  { table, clock }: Dependencies,
  { session }: EndpointRequest<typeof getDashboardRoute>,
) {
  const { count, newestTime = null } = await getPredictionSummary(table, session, clock());
  return { total_predictions: count, last_prediction_date: newestTime };
}

export const handler = defineEndpoint(getDashboardRoute, getDashboard, connectDependencies);
