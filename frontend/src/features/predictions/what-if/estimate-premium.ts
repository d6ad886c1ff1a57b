import type { CurvePoint } from '#contract/estimates.ts';
import type { CarAnswers, HealthAnswers } from '#contract/predictions.ts';
import { call } from '#frontend/api/call.ts';
import type { Estimate } from '#frontend/features/predictions/result/estimate.ts';

/** Values of one answer, for a curve of the premium. */
export interface Vary {
  readonly field: string;
  readonly values: readonly number[];
}

/** Answers with the insurance type that they are for. */
export type InsuranceAnswers =
  | { readonly insurance_type: 'health'; readonly input_data: HealthAnswers }
  | { readonly insurance_type: 'car'; readonly input_data: CarAnswers };

/** Estimates a premium without storing it, and on request its curve over one answer. */
export function estimatePremium(
  answers: InsuranceAnswers,
  vary: Vary | undefined,
  signal: AbortSignal,
): Promise<Estimate & { curve?: CurvePoint[] | undefined }> {
  const requested = vary && { vary: { field: vary.field, values: [...vary.values] } };
  return answers.insurance_type === 'health'
    ? call('estimate-health-premium', { body: { ...answers.input_data, ...requested }, signal })
    : call('estimate-car-premium', { body: { ...answers.input_data, ...requested }, signal });
}
