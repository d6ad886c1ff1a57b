import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { quantity, yesOrNo } from './fields.ts';

/** Answers for a health premium. */
export const healthAnswers = z.object({
  age: quantity('Age').check(z.describe('Years.')),
  weight: quantity('Weight').check(z.describe('Kilograms.')),
  height: quantity('Height').check(z.describe('Centimetres.')),
  has_diabetes: yesOrNo('Diabetes'),
  has_pressure_issue: yesOrNo('Blood pressure'),
  any_bodytransplant: yesOrNo('Transplant'),
  any_chronic_disease: yesOrNo('Chronic disease'),
  any_allergies: yesOrNo('Allergies'),
  history_of_cancer_in_family: yesOrNo('Cancer in the family'),
  no_of_major_surgery: quantity('Number of major surgeries'),
});

/** Parsed {@link healthAnswers}. */
export type HealthAnswers = z.output<typeof healthAnswers>;

/** Answers for a car premium. */
export const carAnswers = z.object({
  driver_age: quantity('Driver age').check(z.describe('Years.')),
  driving_experience: quantity('Driving experience').check(z.describe('Years.')),
  annual_mileage: quantity('Annual mileage').check(z.describe('Thousands of kilometres a year.')),
  car_mfg_year: quantity('Car manufacturing year').check(z.describe('Year AD.')),
  prv_accident: quantity('Previous accidents').check(z.describe('Count of previous accidents.')),
});

/** Parsed {@link carAnswers}. */
export type CarAnswers = z.output<typeof carAnswers>;

const insuranceType = z.enum(['health', 'car']);

export type InsuranceType = z.infer<typeof insuranceType>;

const answer = z.union([z.number(), z.enum(['yes', 'no'])]);

/** Contribution of one answer to the difference from the typical applicant's premium. */
const contribution = z.object({
  feature: z.string().check(z.describe("Name of the answer's field.")),
  value: answer.check(z.describe('Answer of this applicant.')),
  reference: answer.check(z.describe('Answer of the typical applicant.')),
  amount: z.number().check(z.describe('USD a year, negative where the answer lowers the premium.')),
});

export type Contribution = z.infer<typeof contribution>;

/** Range, reasons and limits of an estimate. */
const explanation = {
  range: z
    .object({ low: z.number(), high: z.number(), coverage: z.number() })
    .check(
      z.describe('USD a year. The fraction `coverage` of comparable premiums is between `low` and `high`.'),
    ),
  baseline: z.number().check(z.describe("The typical applicant's premium, USD a year.")),
  contributions: z
    .array(contribution)
    .check(z.describe('Baseline and amounts sum to the premium, to the cent.')),
  warnings: z
    .array(z.object({ feature: z.string(), message: z.string() }))
    .check(z.describe('Warnings about answers outside the range of the training data.')),
  model_version: z.string().check(z.describe('Version of the model.')),
};

/** Id and time of a prediction. */
const identity = {
  id: z.ulid(),
  created_at: z.iso.datetime().check(z.describe('Creation time: ISO 8601, UTC.')),
};

export const premium = z.number().check(z.positive(), z.describe('USD a year, two decimals, above 0.'));

export type Explanation = z.infer<z.ZodMiniObject<typeof explanation>>;

const stored = { ...identity, predicted_premium: premium, ...explanation };

/** Stored estimate of a health premium. */
export const healthPrediction = z.object({
  insurance_type: z.literal('health'),
  input_data: healthAnswers,
  ...stored,
});

/** Stored estimate of a car premium. */
export const carPrediction = z.object({
  insurance_type: z.literal('car'),
  input_data: carAnswers,
  ...stored,
});

/** Stored estimate. */
export const prediction = z.discriminatedUnion('insurance_type', [healthPrediction, carPrediction]);

export type Prediction = z.output<typeof prediction>;

/** Errors of the routes that create predictions. */
export const predictionErrors = [
  'idempotency_key_reused',
  'conflict',
  'model_failed',
  'model_unavailable',
] as const satisfies ErrorCode[];

/** Key that the client chooses for an attempt, so that a repeated request creates no second prediction. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .optional(
      z
        .string()
        .check(z.regex(/^[\x21-\x7e]{1,128}$/, 'Idempotency-Key must be 1 to 128 visible ASCII characters')),
    )
    .check(
      z.describe('A repeated request with the same key and body within 24 hours gets the same response.'),
    ),
});
