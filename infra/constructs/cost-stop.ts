import { Aws, Duration, Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { createLogGroup } from './shared-settings.ts';

type Notification = readonly [type: 'ACTUAL' | 'FORECASTED', percentage: number];

/** Creates a monthly budget in USD that notifies a topic. `suffix` makes its name unique in the account. */
export function createBudget(
  scope: Construct,
  topic: ITopic,
  amount: number,
  notifications: readonly Notification[],
  { suffix = '', costFilters = {} } = {},
): void {
  const budgetName = `${Stack.of(scope).stackName}-${Aws.REGION}${suffix}`;
  const budgetLimit = { amount, unit: 'USD' };
  const budget = new CfnBudget(scope, 'Budget', {
    budget: { budgetName, budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit, costFilters },
    notificationsWithSubscribers: notifications.map(([notificationType, threshold]) => ({
      notification: {
        notificationType,
        comparisonOperator: 'GREATER_THAN',
        threshold,
        thresholdType: 'PERCENTAGE',
      },
      subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
    })),
  });
  // AWS Budgets checks its access to the topic when the budget is created, so the topic's policy comes first.
  budget.node.addDependency(topic);
}

/**
 * Code of the function that stops a stage, with the clients of Lambda's runtime. Each method has a throttle of its own,
 * which the stage's does not change.
 */
export const stopCode = `const { APIGatewayClient, GetStageCommand, UpdateStageCommand } = require('@aws-sdk/client-api-gateway');
const { CloudFrontClient, GetDistributionConfigCommand, UpdateDistributionCommand } = require('@aws-sdk/client-cloudfront');
const { REST_API_ID: restApiId, STAGE_NAME: stageName, DISTRIBUTION_ID: Id } = process.env;
async function stopApi() {
  const client = new APIGatewayClient();
  const { methodSettings } = await client.send(new GetStageCommand({ restApiId, stageName }));
  const patchOperations = Object.keys({ '*/*': {}, ...methodSettings }).flatMap((method) =>
    ['rateLimit', 'burstLimit'].map((limit) => ({ op: 'replace', path: '/' + method + '/throttling/' + limit, value: '0' })));
  await client.send(new UpdateStageCommand({ restApiId, stageName, patchOperations }));
}
async function stopWebsite() {
  const client = new CloudFrontClient();
  const { DistributionConfig, ETag } = await client.send(new GetDistributionConfigCommand({ Id }));
  const disabled = { ...DistributionConfig, Enabled: false };
  if (DistributionConfig.Enabled)
    await client.send(new UpdateDistributionCommand({ Id, IfMatch: ETag, DistributionConfig: disabled }));
}
exports.handler = async () => {
  const results = await Promise.allSettled([stopApi(), stopWebsite()]);
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
};
`;

interface CostStopProps {
  /** USD a month. */
  readonly amount: number;
  readonly api: RestApi;
  readonly distribution: IDistribution;
  /** Topic to which AWS Budgets may publish, and which nothing else uses. */
  readonly topic: ITopic;
}

/**
 * Stops website and API if the month's cost of this stage exceeds an amount. AWS calculates costs by the tag of the
 * stack, once it is activated, with a delay of hours.
 */
export function createCostStop(parent: Construct, { amount, api, distribution, topic }: CostStopProps): void {
  const scope = new Construct(parent, 'Stop');
  const { stageName } = api.deploymentStage;
  const role = new Role(scope, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  const logGroup = createLogGroup(scope, 'Log');
  logGroup.grantWrite(role);
  role.addToPolicy(
    new PolicyStatement({
      actions: [
        'apigateway:GET',
        'apigateway:PATCH',
        'cloudfront:GetDistributionConfig',
        'cloudfront:UpdateDistribution',
      ],
      resources: [
        `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}::/restapis/${api.restApiId}/stages/${stageName}`,
        `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/${distribution.distributionId}`,
      ],
    }),
  );
  const environment = {
    REST_API_ID: api.restApiId,
    STAGE_NAME: stageName,
    DISTRIBUTION_ID: distribution.distributionId,
  };
  const stop = new lambda.Function(scope, 'Function', {
    description: 'Premia: stops website and API',
    runtime: lambda.Runtime.NODEJS_24_X,
    code: lambda.Code.fromInline(stopCode),
    handler: 'index.handler',
    timeout: Duration.minutes(1),
    environment,
    role,
    logGroup,
  });
  topic.addSubscription(new LambdaSubscription(stop));
  const costFilters = { TagKeyValue: [`aws:cloudformation:stack-name$${Stack.of(scope).stackName}`] };
  createBudget(scope, topic, amount, [['ACTUAL', 100]], { suffix: '-stop', costFilters });
}
