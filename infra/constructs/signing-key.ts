import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { type CfnSecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/** The key that signs session tokens. Secrets Manager makes it up; nobody ever sees it. */
export class SigningKey extends Construct {
  readonly secret: Secret;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description: 'Signs session tokens (HS256).',
      // 64 of 62 characters: 381 bits, more than the 256 that HS256 can use.
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // Fixed: a new key would log everyone out.
    (this.secret.node.defaultChild as CfnSecret).overrideLogicalId('SigningKey');
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'Rotated by an operator, as the runbook says: put-secret-value keeps the old key as AWSPREVIOUS, and tokens signed with it stay valid for their seven days. A schedule would drop keys that live tokens still need.',
    });
  }
}
