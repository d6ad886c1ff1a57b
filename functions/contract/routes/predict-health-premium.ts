import * as z from 'zod/mini';
import {
  estimateErrors,
  explanation,
  healthAnswers,
  idempotencyHeaders,
  identity,
  premium,
} from '../predictions.ts';
import type { Route } from '../route.ts';

/** An estimated health premium. */
export const healthPremium = z.object({
  predicted_health_premium: premium,
  ...identity,
  ...explanation,
});

export const predictHealthPremiumRoute = {
  method: 'POST',
  path: '/api/predictions/health_insurance/',
  session: 'required',
  summary: 'Estimate an annual health insurance premium and keep it.',
  headers: idempotencyHeaders,
  body: healthAnswers,
  response: healthPremium,
  status: 200,
  errors: estimateErrors,
} as const satisfies Route;
