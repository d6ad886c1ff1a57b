import * as z from 'zod/mini';
import { buildVary, curve } from '../estimates.ts';
import { carAnswers, carClass, cover, estimateFields, premium, usState } from '../predictions.ts';
import type { Route } from '../route.ts';

/** Request for an estimate of a car premium. */
const carEstimateBody = z.safeExtend(carAnswers, {
  vary: buildVary(carAnswers.shape, { state: usState, cover, car_class: carClass }),
});

/** Estimate of a car premium, with the premium also under the name that it has in predictions. */
const carEstimate = z.object({
  insurance_type: z.literal('car'),
  input_data: carAnswers,
  ...estimateFields,
  predicted_car_premium: premium,
  curve,
});

export const estimateCarPremiumRoute = {
  id: 'estimate-car-premium',
  method: 'POST',
  path: '/api/estimates/car_insurance/',
  session: 'none',
  summary: 'Estimate an annual car insurance premium without an account; nothing is stored.',
  body: carEstimateBody,
  response: carEstimate,
  errors: ['model_failed', 'model_unavailable'],
} as const satisfies Route;
