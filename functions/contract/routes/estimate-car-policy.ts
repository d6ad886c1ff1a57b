import { carPolicyRequest, carPolicyResponse } from '../car-policy.ts';
import type { Route } from '../route.ts';

export const estimateCarPolicyRoute = {
  id: 'estimate-car-policy',
  method: 'POST',
  path: '/api/estimates/car_policy/',
  session: 'none',
  clientLimit: 'estimates',
  summary:
    'Estimate the annual premium of a policy with several cars and drivers; the answers are not stored.',
  body: carPolicyRequest,
  response: carPolicyResponse,
  errors: ['model_failed', 'model_unavailable', 'model_busy'],
} as const satisfies Route;
