import * as z from 'zod/mini';
import { carAnswers } from '../car-answers.ts';
import { carEstimateFields, premium } from '../estimates.ts';
import type { Route } from '../route.ts';

/** Estimate of a car premium, with the premium also under the name that it has in predictions. */
const carEstimate = z.object({
  insurance_type: z.literal('car'),
  input_data: carAnswers,
  ...carEstimateFields,
  predicted_car_premium: premium,
});

export const estimateCarPremiumRoute = {
  id: 'estimate-car-premium',
  method: 'POST',
  path: '/api/estimates/car_insurance/',
  session: 'none',
  clientLimit: 'estimates',
  summary: 'Estimate an annual car insurance premium without an account; the answers are not stored.',
  body: carAnswers,
  response: carEstimate,
  errors: ['model_failed', 'model_unavailable', 'model_busy'],
} as const satisfies Route;
