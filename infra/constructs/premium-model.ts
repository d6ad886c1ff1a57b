import { Aws, CfnMapping, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { type IGrantable, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { CfnEndpoint, CfnEndpointConfig, CfnModel } from 'aws-cdk-lib/aws-sagemaker';
import { Construct } from 'constructs';
import { xgboostImage, xgboostImageAccounts } from '../xgboost-images.ts';

/** What the endpoint serves, and how. */
export interface PremiumModelProps {
  /** The path of `model.tar.gz`: both boosters, their metadata and the code that serves them. */
  readonly archive: string;
  /** Copies that are kept warm; 0 lets the endpoint shrink to nothing. */
  readonly warmModels: number;
  /** Most requests that it works on at once; a share of the account's quota. */
  readonly concurrency: number;
}

/** The account that AWS publishes the container from in the region that is deployed to. */
function findImageAccount(scope: Construct): string {
  const mapping = new CfnMapping(scope, 'ImageAccounts', {
    mapping: Object.fromEntries(
      Object.entries(xgboostImageAccounts).map(([region, account]) => [region, { account }]),
    ),
  });
  return mapping.findInMap(Aws.REGION, 'account');
}

/** The name of the endpoint's only variant, a dimension of its metrics. */
export const modelVariant = 'premiums';

/** The SageMaker serverless endpoint that estimates premiums. */
export class PremiumModel extends Construct {
  readonly endpointName: string;
  readonly environment: Readonly<Record<string, string>>;
  private readonly endpointArn: string;

  constructor(scope: Construct, id: string, { archive, warmModels, concurrency }: PremiumModelProps) {
    super(scope, id);
    // A name of our own, so that the log group is there, with its retention, before SageMaker makes one.
    this.endpointName = `${Stack.of(this).stackName.toLowerCase()}-premium-model`;
    this.environment = { MODEL_ENDPOINT_NAME: this.endpointName };
    this.endpointArn = Stack.of(this).formatArn({
      service: 'sagemaker',
      resource: 'endpoint',
      resourceName: this.endpointName,
    });
    const logGroup = new LogGroup(this, 'Log', {
      logGroupName: `/aws/sagemaker/Endpoints/${this.endpointName}`,
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const imageAccount = findImageAccount(this);
    const asset = new Asset(this, 'Archive', { path: archive });
    const role = this.createRole(logGroup, imageAccount, asset);
    const model = new CfnModel(this, 'Model', {
      executionRoleArn: role.roleArn,
      primaryContainer: {
        image: `${imageAccount}.dkr.ecr.${Aws.REGION}.${Aws.URL_SUFFIX}/${xgboostImage.repository}:${xgboostImage.tag}`,
        modelDataUrl: asset.s3ObjectUrl,
        environment: {
          SAGEMAKER_PROGRAM: 'inference.py',
          SAGEMAKER_SUBMIT_DIRECTORY: '/opt/ml/model/code',
        },
      },
    });
    // SageMaker reads the archive as this role while it creates the model.
    model.node.addDependency(role);
    const endpointConfig = new CfnEndpointConfig(this, 'EndpointConfig', {
      productionVariants: [
        {
          variantName: modelVariant,
          modelName: model.attrModelName,
          initialVariantWeight: 1,
          serverlessConfig: {
            memorySizeInMb: 2048,
            maxConcurrency: concurrency,
            ...(warmModels > 0 ? { provisionedConcurrency: warmModels } : {}),
          },
        },
      ],
    });
    const endpoint = new CfnEndpoint(this, 'Endpoint', {
      endpointName: this.endpointName,
      endpointConfigName: endpointConfig.attrEndpointConfigName,
    });
    endpoint.node.addDependency(logGroup);
  }

  /** Lets a function ask for premiums. */
  grantInvoke(grantee: IGrantable): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['sagemaker:InvokeEndpoint'], resources: [this.endpointArn] }),
    );
  }

  /** What SageMaker asks of a model's role: to pull the container, read the archive, log and measure. */
  private createRole(logGroup: LogGroup, imageAccount: string, archive: Asset): Role {
    const role = new Role(this, 'Role', {
      description: 'The premium model.',
      assumedBy: new ServicePrincipal('sagemaker.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    });
    logGroup.grantWrite(role);
    logGroup.grant(role, 'logs:DescribeLogStreams');
    role.addToPolicy(
      new PolicyStatement({
        actions: ['s3:GetObject'],
        resources: [archive.bucket.arnForObjects(archive.s3ObjectKey)],
      }),
    );
    role.addToPolicy(
      new PolicyStatement({
        actions: ['ecr:BatchCheckLayerAvailability', 'ecr:BatchGetImage', 'ecr:GetDownloadUrlForLayer'],
        resources: [
          Stack.of(this).formatArn({
            service: 'ecr',
            account: imageAccount,
            resource: 'repository',
            resourceName: xgboostImage.repository,
          }),
        ],
      }),
    );
    role.addToPolicy(new PolicyStatement({ actions: ['ecr:GetAuthorizationToken'], resources: ['*'] }));
    role.addToPolicy(
      new PolicyStatement({
        actions: ['cloudwatch:PutMetricData'],
        resources: ['*'],
        conditions: { StringLike: { 'cloudwatch:namespace': ['AWS/SageMaker', '/aws/sagemaker/*'] } },
      }),
    );
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        "Neither a token for the registry nor a measurement has a resource to name; measurements are held to SageMaker's own namespaces.",
    });
    return role;
  }
}
