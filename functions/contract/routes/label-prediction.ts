import * as z from 'zod/mini';
import { predictionLabel } from '../fields.ts';
import { predictionParameters } from '../prediction-ids.ts';
import { otherVersion, prediction } from '../predictions.ts';
import type { Route } from '../route.ts';

export const labelPredictionRoute = {
  id: 'label-prediction',
  method: 'PATCH',
  path: '/api/predictions/{id}/',
  session: 'required',
  summary: "Name one of the caller's predictions, or remove its name.",
  parameters: predictionParameters,
  body: z.object({
    label: z.nullable(predictionLabel).check(z.describe('1 to 60 characters; null removes the label.')),
  }),
  response: z.union([prediction, otherVersion]),
  errors: ['not_found'],
} as const satisfies Route;
