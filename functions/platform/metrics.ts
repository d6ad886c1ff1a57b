import type { Log } from './logger.ts';

interface MetricsDependencies {
  readonly log: Log;
  /** Name of the Lambda function; without it, as on one machine, no metrics are recorded. */
  readonly functionName?: string | undefined;
}

/** Logs metrics in CloudWatch's embedded format, so that no call is needed. Their dimension is the function's name. */
export function recordMetrics(
  { log, functionName }: MetricsDependencies,
  metrics: Readonly<Record<string, number>>,
  now: Date,
): void {
  if (functionName === undefined) return;
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
