import { Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Metrics } from './metrics.ts';

/** Properties of {@link Alarms}. */
export interface AlarmsProps {
  readonly metrics: Metrics;
  readonly topic: ITopic;
}

/** Condition that an operator must act on. */
interface AlarmDefinition {
  readonly metric: IMetric;
  /** In alarm at this value or above. */
  readonly threshold: number;
  /** Consecutive periods of five minutes. */
  readonly periods: number;
  /** Description for operators. The steps to take are in the runbook, under the alarm's name. */
  readonly description: string;
}

/** Alarms by name. Each has a section in `docs/runbook.md`. */
function defineAlarms(metrics: Metrics) {
  return {
    ApiServerErrors: {
      metric: metrics.serverErrors,
      threshold: 5,
      periods: 1,
      description: 'The API returned 5 server errors or more within 5 minutes.',
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
    ModelErrors: {
      metric: metrics.modelErrors,
      threshold: 3,
      periods: 1,
      description:
        'The premium model failed 3 times or more within 5 minutes. Failed estimates are not saved.',
    },
    ModelSlow: {
      metric: metrics.modelLatency,
      threshold: 1_000_000,
      periods: 3,
      description: 'For 15 minutes more than one estimate in twenty took the model over 1 second.',
    },
    TableThrottles: {
      metric: metrics.tableThrottles,
      threshold: 1,
      periods: 2,
      description: 'For 10 minutes DynamoDB has throttled requests to the table.',
    },
  } as const satisfies Record<string, AlarmDefinition>;
}

/** CloudWatch alarms that notify a topic when they start and end. */
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
        // Metrics have no data while there are no requests.
        treatMissingData: TreatMissingData.NOT_BREACHING,
        alarmDescription: `${Stack.of(this).stackName}: ${definition.description} What to do: docs/runbook.md, "${name}".`,
      });
      alarm.addAlarmAction(action);
      alarm.addOkAction(action);
      return alarm;
    });
  }
}
