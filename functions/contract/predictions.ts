import * as z from 'zod/mini';
import { carEstimateFields, carSubject, healthEstimateFields, healthSubject } from './estimates.ts';
import { insuranceType } from './insurance-answers.ts';
import { positiveUsd } from './usd.ts';

/** Fields of a stored estimate, without the answers that it is for. */
const storedFields = {
  id: z.ulid(),
  created_at: z.iso.datetime().check(z.describe('Creation time: ISO 8601, UTC.')),
  label: z
    .optional(z.string())
    .check(z.describe('Name that the user gave to the prediction; absent without one.')),
};

export const healthPrediction = z.object({ ...healthSubject, ...storedFields, ...healthEstimateFields });

export const carPrediction = z.object({ ...carSubject, ...storedFields, ...carEstimateFields });

export const prediction = z.discriminatedUnion('insurance_type', [healthPrediction, carPrediction]);

export type Prediction = z.output<typeof prediction>;

/** Prediction that this version of Premia can't read: what can be read of it. */
export const otherVersion = z
  .object({
    id: storedFields.id,
    created_at: storedFields.created_at,
    other_version: z.literal(true),
    insurance_type: z.optional(insuranceType),
    input_data: z.object({}),
    predicted_premium: z.nullable(positiveUsd),
    label: storedFields.label,
  })
  .check(z.describe('Prediction that another version of Premia has stored: what this one can read of it.'));

export type OtherVersion = z.output<typeof otherVersion>;

export const predictionErrors = [
  'idempotency_key_reused',
  'conflict',
  'model_failed',
  'model_unavailable',
  'model_busy',
] as const;
