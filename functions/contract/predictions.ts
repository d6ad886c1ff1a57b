import * as z from 'zod/mini';
import { quantity, yesOrNo } from './fields.ts';

/** The answers that a health premium is estimated from. */
export const healthAnswers = z.object({
  /** Years. */
  age: quantity('Age'),
  /** Kilograms. */
  weight: quantity('Weight'),
  /** Centimetres. */
  height: quantity('Height'),
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
  /** Years. */
  driver_age: quantity('Driver age'),
  /** Years. */
  driving_experience: quantity('Driving experience'),
  /** Thousands of kilometres a year. */
  annual_mileage: quantity('Annual mileage'),
  /** Year AD. */
  car_mfg_year: quantity('Car manufacturing year'),
  /** Count of previous accidents. */
  prv_accident: quantity('Previous accidents'),
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
  /** The name of the answer's field. */
  feature: z.string(),
  /** What this applicant answered. */
  value: answer,
  /** What the typical applicant answers. */
  reference: answer,
  /** USD a year, negative where the answer lowers the premium. */
  amount: z.number(),
});

/** {@link contribution} as a type. */
export type Contribution = z.infer<typeof contribution>;

/** What stands behind a premium: its range, its reasons, and what the model does not know. */
const explanation = {
  /** USD a year: the share `coverage` of comparable premiums lies from `low` to `high`. */
  range: z.object({ low: z.number(), high: z.number(), coverage: z.number() }),
  /** The typical applicant's premium, USD a year. */
  baseline: z.number(),
  /** Baseline and amounts sum to the premium, to the cent. */
  contributions: z.array(contribution),
  /** Answers that lie outside what the model was trained on, in plain words. */
  warnings: z.array(z.object({ feature: z.string(), message: z.string() })),
  /** The version of the model that made the estimate. */
  model_version: z.string(),
};

const identity = {
  id: z.ulid(),
  /** When the estimate was made: ISO 8601, UTC. */
  created_at: z.iso.datetime(),
};

/** USD a year, two decimals, above 0. */
const premium = z.number().check(z.positive());

/** An estimated health premium. */
export const healthPremium = z.object({
  predicted_health_premium: premium,
  ...identity,
  ...explanation,
});

/** An estimated car premium. */
export const carPremium = z.object({ predicted_car_premium: premium, ...identity, ...explanation });

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

/** What the dashboard's two cards show. */
export const dashboard = z.object({
  total_predictions: z.int().check(z.minimum(0)),
  /** The newest prediction's `created_at`, null when there is none. */
  last_prediction_date: z.nullable(z.iso.datetime()),
});

/** {@link dashboard} as a type. */
export type Dashboard = z.infer<typeof dashboard>;

/** Names one prediction in a path. */
export const predictionParameters = z.object({
  id: z.ulid('Prediction not found.').check(z.toUpperCase()),
});

/** Most predictions that one page of the history may be asked to hold. */
const largestPage = 1000;

const pageSizeMessage = `limit must be a whole number from 1 to ${largestPage}`;

/** Asks for a part of the history: everything, newest first, when both are absent. */
export const historyQuery = z.object({
  /** Most predictions to answer. */
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,4}$/, pageSizeMessage)),
      z.pipe(
        z.transform((digits: string) => Number(digits)),
        z.int().check(z.minimum(1, pageSizeMessage), z.maximum(largestPage, pageSizeMessage)),
      ),
    ),
  ),
  /** Only predictions older than the one with this id. */
  before: z.optional(z.ulid('before must be the id of a prediction').check(z.toUpperCase())),
});

/** {@link historyQuery} as a type. */
export type HistoryQuery = z.output<typeof historyQuery>;

/** A client's own name for one attempt, so that a repeated request is answered and not counted twice. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.optional(
    z
      .string()
      .check(z.regex(/^[\x21-\x7e]{1,128}$/, 'Idempotency-Key must be 1 to 128 visible ASCII characters')),
  ),
});
