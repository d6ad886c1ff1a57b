import { planRequest, planResponse } from '../plans.ts';
import type { Route } from '../route.ts';

export const estimatePlansRoute = {
  id: 'estimate-plans',
  method: 'POST',
  path: '/api/estimates/plans/',
  session: 'none',
  clientLimit: 'estimates',
  summary: 'Price marketplace plans for a household after credit and state help; nothing is stored.',
  body: planRequest,
  response: planResponse,
  errors: ['county_required', 'model_failed', 'model_unavailable', 'model_busy'],
} as const satisfies Route;
