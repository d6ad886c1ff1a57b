import * as z from 'zod/mini';
import {
  carAnswers,
  estimateErrors,
  explanation,
  idempotencyHeaders,
  identity,
  premium,
} from '../predictions.ts';
import type { Route } from '../route.ts';

/** An estimated car premium. */
export const carPremium = z.object({ predicted_car_premium: premium, ...identity, ...explanation });

export const predictCarPremiumRoute = {
  method: 'POST',
  path: '/api/predictions/car_insurance/',
  session: 'required',
  summary: 'Estimate an annual car insurance premium and keep it.',
  headers: idempotencyHeaders,
  body: carAnswers,
  response: carPremium,
  status: 200,
  errors: estimateErrors,
} as const satisfies Route;
