import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { quantity, yesOrNo } from './fields.ts';

/** The answers that a health premium is estimated from. */
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

/** {@link healthAnswers} as they are kept and priced: numbers are numbers. */
export type HealthAnswers = z.output<typeof healthAnswers>;

/** The answers that a car premium is estimated from. */
export const carAnswers = z.object({
  driver_age: quantity('Driver age').check(z.describe('Years.')),
  driving_experience: quantity('Driving experience').check(z.describe('Years.')),
  annual_mileage: quantity('Annual mileage').check(z.describe('Thousands of kilometres a year.')),
  car_mfg_year: quantity('Car manufacturing year').check(z.describe('Year AD.')),
  prv_accident: quantity('Previous accidents').check(z.describe('Count of previous accidents.')),
});

/** {@link carAnswers} as they are kept and priced: numbers are numbers. */
export type CarAnswers = z.output<typeof carAnswers>;

/** The kinds of insurance that Premia estimates. */
export const insuranceType = z.enum(['health', 'car']);

/** {@link insuranceType} as a type. */
export type InsuranceType = z.infer<typeof insuranceType>;

const answer = z.union([z.number(), z.enum(['yes', 'no'])]);

/** How far one answer moved the premium away from the typical applicant's. */
export const contribution = z.object({
  feature: z.string().check(z.describe("The name of the answer's field.")),
  value: answer.check(z.describe('What this applicant answered.')),
  reference: answer.check(z.describe('What the typical applicant answers.')),
  amount: z.number().check(z.describe('USD a year, negative where the answer lowers the premium.')),
});

/** {@link contribution} as a type. */
export type Contribution = z.infer<typeof contribution>;

/** What stands behind a premium: its range, its reasons, and what the model does not know. */
export const explanation = {
  range: z
    .object({ low: z.number(), high: z.number(), coverage: z.number() })
    .check(z.describe('USD a year: the share `coverage` of comparable premiums lies from `low` to `high`.')),
  baseline: z.number().check(z.describe("The typical applicant's premium, USD a year.")),
  contributions: z
    .array(contribution)
    .check(z.describe('Baseline and amounts sum to the premium, to the cent.')),
  warnings: z
    .array(z.object({ feature: z.string(), message: z.string() }))
    .check(z.describe('Answers that lie outside what the model was trained on, in plain words.')),
  model_version: z.string().check(z.describe('The version of the model that made the estimate.')),
};

/** What names an estimate. */
export const identity = {
  id: z.ulid(),
  created_at: z.iso.datetime().check(z.describe('When the estimate was made: ISO 8601, UTC.')),
};

/** What is estimated. */
export const premium = z.number().check(z.positive(), z.describe('USD a year, two decimals, above 0.'));

/** {@link explanation} as a type. */
export type Explanation = z.infer<z.ZodMiniObject<typeof explanation>>;

const stored = { ...identity, predicted_premium: premium, ...explanation };

/** One estimate that its owner has kept. */
export const prediction = z.discriminatedUnion('insurance_type', [
  z.object({ insurance_type: z.literal('health'), input_data: healthAnswers, ...stored }),
  z.object({ insurance_type: z.literal('car'), input_data: carAnswers, ...stored }),
]);

/** {@link prediction} as a type. */
export type Prediction = z.output<typeof prediction>;

/** What estimating may fail with: the model, or a reused idempotency key. */
export const estimateErrors = [
  'idempotency_key_reused',
  'conflict',
  'model_failed',
  'model_unavailable',
] as const satisfies ErrorCode[];

/** A client's own name for one attempt, so that a repeated request is answered and not counted twice. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .optional(
      z
        .string()
        .check(z.regex(/^[\x21-\x7e]{1,128}$/, 'Idempotency-Key must be 1 to 128 visible ASCII characters')),
    )
    .check(z.describe('Sent again with the same body within 24 hours, it gets the same answer.')),
});
