import type { Explanation } from '#contract/predictions.ts';
import { buildFeatures, type Feature, type InsuranceAnswers } from './features.ts';
import type { ModelOutput } from './model-output.ts';
import { modelFailedError, type PremiumModel } from './sagemaker-model.ts';
import { buildWarnings } from './warnings.ts';

/** Estimated premium in USD a year, with its range and reasons. */
export interface Estimate extends Explanation {
  readonly predicted_premium: number;
}

/**
 * Estimates the premium for the given answers.
 * @throws ApiError `model_failed` if the output does not match the features, and the errors of the model
 */
export async function estimatePremium(
  model: PremiumModel,
  answers: InsuranceAnswers,
  now: Date,
): Promise<Estimate> {
  const year = now.getUTCFullYear();
  const features = buildFeatures(answers, year);
  const output = await model({
    insurance_type: answers.insurance_type,
    instances: [Object.fromEntries(features.map(({ name, value }) => [name, value]))],
  });
  return {
    predicted_premium: output.premium,
    range: output.range,
    baseline: output.baseline,
    contributions: buildContributions(features, output),
    warnings: buildWarnings(features, output.outside_training, year),
    model_version: output.model_version,
  };
}

/** Converts the contributions of features to contributions of answers. */
function buildContributions(features: readonly Feature[], { contributions }: ModelOutput) {
  if (contributions.length !== features.length) throw modelFailedError();
  return features.map(({ name, field, answer, toAnswer }) => {
    const contribution = contributions.find(({ feature }) => feature === name);
    if (!contribution) throw modelFailedError();
    const { reference, amount } = contribution;
    return { feature: field, value: answer, reference: toAnswer(reference), amount };
  });
}
