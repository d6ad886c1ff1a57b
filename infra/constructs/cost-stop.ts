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
export class CostStop extends Construct {
  constructor(scope: Construct, id: string, { amount, api, distribution, topic }: CostStopProps) {
    super(scope, id);
    const { stackName } = Stack.of(this);
    topic.addSubscription(new LambdaSubscription(this.createFunction(api, distribution)));
    const budget = new CfnBudget(this, 'Budget', {
      budget: {
        // Unique in an account.
        budgetName: `${stackName}-${Aws.REGION}-stop`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount, unit: 'USD' },
        costFilters: { TagKeyValue: [`aws:cloudformation:stack-name$${stackName}`] },
      },
      notificationsWithSubscribers: [
        {
          notification: {
            notificationType: 'ACTUAL',
            comparisonOperator: 'GREATER_THAN',
            threshold: 100,
            thresholdType: 'PERCENTAGE',
          },
          subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
        },
      ],
    });
    budget.node.addDependency(topic);
  }

  private createFunction(api: RestApi, distribution: IDistribution): lambda.Function {
    const { stageName } = api.deploymentStage;
    const logGroup = createLogGroup(this, 'Log');
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    role.addToPolicy(
      new PolicyStatement({
        actions: ['apigateway:GET', 'apigateway:PATCH'],
        resources: [
          `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}::/restapis/${api.restApiId}/stages/${stageName}`,
        ],
      }),
    );
    role.addToPolicy(
      new PolicyStatement({
        actions: ['cloudfront:GetDistributionConfig', 'cloudfront:UpdateDistribution'],
        resources: [
          `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/${distribution.distributionId}`,
        ],
      }),
    );
    return new lambda.Function(this, 'Function', {
      description: 'Premia: stops website and API',
      runtime: lambda.Runtime.NODEJS_24_X,
      code: lambda.Code.fromInline(stopCode),
      handler: 'index.handler',
      timeout: Duration.minutes(1),
      environment: {
        REST_API_ID: api.restApiId,
        STAGE_NAME: stageName,
        DISTRIBUTION_ID: distribution.distributionId,
      },
      role,
      logGroup,
    });
  }
}
