import type { CurvePoint, Vary } from '#contract/estimates.ts';
import type { Estimate } from '#contract/predictions.ts';
import { type MetricsDependencies, recordMetrics } from '#functions/platform/metrics.ts';
import type { ModelOutput } from './model-output.ts';
import { type InsuranceAnswers, modelFailedError, type PremiumModel } from './sagemaker-model.ts';
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
  const { insurance_type, input_data } = answers;
  const year = now.getUTCFullYear();
  const output = await dependencies.model({
    insurance_type,
    year,
    instances: [input_data],
    ...(vary && { curve: vary }),
  });
  const given = Object.entries(input_data).flatMap(([name, answer]) => (answer === undefined ? [] : [name]));
  if (!explainsEach(given, output)) throw modelFailedError();
  recordEstimate(dependencies, given, output, now);
  const { premium, range, baseline, market, contributions, model_version, year: costs } = output;
  return {
    predicted_premium: premium,
    range,
    baseline,
    contributions,
    warnings: buildWarnings(answers, output, year),
    model_version,
    market,
    ...(costs !== undefined && { year: costs }),
    ...(vary && { curve: buildCurve(vary, output) }),
  };
}

/** Returns true if each given answer has one contribution, alone or with others. */
function explainsEach(given: readonly string[], { contributions }: ModelOutput): boolean {
  const explained = contributions.flatMap(({ feature, features }) => features ?? [feature]);
  return explained.length === given.length && given.every((name) => explained.includes(name));
}

function buildCurve({ values }: Vary, { curve = [] }: ModelOutput): CurvePoint[] {
  if (curve.length !== values.length) throw modelFailedError();
  return curve.map((point, index) => ({ value: values[index] ?? '', ...point }));
}

const optionalFields = ['state', 'chronic_conditions', 'cover', 'car_class'];

/**
 * Logs the metrics of an estimate. They contain no answer: averages of the first two are the shares of estimates with
 * an answer outside the data, and with optional answers.
 */
function recordEstimate(
  dependencies: MetricsDependencies,
  given: readonly string[],
  { premium, market, outside_training }: ModelOutput,
  now: Date,
): void {
  const metrics = {
    OutsideData: outside_training.length > 0 ? 1 : 0,
    OptionalAnswers: given.some((name) => optionalFields.includes(name)) ? 1 : 0,
    MarketRatio: Math.round((premium / market.premium) * 1000) / 1000,
  };
  recordMetrics(dependencies, metrics, now);
}
