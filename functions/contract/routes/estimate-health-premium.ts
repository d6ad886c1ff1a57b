import * as z from 'zod/mini';
import { buildVary, curve } from '../estimates.ts';
import { healthAnswers, healthEstimateFields, premium, usState } from '../predictions.ts';
import type { Route } from '../route.ts';

/** Request for an estimate of a health premium. In other states than the given one, a county does not count. */
const healthEstimateBody = z.safeExtend(healthAnswers, {
  vary: buildVary(healthAnswers.shape, { state: usState }),
});

/** Estimate of a health premium, with the premium also under the name that it has in predictions. */
const healthEstimate = z.object({
  insurance_type: z.literal('health'),
  input_data: healthAnswers,
  ...healthEstimateFields,
  predicted_health_premium: premium,
  curve,
});

export const estimateHealthPremiumRoute = {
  id: 'estimate-health-premium',
  method: 'POST',
  path: '/api/estimates/health_insurance/',
  session: 'none',
  summary: 'Estimate an annual health insurance premium without an account; nothing is stored.',
  body: healthEstimateBody,
  response: healthEstimate,
  errors: ['model_failed', 'model_unavailable'],
} as const satisfies Route;
