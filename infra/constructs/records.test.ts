import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { createTemplate } from '#tests/support/create-stack.ts';

describe('stateful resources', () => {
  const template = createTemplate();

  it('are a table with point-in-time recovery', () => {
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      BillingMode: 'PAY_PER_REQUEST',
      DeletionProtectionEnabled: Match.absent(),
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: Match.absent(),
    });
  });

  it('leave no table behind if the first deployment fails, and protect it at the end', () => {
    template.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
    });
    const [protection] = Object.values(template.findResources('Custom::AWS'));
    expect(JSON.stringify(protection?.Properties.Create)).toContain('DeletionProtectionEnabled');
    const last = ['AWS::CloudFront::Distribution', 'Custom::CDKBucketDeployment', 'AWS::CloudWatch::Alarm'];
    for (const id of last.flatMap((type) => Object.keys(template.findResources(type)))) {
      expect(protection?.DependsOn).toContain(id);
    }
  });

  it('use an existing table with tableName, and create none', () => {
    const restored = createTemplate({ tableName: 'Premia-restored' });
    restored.resourceCountIs('AWS::DynamoDB::Table', 0);
    restored.resourceCountIs('Custom::AWS', 0);
    restored.hasResourceProperties('AWS::Lambda::Function', {
      Description: 'Premia: login',
      Environment: { Variables: Match.objectLike({ TABLE_NAME: 'Premia-restored' }) },
    });
  });

  it('are a signing key that Secrets Manager generates', () => {
    template.hasResourceProperties('AWS::SecretsManager::Secret', {
      GenerateSecretString: { PasswordLength: 64, ExcludePunctuation: true },
      SecretString: Match.absent(),
    });
  });
});
