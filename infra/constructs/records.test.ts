import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, it } from 'vitest';
import { createStack } from '../testing/create-stack.ts';

describe('what is kept', () => {
  const template = Template.fromStack(createStack().stack);

  it('is a table that can be restored, and not be deleted by accident', () => {
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      BillingMode: 'PAY_PER_REQUEST',
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: Match.absent(),
    });
  });

  it('may be a table that was restored: the functions use it, and no other is made', () => {
    const { stack } = createStack({ tableName: 'Premia-restored' });
    const restored = Template.fromStack(stack);
    restored.resourceCountIs('AWS::DynamoDB::Table', 0);
    restored.hasResourceProperties('AWS::Lambda::Function', {
      Description: 'Premia: login',
      Environment: { Variables: Match.objectLike({ TABLE_NAME: 'Premia-restored' }) },
    });
  });

  it('is a key that nobody has ever seen', () => {
    template.hasResourceProperties('AWS::SecretsManager::Secret', {
      GenerateSecretString: { PasswordLength: 64, ExcludePunctuation: true },
      SecretString: Match.absent(),
    });
  });
});
