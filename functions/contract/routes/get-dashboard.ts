import * as z from 'zod/mini';
import type { Route } from '../route.ts';

const dashboard = z.object({
  total_predictions: z.int().check(z.minimum(0)),
  last_prediction_date: z
    .nullable(z.iso.datetime())
    .check(z.describe('`created_at` of the newest prediction; null without predictions.')),
});

export type Dashboard = z.infer<typeof dashboard>;

export const getDashboardRoute = {
  id: 'get-dashboard',
  method: 'GET',
  path: '/api/predictions/dashboard/',
  session: 'required',
  summary: "Get the number of the caller's predictions and the time of the newest one.",
  response: dashboard,
} as const satisfies Route;
