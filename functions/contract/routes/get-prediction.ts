import { prediction, predictionParameters } from '../predictions.ts';
import type { Route } from '../route.ts';

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
