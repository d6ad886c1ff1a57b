import { Aws, Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { type AlarmDefinition, defineAlarms } from './alarms.ts';
import { createDashboard } from './dashboard.ts';
import { createMetrics, type MeasuredResources } from './metrics.ts';
import { WebsiteCanary } from './website-canary.ts';

/** Properties of {@link Monitoring}. */
export interface MonitoringProps extends MeasuredResources {
  /** USD a month. */
  readonly monthlyBudget: number;
  readonly alarmEmail: string | undefined;
  /** Lambda's concurrency quota of the account in this region. */
  readonly accountConcurrency: number;
  /** Rate of requests, with which the thresholds of counted events grow. */
  readonly requestsPerSecond: number;
  /** Address of the website, which a canary checks, or undefined for no canary. */
  readonly canaryUrl: string | undefined;
}

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
    const definitions = defineAlarms({ ...props, metrics, availability: canary?.availability });
    const alarms = Object.entries(definitions).map((named) => this.createAlarm(...named));
    this.dashboardName = createDashboard(this, metrics, alarms).dashboardName;
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
      metric: definition.metric,
      threshold: definition.threshold,
      evaluationPeriods: definition.periods,
      comparisonOperator: definition.isMin
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: definition.needsData ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      alarmDescription: `${Stack.of(this).stackName}: ${definition.description} What to do: docs/runbook.md, "${name}".`,
    });
    const action = new SnsAction(this.topic);
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    return alarm;
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
