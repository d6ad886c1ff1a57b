import * as z from 'zod/mini';
import { idempotencyHeaders } from '../fields.ts';
import { household } from '../household.ts';
import { healthAnswers, healthPrediction, predictionErrors, premium } from '../predictions.ts';
import type { Route } from '../route.ts';

/** Prediction with the premium under the name that the specification gives it on this route. */
export const healthPremium = z.extend(healthPrediction, { predicted_health_premium: premium });

export const predictHealthPremiumRoute = {
  id: 'predict-health-premium',
  method: 'POST',
  path: '/api/predictions/health_insurance/',
  session: 'required',
  summary: 'Estimate an annual health insurance premium and store the prediction.',
  headers: idempotencyHeaders,
  body: z.extend(healthAnswers, { household: z.optional(household) }),
  response: healthPremium,
  errors: predictionErrors,
} as const satisfies Route;
