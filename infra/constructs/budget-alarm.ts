import { Aws, Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

/** Properties of {@link BudgetAlarm}. */
export interface BudgetAlarmProps {
  /** USD a month. */
  readonly monthlyBudget: number;
  /** Its policy must allow AWS Budgets to publish. */
  readonly topic: Topic;
}

/**
 * Warns if the account's actual cost exceeds 80 % of the monthly budget, or its forecast exceeds all of it.
 * The budget covers the account and not the stack: filtering by tag needs a cost allocation tag that an
 * administrator has activated, and without it the budget would always be empty.
 */
export class BudgetAlarm extends Construct {
  constructor(scope: Construct, id: string, { monthlyBudget, topic }: BudgetAlarmProps) {
    super(scope, id);
    const subscribers = [{ subscriptionType: 'SNS', address: topic.topicArn }];
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
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      },
      notificationsWithSubscribers: [notifyAt('ACTUAL', 80), notifyAt('FORECASTED', 100)],
    });
    // AWS Budgets checks its access to the topic when the budget is created, so the topic's policy comes first.
    budget.node.addDependency(topic);
  }
}
