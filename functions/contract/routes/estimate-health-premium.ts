import { healthEstimate, healthEstimateBody } from '../estimates.ts';
import type { Route } from '../route.ts';

export const estimateHealthPremiumRoute = {
  id: 'estimate-health-premium',
  method: 'POST',
  path: '/api/estimates/health_insurance/',
  session: 'none',
  summary: 'Estimate an annual health insurance premium without an account; nothing is stored.',
  body: healthEstimateBody,
  response: healthEstimate,
  status: 200,
  errors: ['model_failed', 'model_unavailable'],
} as const satisfies Route;
