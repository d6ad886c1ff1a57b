import * as z from 'zod/mini';
import { carAnswers } from '../car-answers.ts';
import { premium } from '../estimates.ts';
import { idempotencyHeaders, newLabel } from '../fields.ts';
import { policyOthers } from '../policy-members.ts';
import { carPrediction, predictionErrors } from '../predictions.ts';
import type { Route } from '../route.ts';

/** Prediction with the premium under the name that the specification gives it on this route. */
export const carPremium = z.extend(carPrediction, { predicted_car_premium: premium });

export const predictCarPremiumRoute = {
  id: 'predict-car-premium',
  method: 'POST',
  path: '/api/predictions/car_insurance/',
  session: 'required',
  summary: 'Estimate an annual car insurance premium and store the prediction.',
  headers: idempotencyHeaders,
  body: z.extend(carAnswers, { policy: z.optional(policyOthers), label: newLabel }),
  response: carPremium,
  errors: predictionErrors,
} as const satisfies Route;
