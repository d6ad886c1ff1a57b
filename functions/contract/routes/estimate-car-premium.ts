import { carEstimate, carEstimateBody } from '../estimates.ts';
import type { Route } from '../route.ts';

export const estimateCarPremiumRoute = {
  id: 'estimate-car-premium',
  method: 'POST',
  path: '/api/estimates/car_insurance/',
  session: 'none',
  summary: 'Estimate an annual car insurance premium without an account; nothing is stored.',
  body: carEstimateBody,
  response: carEstimate,
  status: 200,
  errors: ['model_failed', 'model_unavailable'],
} as const satisfies Route;
