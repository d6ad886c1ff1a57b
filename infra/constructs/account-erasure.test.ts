import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { eraserTableActions } from '../function-settings.ts';
import { createStack } from '../testing/create-stack.ts';

it('runs every 15 minutes, for less than that, and can use nothing but the table', () => {
  const template = Template.fromStack(createStack().stack);
  template.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(15 minutes)',
    State: 'ENABLED',
    Targets: [{ RetryPolicy: { MaximumRetryAttempts: 0 } }],
  });
  const functions = template.findResources('AWS::Lambda::Function', {
    Properties: { Description: 'Premia: erase-accounts', Timeout: 600 },
  });
  const [role] = Object.values(functions).map(({ Properties }) => Properties.Role['Fn::GetAtt'][0]);
  const policies = template.findResources('AWS::IAM::Policy', { Properties: { Roles: [{ Ref: role }] } });
  const actions = Object.values(policies)
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .flatMap(({ Action }) => Action)
    .filter((action) => !/^(logs|xray):/.test(action));
  expect(actions).toEqual(eraserTableActions.map((action) => `dynamodb:${action}`));
});
