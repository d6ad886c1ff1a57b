import { messageResponse } from '../fields.ts';
import { predictionParameters } from '../prediction-ids.ts';
import type { Route } from '../route.ts';

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
