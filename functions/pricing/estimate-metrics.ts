import type { Log } from '#functions/platform/logger.ts';
import type { Feature } from './features.ts';
import type { ModelOutput } from './model-output.ts';

/** Dependencies for recording metrics. */
export interface MetricsDependencies {
  readonly log: Log;
  /** Name of the Lambda function; without it, as on one machine, no metrics are recorded. */
  readonly functionName?: string | undefined;
}

const optionalFields = ['state', 'chronic_conditions', 'cover', 'car_class'];

/**
 * Logs the metrics of an estimate in CloudWatch's embedded metric format, so that no call is needed. They contain
 * no answer: averages of the first two are the shares of estimates with an answer outside the data, and with
 * optional answers.
 */
export function recordEstimate(
  { log, functionName }: MetricsDependencies,
  features: readonly Feature[],
  { premium, market, outside_training }: ModelOutput,
  now: Date,
): void {
  if (functionName === undefined) return;
  const metrics = {
    OutsideData: outside_training.length > 0 ? 1 : 0,
    OptionalAnswers: features.some(({ field }) => optionalFields.includes(field)) ? 1 : 0,
    MarketRatio: Math.round((premium / market.premium) * 1000) / 1000,
  };
  log('INFO', {
    _aws: {
      Timestamp: now.getTime(),
      CloudWatchMetrics: [
        {
          Namespace: 'Premia',
          Dimensions: [['FunctionName']],
          Metrics: Object.keys(metrics).map((Name) => ({ Name, Unit: 'None' })),
        },
      ],
    },
    FunctionName: functionName,
    ...metrics,
  });
}
