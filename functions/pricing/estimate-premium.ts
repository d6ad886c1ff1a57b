import type { CurvePoint, Vary } from '#contract/estimates.ts';
import type { Contribution, Estimate } from '#contract/predictions.ts';
import { type MetricsDependencies, recordMetrics } from '#functions/platform/metrics.ts';
import {
  buildFeatures,
  type Feature,
  type InsuranceAnswers,
  toAnswer,
  toFeatureName,
  toFeatureValue,
} from './features.ts';
import type { ModelOutput } from './model-output.ts';
import { modelFailedError, type PremiumModel } from './sagemaker-model.ts';
import { buildWarnings } from './warnings.ts';

/** Estimate with the curve that was requested. */
export interface EstimateWithCurve extends Estimate {
  readonly curve?: CurvePoint[];
}

/** Dependencies for estimating a premium. */
export interface EstimateDependencies extends MetricsDependencies {
  readonly model: PremiumModel;
}

/**
 * Estimates the premium for the given answers, in one request to the model.
 * @param vary requests the premiums for other values of one answer as well
 * @throws ApiError `model_failed` if the output does not match the request, and the errors of the model
 */
export async function estimatePremium(
  dependencies: EstimateDependencies,
  answers: InsuranceAnswers,
  now: Date,
  vary?: Vary,
): Promise<EstimateWithCurve> {
  const year = now.getUTCFullYear();
  const features = buildFeatures(answers, year);
  const output = await dependencies.model({
    insurance_type: answers.insurance_type,
    instances: [Object.fromEntries(features.map(({ name, value }) => [name, value]))],
    ...(vary && {
      curve: {
        field: toFeatureName(vary.field),
        values: vary.values.map((answer) => toFeatureValue(vary.field, answer, year)),
      },
    }),
  });
  recordEstimate(dependencies, features, output, now);
  const { premium, range, baseline, market, model_version } = output;
  return {
    predicted_premium: premium,
    range,
    baseline,
    contributions: buildContributions(features, output, year),
    warnings: buildWarnings(answers.insurance_type, features, output, year),
    model_version,
    market,
    ...(vary && { curve: buildCurve(vary, output) }),
  };
}

/** Converts the contributions of features to contributions of answers. */
function buildContributions(
  features: readonly Feature[],
  { contributions }: ModelOutput,
  year: number,
): Contribution[] {
  const byName = new Map(features.map((feature) => [feature.name, feature]));
  const find = (name: string) => {
    const feature = byName.get(name);
    if (!feature) throw modelFailedError();
    return feature;
  };
  const explained = contributions.flatMap(({ feature, features: joint }) => joint ?? [feature]);
  if (explained.length !== features.length || new Set(explained).size !== features.length) {
    throw modelFailedError();
  }
  return contributions.map(({ feature: name, features: joint, reference, amount }) => {
    const feature = find(name);
    if (typeof feature.answer === 'object') throw modelFailedError();
    return {
      feature: feature.field,
      ...(joint && { features: joint.map((other) => find(other).field) }),
      value: feature.answer,
      reference: reference === null ? null : toAnswer(feature, reference, year),
      amount,
    };
  });
}

function buildCurve({ values }: Vary, { curve = [] }: ModelOutput): CurvePoint[] {
  if (curve.length !== values.length) throw modelFailedError();
  return curve.map(({ premium, low, high }, index) => ({ value: values[index] ?? '', premium, low, high }));
}

const optionalFields = ['state', 'chronic_conditions', 'cover', 'car_class'];

/**
 * Logs the metrics of an estimate. They contain no answer: averages of the first two are the shares of estimates with
 * an answer outside the data, and with optional answers.
 */
function recordEstimate(
  dependencies: MetricsDependencies,
  features: readonly Feature[],
  { premium, market, outside_training }: ModelOutput,
  now: Date,
): void {
  const metrics = {
    OutsideData: outside_training.length > 0 ? 1 : 0,
    OptionalAnswers: features.some(({ field }) => optionalFields.includes(field)) ? 1 : 0,
    MarketRatio: Math.round((premium / market.premium) * 1000) / 1000,
  };
  recordMetrics(dependencies, metrics, now);
}
