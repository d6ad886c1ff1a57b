import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { scaleLimit } from '../function-settings.ts';
import type { Metrics } from './metrics.ts';

/** Values that {@link defineAlarms} depends on. */
interface AlarmsProps {
  readonly metrics: Metrics;
  /** Lambda's concurrency quota of the account in this region. */
  readonly accountConcurrency: number;
  /** Rate of requests, with which the thresholds of counted events grow. */
  readonly requestsPerSecond: number;
  /** Success of the canary in percent, if there is one. */
  readonly availability: IMetric | undefined;
}

/** Condition that an operator must act on. */
export interface AlarmDefinition {
  readonly metric: IMetric;
  /** In alarm at this value or above, or below it if `isMin`. */
  readonly threshold: number;
  readonly isMin?: boolean;
  /** Consecutive periods of the metric. */
  readonly periods: number;
  /** Treats missing data as a failure. Otherwise it means that there were no requests. */
  readonly needsData?: boolean;
  /** Description for operators. The steps to take are in the runbook, under the alarm's name. */
  readonly description: string;
}

/** Alarms by name. Each has a section in `docs/runbook.md`. */
export function defineAlarms({
  metrics,
  accountConcurrency,
  requestsPerSecond,
  availability,
}: AlarmsProps): Record<string, AlarmDefinition> {
  /** A small deployment has the same thresholds as the default. */
  const atLeast = (count: number) => Math.max(count, scaleLimit(count, requestsPerSecond));
  const refusedLogins = atLeast(200);
  const serverErrors = atLeast(5);
  const modelErrors = atLeast(3);
  return {
    ...(availability && {
      Unavailable: {
        metric: availability,
        threshold: 100,
        isMin: true,
        periods: 2,
        needsData: true,
        description: 'For 20 minutes the website or the API has not been available from outside.',
      },
    }),
    // CloudFront's metrics are in us-east-1 only. In other regions the alarm never has data.
    WebsiteErrors: {
      metric: metrics.websiteErrorRate,
      threshold: 5,
      periods: 2,
      description: 'For 10 minutes CloudFront has returned server errors to one request in twenty or more.',
    },
    RefusedLogins: {
      metric: metrics.refusedLogins,
      threshold: refusedLogins,
      periods: 1,
      description: `The API refused ${refusedLogins} logins or more within 5 minutes.`,
    },
    AccountConcurrency: {
      metric: metrics.claimedConcurrency,
      threshold: Math.ceil(accountConcurrency * 0.8),
      periods: 1,
      description: "Lambda has used 80 % or more of the account's concurrency.",
    },
    ApiServerErrors: {
      metric: metrics.serverErrors,
      threshold: serverErrors,
      periods: 1,
      description: `The API returned ${serverErrors} server errors or more within 5 minutes.`,
    },
    ApiSlow: {
      metric: metrics.latency,
      threshold: 5000,
      periods: 3,
      description: 'For 15 minutes more than one request in twenty took over 5 seconds.',
    },
    FunctionThrottles: {
      metric: metrics.functionThrottles,
      threshold: 1,
      periods: 2,
      description: 'For 10 minutes Lambda has throttled functions: a concurrency limit is reached.',
    },
    ...(metrics.mailErrors && {
      MailErrors: {
        metric: metrics.mailErrors,
        threshold: 3,
        periods: 1,
        description: 'Mail could not be sent 3 times or more within 5 minutes.',
      },
    }),
    ModelErrors: {
      metric: metrics.modelErrors,
      threshold: modelErrors,
      periods: 1,
      description: `The premium model failed ${modelErrors} times or more within 5 minutes. Failed estimates are not saved.`,
    },
    ModelSlow: {
      metric: metrics.modelLatency,
      threshold: 1_000_000,
      periods: 3,
      description: 'For 15 minutes more than one estimate in twenty took the model over 1 second.',
    },
    AccountErasure: {
      metric: metrics.oldestErasure,
      threshold: 24,
      periods: 2,
      needsData: true,
      description:
        'A deleted account has not been erased for a day, or the function that erases accounts has not run for 2 hours.',
    },
    TableThrottles: {
      metric: metrics.tableThrottles,
      threshold: 1,
      periods: 2,
      description: 'For 10 minutes DynamoDB has throttled requests to the table.',
    },
  };
}
