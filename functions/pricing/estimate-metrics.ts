import { type MetricsDependencies, recordMetrics } from '#functions/platform/metrics.ts';
import type { Feature } from './features.ts';
import type { ModelOutput } from './model-output.ts';

const optionalFields = ['state', 'chronic_conditions', 'cover', 'car_class'];

/**
 * Logs the metrics of an estimate. They contain no answer: averages of the first two are the shares of estimates with
 * an answer outside the data, and with optional answers.
 */
export function recordEstimate(
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
