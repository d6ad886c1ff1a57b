import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { ApiKey, type IRestApi, type RestApi, UsagePlan } from 'aws-cdk-lib/aws-apigateway';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/** Whose key it is. */
export interface OriginKeyProps {
  readonly api: RestApi;
  /** Each revision is a key of its own; the one before goes once nothing uses it any more. */
  readonly revision: number;
}

/**
 * Lets only CloudFront call the API: it sends a key that API Gateway checks before any function runs.
 * What CloudFront says of a caller's address can therefore be believed.
 */
export class OriginKey extends Construct {
  /** The headers that CloudFront adds to what it sends to the API, over anything a client sent. */
  readonly originHeaders: Record<string, string>;

  constructor(scope: Construct, id: string, { api, revision }: OriginKeyProps) {
    super(scope, id);
    const secret = new Secret(this, `Secret${revision}`, {
      description: 'What CloudFront shows to API Gateway.',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // CloudFormation resolves a reference while it deploys: the value stands in no template.
    const value = secret.secretValue.unsafeUnwrap();
    const key = new ApiKey(this, `Key${revision}`, { description: 'CloudFront', value });
    const plan = new UsagePlan(this, 'UsagePlan', {
      description: 'Everything that comes through CloudFront.',
      // CDK's own class misses its interface by an optional property that may be undefined.
      apiStages: [{ api: api as IRestApi, stage: api.deploymentStage }],
    });
    plan.addApiKey(key);
    this.originHeaders = { 'x-api-key': value };
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'Rotated by deploying with a higher originKeyRevision: both keys work until CloudFront has changed over, which a schedule could not see to.',
    });
  }
}
