import { type CfnResource, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import type { Role } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { AwsCustomResource, type AwsCustomResourceProps } from 'aws-cdk-lib/custom-resources';
import type { Construct, IConstruct } from 'constructs';

/** Creates a log group with a retention of 30 days, which is deleted with the stack. */
export function createLogGroup(scope: Construct, id: string, logGroupName?: string): LogGroup {
  return new LogGroup(scope, id, {
    ...(logGroupName && { logGroupName }),
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
}

/**
 * Log group of the function that empties the stack's buckets. Lambda would create it otherwise, at its first call, and the
 * stack would neither create it after that nor delete it.
 */
function findCleanupLog(stack: Stack): IConstruct {
  const handler = stack.node
    .findChild('Custom::S3AutoDeleteObjectsCustomResourceProvider')
    .node.findChild('Handler') as CfnResource;
  const existing = stack.node.tryFindChild('BucketCleanupLog');
  return existing ?? createLogGroup(stack, 'BucketCleanupLog', `/aws/lambda/${handler.ref}`);
}

/**
 * Creates a private bucket, which is emptied and deleted with the stack.
 * @param withoutLog reason why its accesses are not logged
 */
export function createPrivateBucket(scope: Construct, id: string, withoutLog: string, props: s3.BucketProps) {
  const bucket = new s3.Bucket(scope, id, {
    blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
    encryption: s3.BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    removalPolicy: RemovalPolicy.DESTROY,
    autoDeleteObjects: true,
    ...props,
  });
  // The log group is created before the first use of the function, and deleted after the last.
  const cleanup = bucket.node.findChild('AutoDeleteObjectsCustomResource');
  cleanup.node.addDependency(findCleanupLog(Stack.of(scope)));
  acknowledge(bucket, { 'AwsSolutions-S1': withoutLog });
  // Bucket does not satisfy IBucket under exactOptionalPropertyTypes.
  return bucket as s3.IBucket;
}

/** Accepts findings of the security rules for a construct. `reasons` has the reason of each, by its id. */
export function acknowledge(construct: IConstruct, reasons: Readonly<Record<string, string>>): void {
  const findings = Object.entries(reasons).map(([id, reason]) => ({ id, reason }));
  Validations.of(construct).acknowledge(...findings);
}

/** Accepts findings for a function that the CDK adds to the stack and runs during deployments only. */
export function acknowledgeCdkFunction(handler: IConstruct): void {
  acknowledge(handler, {
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
      "CDK's function writes logs. It runs during deployments only.",
    'AwsSolutions-L1': 'CDK chooses and updates the runtime of its functions.',
  });
}

/** Creates a call of AWS during deployments. The CDK creates one function for all calls of the stack, outside of them. */
export function createAwsCall(
  scope: Construct,
  id: string,
  props: Pick<AwsCustomResourceProps, 'onCreate' | 'policy'>,
): AwsCustomResource {
  const stack = Stack.of(scope);
  const log = stack.node.tryFindChild('AwsCallsLog') as LogGroup | undefined;
  const call = new AwsCustomResource(scope, id, {
    ...props,
    installLatestAwsSdk: false,
    timeout: Duration.minutes(1),
    logGroup: log ?? createLogGroup(stack, 'AwsCallsLog'),
  });
  acknowledgeCdkFunction((call.grantPrincipal as Role).node.scope ?? scope);
  return call;
}
