import { Aws, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { ApiKey, type IRestApi, type RestApi, UsagePlan } from 'aws-cdk-lib/aws-apigateway';
import { AnyPrincipal, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { type CfnSecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from './shared-settings.ts';

/** Creates a secret of 64 letters and digits, 381 bits, that Secrets Manager generates. */
function createSecret(scope: Construct, id: string, description: string): Secret {
  return new Secret(scope, id, {
    description,
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: RemovalPolicy.DESTROY,
  });
}

export function createKeys(scope: Construct) {
  const signingKey = createSecret(scope, 'SigningKey', 'Signs session tokens (HS256).');
  // Fixed: with a generated id, moving it would replace the key and end every session.
  (signingKey.node.defaultChild as CfnSecret).overrideLogicalId('SigningKey');
  acknowledge(signingKey, {
    'AwsSolutions-SMG4':
      'Rotated by an operator (see the runbook). put-secret-value keeps the previous key as AWSPREVIOUS, and tokens signed with it stay valid for seven days. Scheduled rotation could remove a key that valid tokens still need.',
  });
  const clientKey = createSecret(scope, 'ClientKey', 'Hashes the networks of clients in keys of the table.');
  acknowledge(clientKey, {
    'AwsSolutions-SMG4':
      'Its hashes last for an hour at most. A new key only starts the counts of the limits anew.',
  });
  return { signingKey, clientKey };
}

/**
 * Creates the key of KMS that encrypts the table and the queue of mails. Whoever may use these may use it through them, as
 * AWS's own keys allow, so the functions need no further permissions. A retained table needs its key.
 */
export function createCustomerKey(scope: Construct, isRetained: boolean): Key {
  const key = new Key(scope, 'CustomerKey', {
    description: `Encrypts the table and the mails of ${Stack.of(scope).stackName}.`,
    enableKeyRotation: true,
    removalPolicy: isRetained ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
  });
  key.addToResourcePolicy(
    new PolicyStatement({
      principals: [new AnyPrincipal()],
      actions: [
        'kms:Encrypt',
        'kms:Decrypt',
        'kms:ReEncrypt*',
        'kms:GenerateDataKey*',
        'kms:CreateGrant',
        'kms:DescribeKey',
      ],
      resources: ['*'],
      conditions: {
        StringEquals: {
          'kms:CallerAccount': Aws.ACCOUNT_ID,
          'kms:ViaService': ['dynamodb', 'sqs'].map((name) => `${name}.${Aws.REGION}.${Aws.URL_SUFFIX}`),
        },
      },
    }),
  );
  return key;
}

/** Header in which API Gateway expects the key. */
export const originKeyHeader = 'x-api-key';

/**
 * API key that CloudFront sends and API Gateway requires, so that clients can't bypass CloudFront.
 * The functions can therefore trust the viewer address that CloudFront sets.
 */
export class OriginKey extends Construct {
  readonly secret: Secret;
  /** Headers that CloudFront adds to requests to the API. They overwrite the client's. */
  readonly originHeaders: Record<string, string>;

  /** @param revision a new one is a separate key. The previous one is deleted after CloudFront uses the new one. */
  constructor(scope: Construct, id: string, api: RestApi, revision = 1) {
    super(scope, id);
    this.secret = createSecret(this, `Secret${revision}`, 'API key that CloudFront sends to API Gateway.');
    // A dynamic reference: CloudFormation resolves it during deployment, and the template has no value.
    const value = this.secret.secretValue.unsafeUnwrap();
    const key = new ApiKey(this, `Key${revision}`, { description: 'CloudFront', value });
    const plan = new UsagePlan(this, 'UsagePlan', {
      description: 'Requests through CloudFront.',
      // RestApi does not satisfy IRestApi under exactOptionalPropertyTypes.
      apiStages: [{ api: api as IRestApi, stage: api.deploymentStage }],
    });
    plan.addApiKey(key);
    this.originHeaders = { [originKeyHeader]: value };
    acknowledge(this, {
      'AwsSolutions-SMG4':
        'Rotated by deploying a higher originKeyRevision. Both keys are valid until CloudFront uses the new one; scheduled rotation does not wait for that.',
    });
  }
}
