import type { Explanation } from '#contract/predictions.ts';
import type { Application } from './application.ts';
import { buildFeatures, type Feature } from './features.ts';
import { type ModelEstimate, parseModelAnswer } from './model-answer.ts';
import { buildModelFailedError } from './model-errors.ts';
import type { PremiumModel } from './premium-model.ts';
import { writeWarnings } from './warnings.ts';

/** A premium in USD a year, and what stands behind it. */
export interface Estimate extends Explanation {
  readonly predicted_premium: number;
}

/**
 * Estimates what an application's insurance costs.
 * @throws ApiError `model_failed` when the model's answer makes no sense; what else the model throws
 */
export async function estimatePremium(
  model: PremiumModel,
  application: Application,
  now: Date,
): Promise<Estimate> {
  const year = now.getUTCFullYear();
  const features = buildFeatures(application, year);
  const answer = await model({
    insurance_type: application.insurance_type,
    instances: [Object.fromEntries(features.map(({ name, value }) => [name, value]))],
  });
  const estimate = readAnswer(answer);
  return {
    predicted_premium: estimate.premium,
    range: estimate.range,
    baseline: estimate.baseline,
    contributions: describeContributions(features, estimate),
    warnings: writeWarnings(features, estimate.outside_training, year),
    model_version: estimate.model_version,
  };
}

function readAnswer(answer: string): ModelEstimate {
  try {
    return parseModelAnswer(answer);
  } catch (cause) {
    throw buildModelFailedError(cause);
  }
}

/** What each answer of the form added, in the words of the form. */
function describeContributions(features: readonly Feature[], { contributions }: ModelEstimate) {
  if (contributions.length !== features.length) throw buildModelFailedError();
  return features.map(({ name, field, answer, describe }) => {
    const contribution = contributions.find(({ feature }) => feature === name);
    if (!contribution) throw buildModelFailedError();
    const { reference, amount } = contribution;
    return { feature: field, value: answer, reference: describe(reference), amount };
  });
}
