import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { createTemplate, listStatements } from '#tests/support/create-stack.ts';

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

  it.each(['dev', 'prod'])(
    'have a key of the account with customerKey, which %s keeps as its table',
    (stage) => {
      const own = createTemplate({ stage, customerKey: 'true', mailFrom: 'a@example.com' });
      const [id = ''] = Object.keys(own.findResources('AWS::KMS::Key'));
      const arn = { 'Fn::GetAtt': [id, 'Arn'] };
      own.hasResource('AWS::KMS::Key', {
        Properties: { EnableKeyRotation: true },
        DeletionPolicy: stage === 'prod' ? 'RetainExceptOnCreate' : 'Delete',
      });
      own.hasResourceProperties('AWS::DynamoDB::Table', {
        SSESpecification: { SSEEnabled: true, SSEType: 'KMS', KMSMasterKeyId: arn },
      });
      own.hasResourceProperties('AWS::SQS::Queue', {
        KmsMasterKeyId: arn,
        SqsManagedSseEnabled: Match.absent(),
      });
      const [key] = Object.values(own.findResources('AWS::KMS::Key'));
      const [, byServices] = key?.Properties.KeyPolicy.Statement ?? [];
      const viaServices = JSON.stringify(byServices.Condition.StringEquals['kms:ViaService']);
      expect(viaServices).toContain('dynamodb.');
      expect(viaServices).toContain('sqs.');
      expect(byServices.Condition.StringEquals['kms:CallerAccount']).toEqual({ Ref: 'AWS::AccountId' });
    },
  );

  it('have no key of the account by default', () => {
    template.resourceCountIs('AWS::KMS::Key', 0);
    template.hasResourceProperties('AWS::DynamoDB::Table', { SSESpecification: Match.absent() });
  });

  it('leave no table behind if the first deployment fails, and protect it at the end', () => {
    template.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
    });
    const [protection] = Object.values(template.findResources('Custom::AWS')).filter(({ Properties }) =>
      JSON.stringify(Properties.Create).includes('DynamoDB'),
    );
    expect(JSON.stringify(protection?.Properties.Create)).toContain('DeletionProtectionEnabled');
    const last = ['AWS::CloudFront::Distribution', 'Custom::CDKBucketDeployment', 'AWS::CloudWatch::Alarm'];
    for (const id of last.flatMap((type) => Object.keys(template.findResources(type)))) {
      expect(protection?.DependsOn).toContain(id);
    }
  });

  it('are kept beside an existing table of tableName, and functions of either deployment have access', () => {
    const restored = createTemplate({ tableName: 'Premia-restored', previousTableName: 'Premia-older' });
    restored.hasResource('AWS::DynamoDB::Table', { DeletionPolicy: 'RetainExceptOnCreate' });
    expect(Object.keys(restored.findResources('Custom::AWS'))).toEqual(
      Object.keys(template.findResources('Custom::AWS')),
    );
    for (const [from, tables] of [
      [template, ['RecordsTable']],
      [restored, ['RecordsTable', 'table/Premia-older', 'table/Premia-restored']],
    ] as const) {
      const statements = ['login', 'get-profile', 'erase-accounts'].flatMap((name) =>
        listStatements(from, name),
      );
      const ofTable = statements.filter(({ Action }) => JSON.stringify(Action).includes('dynamodb:'));
      expect(ofTable.length).toBeGreaterThan(5);
      for (const { Resource } of ofTable) {
        const arns = [Resource].flat().map((arn) => JSON.stringify(arn));
        expect(arns).toEqual(tables.map((name) => expect.stringContaining(name)));
      }
    }
    for (const name of ['login', 'erase-accounts']) {
      restored.hasResourceProperties('AWS::Lambda::Function', {
        Description: `Premia: ${name}`,
        Environment: { Variables: Match.objectLike({ TABLE_NAME: 'Premia-restored' }) },
      });
    }
  });

  it('are a signing key that Secrets Manager generates', () => {
    template.hasResourceProperties('AWS::SecretsManager::Secret', {
      GenerateSecretString: { PasswordLength: 64, ExcludePunctuation: true },
      SecretString: Match.absent(),
    });
  });
});
