import * as z from 'zod/mini';
import type { Route } from '../route.ts';

/** What the dashboard's two cards show. */
export const dashboard = z.object({
  total_predictions: z.int().check(z.minimum(0)),
  last_prediction_date: z
    .nullable(z.iso.datetime())
    .check(z.describe("The newest prediction's `created_at`, null when there is none.")),
});

/** {@link dashboard} as a type. */
export type Dashboard = z.infer<typeof dashboard>;

export const getDashboardRoute = {
  method: 'GET',
  path: '/api/predictions/dashboard/',
  session: 'required',
  summary: 'How many predictions the caller keeps, and when the last one was made.',
  response: dashboard,
  status: 200,
  errors: [],
} as const satisfies Route;
