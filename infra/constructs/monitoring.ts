import { Aws, Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import {
  Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { type AlarmDefinition, defineAlarms } from './alarms.ts';
import { createMetrics, type MeasuredResources, type Metrics } from './metrics.ts';
import { WebsiteCanary } from './website-canary.ts';

type MonitoringConfig = Pick<
  Config,
  'monthlyBudget' | 'alarmEmail' | 'accountConcurrency' | 'requestsPerSecond'
>;

/** Properties of {@link Monitoring}. */
export interface MonitoringProps extends MeasuredResources, MonitoringConfig {
  /** Address of the website, which a canary checks, or undefined for no canary. */
  readonly canaryUrl: string | undefined;
}

/** Line graph with an optional second axis on the right, a third of the dashboard wide. */
type Graph = [title: string, left: IMetric[], right?: IMetric[]];

/** Alarms, a budget, a dashboard, and in prod a canary. */
export class Monitoring extends Construct {
  readonly topic: Topic;
  readonly dashboardName: string;

  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    this.topic = this.createTopic();
    if (props.alarmEmail) this.topic.addSubscription(new EmailSubscription(props.alarmEmail));
    const metrics = createMetrics(props);
    const canary = props.canaryUrl ? new WebsiteCanary(this, 'Canary', props.canaryUrl) : undefined;
    const definitions = defineAlarms(metrics, canary?.availability, props);
    const alarms = Object.entries(definitions).map((named) => this.createAlarm(...named));
    this.dashboardName = this.createDashboard(metrics, alarms).dashboardName;
    this.createBudget(props.monthlyBudget);
  }

  /** A topic with its own policy loses the default access of the account's alarms, so it is granted here. */
  private createTopic(): Topic {
    const topic = new Topic(this, 'Topic', { displayName: Stack.of(this).stackName, enforceSSL: true });
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: ['cloudwatch', 'budgets'].map((name) => new ServicePrincipal(`${name}.amazonaws.com`)),
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    return topic;
  }

  /** Creates an alarm that notifies the topic when it starts and ends. */
  private createAlarm(name: string, definition: AlarmDefinition): Alarm {
    const alarm = new Alarm(this, name, {
      treatMissingData: TreatMissingData.NOT_BREACHING,
      ...definition,
      alarmDescription: `${Stack.of(this).stackName}: ${definition.alarmDescription} What to do: docs/runbook.md, "${name}".`,
    });
    const action = new SnsAction(this.topic);
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    return alarm;
  }

  /** Creates the dashboard of requests, errors, latency and limits for each part of the stack. */
  private createDashboard(metrics: Metrics, alarms: Alarm[]): Dashboard {
    const rows: Graph[][] = [
      [
        [
          'Requests and errors',
          [metrics.requests],
          [metrics.clientErrors, metrics.serverErrors, metrics.refusedLogins],
        ],
        ['Latency (ms)', [metrics.latency]],
        [
          'Concurrent executions',
          [metrics.concurrency, metrics.claimedConcurrency],
          [metrics.functionThrottles],
        ],
      ],
      [
        ['Function duration by route (ms, p95)', metrics.durationsByRoute],
        ['Function errors and timeouts', metrics.errorsByRoute],
        ['Throttled invocations', metrics.throttlesByRoute],
      ],
      [
        ['Premium model: invocations and errors', [metrics.modelInvocations], metrics.modelErrorsByKind],
        [
          'Premium model: latency (µs)',
          [metrics.modelLatency],
          [metrics.modelOverhead, metrics.modelSetupTime],
        ],
        ['Table: capacity units and throttles', metrics.tableUsage, metrics.tableThrottlesByKind],
      ],
    ];
    return new Dashboard(this, 'Dashboard', {
      // Unique in an account.
      dashboardName: `${Stack.of(this).stackName}-${Aws.REGION}`,
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 3 })],
        ...rows.map((row) =>
          row.map(
            ([title, left, right = []]) => new GraphWidget({ title, left, right, width: 8, height: 7 }),
          ),
        ),
      ],
    });
  }

  /**
   * Warns if the account's actual cost exceeds 80 % of the monthly budget, or its forecast exceeds all of it. The budget
   * covers the account and not the stack: filtering by tag needs a cost allocation tag that an administrator has
   * activated, and without it the budget would always be empty.
   */
  private createBudget(amount: number): void {
    const subscribers = [{ subscriptionType: 'SNS', address: this.topic.topicArn }];
    const notifyAt = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: {
        notificationType,
        comparisonOperator: 'GREATER_THAN',
        threshold,
        thresholdType: 'PERCENTAGE',
      },
      subscribers,
    });
    const budget = new CfnBudget(this, 'Budget', {
      budget: {
        // Unique in an account.
        budgetName: `${Stack.of(this).stackName}-${Aws.REGION}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount, unit: 'USD' },
      },
      notificationsWithSubscribers: [notifyAt('ACTUAL', 80), notifyAt('FORECASTED', 100)],
    });
    // AWS Budgets checks its access to the topic when the budget is created, so the topic's policy comes first.
    budget.node.addDependency(this.topic);
  }
}
