import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

/** How much is too much, and who is told. */
export interface CostGuardProps {
  /** USD a month. */
  readonly monthlyBudget: number;
  /** AWS Budgets has to be allowed to publish to it. */
  readonly topic: Topic;
}

/**
 * Warns when the account has spent 80 % of its budget this month, and when AWS expects it to pass the
 * whole. It watches the account and not the stack: a budget for one application needs a tag that an
 * administrator has switched on for billing, and would stay silent without.
 */
export class CostGuard extends Construct {
  constructor(scope: Construct, id: string, { monthlyBudget, topic }: CostGuardProps) {
    super(scope, id);
    const subscribers = [{ subscriptionType: 'SNS', address: topic.topicArn }];
    const warnAt = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
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
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      },
      notificationsWithSubscribers: [warnAt('ACTUAL', 80), warnAt('FORECASTED', 100)],
    });
    // AWS Budgets tries the topic when it makes the subscription.
    budget.node.addDependency(topic);
  }
}
