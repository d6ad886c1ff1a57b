import * as z from 'zod/mini';
import { healthEstimateFields, premium } from '../estimates.ts';
import { healthAnswers } from '../health-answers.ts';
import { planYear } from '../market.ts';
import type { Route } from '../route.ts';

/** Estimate of a health premium, with the premium also under the name that it has in predictions. */
const healthEstimate = z.object({
  insurance_type: z.literal('health'),
  input_data: healthAnswers,
  ...healthEstimateFields,
  predicted_health_premium: premium,
});

export const estimateHealthPremiumRoute = {
  id: 'estimate-health-premium',
  method: 'POST',
  path: '/api/estimates/health_insurance/',
  session: 'none',
  clientLimit: 'estimates',
  summary: 'Estimate an annual health insurance premium without an account; the answers are not stored.',
  body: z.extend(healthAnswers, { plan_year: planYear }),
  response: healthEstimate,
  errors: ['model_failed', 'model_unavailable', 'model_busy'],
} as const satisfies Route;
