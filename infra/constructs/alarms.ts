import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { Config } from '../config.ts';
import { functionSettings, jobSettings, scaleLimit } from '../function-settings.ts';
import type { Metrics } from './metrics.ts';

/** Condition that an operator must act on, by default in one period, where missing data means no requests. */
export interface AlarmDefinition extends Partial<cloudwatch.CreateAlarmOptions> {
  readonly metric: cloudwatch.IMetric;
  readonly threshold: number;
}

/** Keeps the state of an alarm on a percentile while too few requests would make it one slow request. */
const ignoresFewSamples = { evaluateLowSampleCountPercentile: 'ignore' };

const modelImpact = Object.values(functionSettings)
  .filter(({ model }) => model)
  .map(({ errorImpact }) => errorImpact)
  .join(' ');

/** Alarms by name, with what the failure of their functions means to a user. Each has a section in `docs/runbook.md` with the steps to take. */
export function defineAlarms(
  metrics: Metrics,
  availability: cloudwatch.IMetric | undefined,
  { accountConcurrency, requestsPerSecond }: Pick<Config, 'accountConcurrency' | 'requestsPerSecond'>,
): Record<string, AlarmDefinition> {
  /** A small deployment has the same thresholds as the default. */
  const atLeast = (count: number) => Math.max(count, scaleLimit(count, requestsPerSecond));
  const refusedLogins = atLeast(200);
  const serverErrors = atLeast(5);
  const modelErrors = atLeast(3);
  const scriptErrors = atLeast(20);
  return {
    ...(availability && {
      Unavailable: {
        metric: availability,
        threshold: 100,
        comparisonOperator: cloudwatch.ComparisonOperator.LESS_THAN_THRESHOLD,
        evaluationPeriods: 2,
        treatMissingData: cloudwatch.TreatMissingData.BREACHING,
        alarmDescription:
          'For 20 minutes the website has failed or the API or estimates have not been available, seen from outside.',
      },
    }),
    // CloudFront's metrics are in us-east-1 only. In other regions the alarm never has data.
    WebsiteErrors: {
      metric: metrics.websiteErrorRate,
      threshold: 5,
      evaluationPeriods: 2,
      alarmDescription:
        'For 10 minutes CloudFront has returned server errors to one request in twenty or more, of at least 50.',
    },
    ScriptErrors: {
      metric: metrics.scriptErrors,
      // More than one network may report in an hour.
      threshold: scriptErrors,
      alarmDescription: `Browsers reported ${scriptErrors} errors of the website's scripts or more within 15 minutes.`,
    },
    OtherVersions: {
      metric: metrics.otherVersions,
      threshold: 1,
      alarmDescription:
        'A stored prediction could not be read by this version, and was shown as one of another version.',
    },
    RefusedLogins: {
      metric: metrics.refusedLogins,
      threshold: refusedLogins,
      alarmDescription: `The API refused ${refusedLogins} logins or more within 5 minutes.`,
    },
    AccountConcurrency: {
      metric: metrics.claimedConcurrency,
      threshold: Math.ceil(accountConcurrency * 0.8),
      alarmDescription: "Lambda has used 80 % or more of the account's concurrency.",
    },
    ApiServerErrors: {
      metric: metrics.serverErrors,
      threshold: serverErrors,
      alarmDescription: `The API returned ${serverErrors} server errors or more within 5 minutes. What each function's failure means to a user: docs/runbook.md, "At night".`,
    },
    ApiSlow: {
      metric: metrics.latency,
      threshold: 5000,
      evaluationPeriods: 3,
      ...ignoresFewSamples,
      alarmDescription: 'For 15 minutes more than one request in twenty took over 5 seconds.',
    },
    FunctionThrottles: {
      metric: metrics.functionThrottles,
      threshold: 1,
      evaluationPeriods: 2,
      alarmDescription: 'For 10 minutes Lambda has throttled functions: a concurrency limit is reached.',
    },
    ...(metrics.mail && {
      MailErrors: {
        metric: metrics.mail.errors,
        threshold: 3,
        alarmDescription: `Mail could not be sent 3 times or more within 5 minutes. ${jobSettings['send-mail'].errorImpact}`,
      },
      MailDelayed: {
        metric: metrics.mail.oldestMessage,
        threshold: 600,
        alarmDescription: `A mail has waited for 10 minutes or more, and is deleted after 30. ${jobSettings['send-mail'].errorImpact}`,
      },
      // From these rates AWS reviews an account (SES Developer Guide, "Reputation metrics messages").
      MailBounces: {
        metric: metrics.mail.bounceRate,
        threshold: 0.05,
        alarmDescription: 'Of the mails of this account, 5 % or more bounced.',
      },
      MailComplaints: {
        metric: metrics.mail.complaintRate,
        threshold: 0.001,
        alarmDescription: 'Of the mails of this account, 0.1 % or more were reported as spam.',
      },
    }),
    ModelErrors: {
      metric: metrics.modelFailures,
      threshold: modelErrors,
      alarmDescription: `${modelErrors} estimates or more failed within 5 minutes. ${modelImpact}`,
    },
    // A start causes a few, in one period.
    ModelUnavailable: {
      metric: metrics.modelUnavailable,
      threshold: modelErrors,
      evaluationPeriods: 2,
      alarmDescription: `For 10 minutes the premium model has not responded to ${modelErrors} estimates or more in 5 minutes. ${modelImpact}`,
    },
    ModelConcurrency: {
      metric: metrics.modelConcurrency,
      threshold: 0.8,
      evaluationPeriods: 2,
      alarmDescription: 'For 10 minutes the premium model has used 80 % or more of its concurrency.',
    },
    ModelSlow: {
      metric: metrics.modelLatency,
      threshold: 1_000_000,
      evaluationPeriods: 3,
      ...ignoresFewSamples,
      alarmDescription: 'For 15 minutes more than one estimate in twenty took the model over 1 second.',
    },
    AccountErasure: {
      metric: metrics.oldestErasure,
      threshold: 24,
      evaluationPeriods: 2,
      treatMissingData: cloudwatch.TreatMissingData.BREACHING,
      alarmDescription: `A deleted account has not been erased for a day, or the function that erases accounts has not run for 2 hours. ${jobSettings['erase-accounts'].errorImpact}`,
    },
    TableThrottles: {
      metric: metrics.tableThrottles,
      threshold: 1,
      evaluationPeriods: 2,
      alarmDescription: 'For 10 minutes DynamoDB has throttled requests to the table.',
    },
  };
}
