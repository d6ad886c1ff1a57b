import * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';
import { idempotencyHeaders, messageResponse, predictionLabel } from '../fields.ts';
import {
  carAnswers,
  carPrediction,
  healthAnswers,
  healthPrediction,
  olderThan,
  prediction,
  predictionRow,
  premium,
} from '../predictions.ts';
import type { Route } from '../route.ts';

const predictionErrors = [
  'idempotency_key_reused',
  'conflict',
  'model_failed',
  'model_unavailable',
] as const satisfies ErrorCode[];

/** Prediction with the premium under the name that the specification gives it on this route. */
export const healthPremium = z.extend(healthPrediction, { predicted_health_premium: premium });

export const predictHealthPremiumRoute = {
  id: 'predict-health-premium',
  method: 'POST',
  path: '/api/predictions/health_insurance/',
  session: 'required',
  summary: 'Estimate an annual health insurance premium and store the prediction.',
  headers: idempotencyHeaders,
  body: healthAnswers,
  response: healthPremium,
  errors: predictionErrors,
} as const satisfies Route;

/** Prediction with the premium under the name that the specification gives it on this route. */
export const carPremium = z.extend(carPrediction, { predicted_car_premium: premium });

export const predictCarPremiumRoute = {
  id: 'predict-car-premium',
  method: 'POST',
  path: '/api/predictions/car_insurance/',
  session: 'required',
  summary: 'Estimate an annual car insurance premium and store the prediction.',
  headers: idempotencyHeaders,
  body: carAnswers,
  response: carPremium,
  errors: predictionErrors,
} as const satisfies Route;

/** Maximum page size. */
const maxLimit = 1000;

const limitMessage = `limit must be a whole number from 1 to ${maxLimit}`;

/** Page of the history; without parameters, the whole history. */
const historyQuery = z.object({
  limit: z
    .optional(
      z.pipe(
        z.string().check(z.regex(/^\d{1,4}$/, limitMessage)),
        z.pipe(
          z.transform((digits: string) => Number(digits)),
          z.int().check(z.minimum(1, limitMessage), z.maximum(maxLimit, limitMessage)),
        ),
      ),
    )
    .check(z.describe(`Maximum number of predictions to return, from 1 to ${maxLimit}.`)),
  before: olderThan,
});

const predictionRows = z.array(predictionRow);

export type HistoryQuery = z.output<typeof historyQuery>;

export const listPredictionsRoute = {
  id: 'list-predictions',
  method: 'GET',
  path: '/api/predictions/history/',
  session: 'required',
  summary: "List the caller's predictions, newest first: all of them, or a page.",
  query: historyQuery,
  response: predictionRows,
  isPaged: true,
  errors: ['payload_too_large'],
} as const satisfies Route;

const predictionParameters = z.object({ id: z.ulid('Prediction not found.').check(z.toUpperCase()) });

export const getPredictionRoute = {
  id: 'get-prediction',
  method: 'GET',
  path: '/api/predictions/{id}/',
  session: 'required',
  summary: "Get one of the caller's predictions.",
  parameters: predictionParameters,
  response: prediction,
  errors: ['not_found'],
} as const satisfies Route;

const labelBody = z.object({
  label: z.nullable(predictionLabel()).check(z.describe('1 to 60 characters; null removes the label.')),
});

export const labelPredictionRoute = {
  id: 'label-prediction',
  method: 'PATCH',
  path: '/api/predictions/{id}/',
  session: 'required',
  summary: "Name one of the caller's predictions, or remove its name.",
  parameters: predictionParameters,
  body: labelBody,
  response: prediction,
  errors: ['not_found'],
} as const satisfies Route;

export const deletePredictionRoute = {
  id: 'delete-prediction',
  method: 'DELETE',
  path: '/api/predictions/delete/{id}/',
  session: 'required',
  summary: "Delete one of the caller's predictions.",
  parameters: predictionParameters,
  response: messageResponse,
  errors: ['not_found'],
} as const satisfies Route;
