import { getDashboardRoute } from '#contract/routes/get-dashboard.ts';
import { buildSessionEndedError } from '#functions/auth/session-ended.ts';
import { readPredictionPage } from '#functions/data/read-predictions.ts';
import { findUser } from '#functions/data/users.ts';
import { defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { connectPlatform, type Platform } from '#functions/platform/platform.ts';

/** How many predictions the caller keeps, and when the newest was made. Costs the same however many. */
export async function getDashboard({ table }: Platform, { session }: EndpointRequest<'get-dashboard'>) {
  const [account, { predictions }] = await Promise.all([
    findUser(table, session.userId),
    readPredictionPage(table, session.userId, { limit: 1 }),
  ]);
  if (!account) throw buildSessionEndedError();
  return {
    total_predictions: account.total_predictions,
    last_prediction_date: predictions[0]?.created_at ?? null,
  };
}

export const handler = defineEndpoint('get-dashboard', getDashboardRoute, getDashboard, connectPlatform);
