import * as z from 'zod/mini';
import {
  answer,
  carAnswers,
  carClass,
  cover,
  estimateFields,
  healthAnswers,
  healthEstimateFields,
  premium,
  usState,
} from '../predictions.ts';
import type { Route } from '../route.ts';

const maxValues = 41;

/**
 * Request for a curve: the premium at each value of one answer, with all others unchanged.
 * @param fields answers that can vary
 */
function buildVary(fields: Readonly<Record<string, z.ZodMiniType<number | string>>>) {
  const message = `vary.values must be a list of 1 to ${maxValues} values`;
  const [first, ...others] = Object.entries(fields).map(([field, value]) =>
    z.object({
      field: z.literal(field),
      values: z.array(value, message).check(z.minLength(1, message), z.maxLength(maxValues, message)),
    }),
  );
  if (!first) throw new Error('No fields');
  const names = Object.keys(fields).join(', ');
  return z
    .optional(z.discriminatedUnion('field', [first, ...others], `vary.field must be one of: ${names}`))
    .check(z.describe('Requests a curve: the premium at each value of one answer.'));
}

const { state: _, county, zip3, chronic_conditions, ...healthQuestions } = healthAnswers.shape;

/** Request for an estimate of a health premium. In other states than the given one, a county does not count. */
const healthEstimateBody = z.safeExtend(healthAnswers, {
  vary: buildVary({ ...healthQuestions, state: usState }),
});

/** Request for an estimate of a car premium. */
const carEstimateBody = z.safeExtend(carAnswers, {
  vary: buildVary({ ...carAnswers.shape, state: usState, cover, car_class: carClass }),
});

/** Parsed `vary` of a request. */
export type Vary = NonNullable<z.output<typeof carEstimateBody>['vary']>;

const curve = z
  .optional(z.array(z.object({ value: answer, premium, low: z.number(), high: z.number() })))
  .check(z.describe('In the order of `vary.values`, USD a year; absent without `vary`.'));

/** Point of a curve. */
export type CurvePoint = NonNullable<z.output<typeof curve>>[number];

/** Estimate of a health premium, with the premium also under the name that it has in predictions. */
const healthEstimate = z.object({
  insurance_type: z.literal('health'),
  input_data: healthAnswers,
  ...healthEstimateFields,
  predicted_health_premium: premium,
  curve,
});

export const estimateHealthPremiumRoute = {
  id: 'estimate-health-premium',
  method: 'POST',
  path: '/api/estimates/health_insurance/',
  session: 'none',
  summary: 'Estimate an annual health insurance premium without an account; nothing is stored.',
  body: healthEstimateBody,
  response: healthEstimate,
  errors: ['model_failed', 'model_unavailable'],
} as const satisfies Route;

/** Estimate of a car premium, with the premium also under the name that it has in predictions. */
const carEstimate = z.object({
  insurance_type: z.literal('car'),
  input_data: carAnswers,
  ...estimateFields,
  predicted_car_premium: premium,
  curve,
});

export const estimateCarPremiumRoute = {
  id: 'estimate-car-premium',
  method: 'POST',
  path: '/api/estimates/car_insurance/',
  session: 'none',
  summary: 'Estimate an annual car insurance premium without an account; nothing is stored.',
  body: carEstimateBody,
  response: carEstimate,
  errors: ['model_failed', 'model_unavailable'],
} as const satisfies Route;
