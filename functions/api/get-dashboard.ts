import { getDashboardRoute } from '#contract/routes/get-dashboard.ts';
import { connectDependencies } from '#functions/composition.ts';
import { summarizePredictions } from '#functions/data/read-predictions.ts';
import { type Dependencies, defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';

/** Returns the number of the caller's predictions and the time of the newest one, at a fixed cost. */
export function getDashboard(
  { table, clock }: Dependencies,
  { session }: EndpointRequest<typeof getDashboardRoute>,
) {
  return summarizePredictions(table, session, clock());
}

export const handler = defineEndpoint(getDashboardRoute, getDashboard, connectDependencies);
