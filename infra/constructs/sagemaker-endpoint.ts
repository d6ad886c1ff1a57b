import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Aws, Stack } from 'aws-cdk-lib';
import { DockerImageAsset, Platform } from 'aws-cdk-lib/aws-ecr-assets';
import { type IGrantable, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnEndpoint, CfnEndpointConfig, CfnModel } from 'aws-cdk-lib/aws-sagemaker';
import { Construct } from 'constructs';
import { type Config, getModelConcurrency } from '../config.ts';
import { acknowledge, createLogGroup } from './shared-settings.ts';

/** Contains the server, the evaluator and the rating tables. */
const modelFolder = fileURLToPath(new URL('../../model-training', import.meta.url));

/** Fixed, so that the stack can create the log group, with its retention, before SageMaker does. */
export const modelEndpointName = (stack: string) => `${stack.toLowerCase()}-premium-model`;

/** Name of the endpoint's only variant, a dimension of its metrics. */
export const modelVariant = 'premiums';

/**
 * Regions with serverless endpoints (SageMaker Developer Guide, "Deploy models with Amazon SageMaker Serverless
 * Inference").
 */
const serverlessRegions = `
  af-south-1 ap-east-1 ap-northeast-1 ap-northeast-2 ap-northeast-3 ap-south-1 ap-southeast-1 ap-southeast-2 ca-central-1
  eu-central-1 eu-north-1 eu-south-1 eu-west-1 eu-west-2 eu-west-3 me-south-1 sa-east-1 us-east-1 us-east-2 us-west-1
  us-west-2`
  .trim()
  .split(/\s+/);

/** Throws an Error if the model can't be deployed to the region, undefined if the CDK does not know it yet. */
export function checkRegion(region: string | undefined): void {
  if (region === undefined || serverlessRegions.includes(region)) return;
  throw new Error(
    `Premia can't be deployed to ${region}, because SageMaker has no serverless endpoints there. Set AWS_REGION to one of ${serverlessRegions.join(', ')}`,
  );
}

/**
 * Image of the model's server. SageMaker accepts manifests of Docker's own type only, neither OCI manifests nor indexes
 * (aws/amazon-sagemaker-feedback#180). Docker and Finch write that type with `type=docker`; Podman does not support the
 * option, and reads `BUILDAH_FORMAT`, which `deploy.ts` sets. The CDK already disables attestations, which need an index.
 */
function createImage(scope: Construct): DockerImageAsset {
  const isPodman = basename(process.env.CDK_DOCKER ?? 'docker').startsWith('podman');
  return new DockerImageAsset(scope, 'Image', {
    directory: modelFolder,
    file: 'serving/Dockerfile',
    platform: Platform.LINUX_AMD64,
    ...(isPodman ? {} : { outputs: ['type=docker,oci-mediatypes=false'] }),
    // The same image, whichever program builds it.
    invalidation: { outputs: false },
  });
}

/** SageMaker serverless endpoint of the premium models. */
export class ModelEndpoint extends Construct {
  readonly endpointName: string;
  readonly environment: Readonly<Record<string, string>>;

  constructor(scope: Construct, id: string, config: Config) {
    super(scope, id);
    this.endpointName = modelEndpointName(Stack.of(this).stackName);
    this.environment = { MODEL_ENDPOINT_NAME: this.endpointName };
    const logGroup = createLogGroup(this, 'Log', `/aws/sagemaker/Endpoints/${this.endpointName}`);
    const image = createImage(this);
    const role = this.createRole(logGroup, image);
    const model = new CfnModel(this, 'Model', {
      executionRoleArn: role.roleArn,
      primaryContainer: { image: image.imageUri },
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
            memorySizeInMb: 1024,
            maxConcurrency: getModelConcurrency(config),
            // Without it the endpoint scales to zero.
            ...(config.warmModels > 0 && { provisionedConcurrency: config.warmModels }),
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
    const endpoint = { service: 'sagemaker', resource: 'endpoint', resourceName: this.endpointName };
    const resources = [Stack.of(this).formatArn(endpoint)];
    const actions = ['sagemaker:InvokeEndpoint'];
    grantee.grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions, resources }));
  }

  /** Role of the container: pulls the image, writes logs and metrics. */
  private createRole(logGroup: LogGroup, image: DockerImageAsset): Role {
    const role = new Role(this, 'Role', {
      description: 'Premium model.',
      assumedBy: new ServicePrincipal('sagemaker.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    });
    logGroup.grantWrite(role);
    logGroup.grant(role, 'logs:DescribeLogStreams');
    image.repository.grantPull(role);
    role.addToPolicy(
      new PolicyStatement({
        actions: ['cloudwatch:PutMetricData'],
        resources: ['*'],
        conditions: { StringLike: { 'cloudwatch:namespace': ['AWS/SageMaker', '/aws/sagemaker/*'] } },
      }),
    );
    acknowledge(role, {
      'AwsSolutions-IAM5[Resource::*]':
        "ecr:GetAuthorizationToken and cloudwatch:PutMetricData don't support resource-level permissions. Metrics are restricted to SageMaker's namespaces.",
    });
    return role;
  }
}
