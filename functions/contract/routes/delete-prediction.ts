import * as z from 'zod/mini';
import { message } from '../message.ts';
import type { Route } from '../route.ts';

/** Names one prediction in a path. */
export const predictionParameters = z.object({
  id: z.ulid('Prediction not found.').check(z.toUpperCase()),
});

export const deletePredictionRoute = {
  method: 'DELETE',
  path: '/api/predictions/delete/{id}/',
  session: 'required',
  summary: "Delete one of the caller's predictions.",
  parameters: predictionParameters,
  response: message,
  status: 200,
  errors: ['not_found'],
} as const satisfies Route;
