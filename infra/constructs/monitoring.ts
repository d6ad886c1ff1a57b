import { Aws, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { Alarms } from './alarms.ts';
import { BudgetAlarm } from './budget-alarm.ts';
import { createMetrics, type MeasuredResources } from './metrics.ts';
import { OperationsDashboard } from './operations-dashboard.ts';
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
    const canary = props.canaryUrl ? new WebsiteCanary(this, 'Canary', { url: props.canaryUrl }) : undefined;
    const { alarms } = new Alarms(this, 'Alarms', {
      metrics,
      topic: this.topic,
      accountConcurrency: props.accountConcurrency,
      requestsPerSecond: props.requestsPerSecond,
      availability: canary?.availability,
    });
    const { dashboard } = new OperationsDashboard(this, 'Operations', { metrics, alarms });
    this.dashboardName = dashboard.dashboardName;
    new BudgetAlarm(this, 'BudgetAlarm', { monthlyBudget: props.monthlyBudget, topic: this.topic });
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
}
