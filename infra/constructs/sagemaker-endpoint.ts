import { fileURLToPath } from 'node:url';
import { Aws, CfnMapping, Stack, Validations } from 'aws-cdk-lib';
import { type IGrantable, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import {
  CfnEndpoint,
  CfnEndpointConfig,
  CfnModel,
  CfnModelPackage,
  CfnModelPackageGroup,
} from 'aws-cdk-lib/aws-sagemaker';
import { Construct } from 'constructs';
import modelMetadata from '#model/artifacts/metadata.json' with { type: 'json' };
import { xgboostImage, xgboostImageAccounts } from '../xgboost-images.ts';
import { createLogGroup } from './shared-settings.ts';

/** Properties of {@link PremiumModel}. */
export interface PremiumModelProps {
  /** Path of `model.tar.gz`: the rating tables and the inference code. */
  readonly archive: string;
  /** Provisioned concurrency. With 0 the endpoint scales to zero. */
  readonly warmModels: number;
  /** Maximum concurrency, counted against the account's quota. */
  readonly concurrency: number;
}

function findImageAccount(scope: Construct): string {
  const mapping = new CfnMapping(scope, 'ImageAccounts', {
    mapping: Object.fromEntries(
      Object.entries(xgboostImageAccounts).map(([region, account]) => [region, { account }]),
    ),
  });
  return mapping.findInMap(Aws.REGION, 'account');
}

/** Evaluation that `npm run train` writes. */
const metricsFile = fileURLToPath(new URL('../../model-training/artifacts/metadata.json', import.meta.url));

/** Name of the endpoint's only variant, a dimension of its metrics. */
export const modelVariant = 'premiums';

/** SageMaker serverless endpoint of the premium models. */
export class PremiumModel extends Construct {
  readonly endpointName: string;
  readonly environment: Readonly<Record<string, string>>;
  private readonly endpointArn: string;

  constructor(scope: Construct, id: string, { archive, warmModels, concurrency }: PremiumModelProps) {
    super(scope, id);
    // Fixed, so that the stack can create the log group, with its retention, before SageMaker does.
    this.endpointName = `${Stack.of(this).stackName.toLowerCase()}-premium-model`;
    this.environment = { MODEL_ENDPOINT_NAME: this.endpointName };
    this.endpointArn = Stack.of(this).formatArn({
      service: 'sagemaker',
      resource: 'endpoint',
      resourceName: this.endpointName,
    });
    const logGroup = createLogGroup(this, 'Log', `/aws/sagemaker/Endpoints/${this.endpointName}`);
    const imageAccount = findImageAccount(this);
    const asset = new Asset(this, 'Archive', { path: archive });
    const role = this.createRole(logGroup, imageAccount, asset);
    const container = {
      image: `${imageAccount}.dkr.ecr.${Aws.REGION}.${Aws.URL_SUFFIX}/${xgboostImage.repository}:${xgboostImage.tag}`,
      modelDataUrl: asset.s3ObjectUrl,
      environment: {
        SAGEMAKER_PROGRAM: 'inference.py',
        SAGEMAKER_SUBMIT_DIRECTORY: '/opt/ml/model/code',
      },
    };
    this.registerModel(container);
    const model = new CfnModel(this, 'Model', {
      executionRoleArn: role.roleArn,
      primaryContainer: container,
    });
    // SageMaker uses the role's permissions while it creates the model.
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

  grantInvoke(grantee: IGrantable): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['sagemaker:InvokeEndpoint'], resources: [this.endpointArn] }),
    );
  }

  /** Registers the deployed model, with its versions and evaluation, in SageMaker's model registry. */
  private registerModel(container: CfnModelPackage.ModelPackageContainerDefinitionProperty): void {
    const metrics = new Asset(this, 'Metrics', { path: metricsFile });
    const group = new CfnModelPackageGroup(this, 'PackageGroup', {
      modelPackageGroupName: this.endpointName,
      modelPackageGroupDescription: 'Premium models of Premia.',
    });
    const modelPackage = new CfnModelPackage(this, 'Package', {
      modelPackageGroupName: group.modelPackageGroupName,
      modelApprovalStatus: 'Approved',
      customerMetadataProperties: {
        health: modelMetadata.products.health.model_version,
        car: modelMetadata.products.car.model_version,
      },
      inferenceSpecification: {
        containers: [container],
        supportedContentTypes: ['application/json'],
        supportedResponseMimeTypes: ['application/json'],
      },
      modelMetrics: {
        modelQuality: { statistics: { contentType: 'application/json', s3Uri: metrics.s3ObjectUrl } },
      },
    });
    modelPackage.node.addDependency(group);
  }

  /** Role of the container: pulls the image, reads the archive, writes logs and metrics. */
  private createRole(logGroup: LogGroup, imageAccount: string, archive: Asset): Role {
    const role = new Role(this, 'Role', {
      description: 'Premium model.',
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
        "ecr:GetAuthorizationToken and cloudwatch:PutMetricData don't support resource-level permissions. Metrics are restricted to SageMaker's namespaces.",
    });
    return role;
  }
}
