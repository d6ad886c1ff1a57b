import { Aws } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { Alarms } from './alarms.ts';
import { CostGuard } from './cost-guard.ts';
import { createMetrics, type MeasuredParts } from './metrics.ts';
import { OperationsDashboard } from './operations-dashboard.ts';

/** What is watched, and who hears of it. */
export interface ObservationProps extends MeasuredParts {
  /** USD a month. */
  readonly monthlyBudget: number;
  readonly alarmEmail: string | undefined;
}

/** Alarms, a budget and a dashboard. */
export class Observation extends Construct {
  readonly topic: Topic;
  readonly dashboardName: string;

  constructor(scope: Construct, id: string, props: ObservationProps) {
    super(scope, id);
    this.topic = this.createTopic();
    if (props.alarmEmail) this.topic.addSubscription(new EmailSubscription(props.alarmEmail));
    const metrics = createMetrics(props);
    const { alarms } = new Alarms(this, 'Alarms', { metrics, topic: this.topic });
    const { dashboard } = new OperationsDashboard(this, 'Operations', { metrics, alarms });
    this.dashboardName = dashboard.dashboardName;
    new CostGuard(this, 'CostGuard', { monthlyBudget: props.monthlyBudget, topic: this.topic });
  }

  /** With a policy of its own a topic no longer lets the account's alarms in by themselves. */
  private createTopic(): Topic {
    const topic = new Topic(this, 'Topic', { displayName: 'Premia', enforceSSL: true });
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
