import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Metrics } from './metrics.ts';

/** What is watched, and where news of it goes. */
export interface AlarmsProps {
  readonly metrics: Metrics;
  readonly topic: ITopic;
}

/** One thing that an operator has to act on. */
interface AlarmDefinition {
  readonly metric: IMetric;
  /** Reached means alarm. */
  readonly threshold: number;
  /** Periods of five minutes, one after the other. */
  readonly periods: number;
  /** What it means, in words. What to do about it stands in the runbook under the alarm's name. */
  readonly meaning: string;
}

/** The alarms, each a section of `docs/runbook.md`. */
export function defineAlarms(metrics: Metrics) {
  return {
    ApiServerErrors: {
      metric: metrics.serverErrors,
      threshold: 5,
      periods: 1,
      meaning: 'The API answered 5 requests or more with a server error within 5 minutes.',
    },
    ApiSlow: {
      metric: metrics.latency,
      threshold: 5000,
      periods: 3,
      meaning: 'For 15 minutes more than one request in twenty took over 5 seconds.',
    },
    FunctionThrottles: {
      metric: metrics.functionThrottles,
      threshold: 1,
      periods: 2,
      meaning: 'For 10 minutes Lambda has refused to run functions: a concurrency limit is reached.',
    },
    ModelErrors: {
      metric: metrics.modelErrors,
      threshold: 3,
      periods: 1,
      meaning:
        'The premium model failed 3 times or more within 5 minutes. Nothing is saved of a failed estimate.',
    },
    ModelSlow: {
      metric: metrics.modelLatency,
      threshold: 1_000_000,
      periods: 3,
      meaning: 'For 15 minutes more than one estimate in twenty took the model over 1 second.',
    },
    TableThrottles: {
      metric: metrics.tableThrottles,
      threshold: 1,
      periods: 2,
      meaning: 'For 10 minutes DynamoDB has been refusing requests to the table.',
    },
  } as const satisfies Record<string, AlarmDefinition>;
}

/** Tells the operator when something needs them, and when it no longer does. */
export class Alarms extends Construct {
  readonly alarms: readonly Alarm[];

  constructor(scope: Construct, id: string, { metrics, topic }: AlarmsProps) {
    super(scope, id);
    const action = new SnsAction(topic);
    this.alarms = Object.entries<AlarmDefinition>(defineAlarms(metrics)).map(([name, definition]) => {
      const alarm = new Alarm(this, name, {
        metric: definition.metric,
        threshold: definition.threshold,
        evaluationPeriods: definition.periods,
        comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        // Nobody using the application is no reason to wake anybody.
        treatMissingData: TreatMissingData.NOT_BREACHING,
        alarmDescription: `${definition.meaning} What to do: docs/runbook.md, "${name}".`,
      });
      alarm.addAlarmAction(action);
      alarm.addOkAction(action);
      return alarm;
    });
  }
}
