import * as z from 'zod/mini';
import { predictionParameters } from '../prediction-ids.ts';
import { otherVersion, prediction } from '../predictions.ts';
import type { Route } from '../route.ts';

export const getPredictionRoute = {
  id: 'get-prediction',
  method: 'GET',
  path: '/api/predictions/{id}/',
  session: 'required',
  summary: "Get one of the caller's predictions.",
  parameters: predictionParameters,
  response: z.union([prediction, otherVersion]),
  errors: ['not_found'],
} as const satisfies Route;
