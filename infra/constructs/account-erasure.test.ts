import { expect, it } from 'vitest';
import { jobSettings } from '../function-settings.ts';
import { createTemplate, listStatements } from '../testing/create-stack.ts';

it('runs every 15 minutes, for less than that, and can use nothing but the table', () => {
  const template = createTemplate();
  template.hasResourceProperties('AWS::Lambda::Function', {
    Description: 'Premia: erase-accounts',
    Timeout: 600,
  });
  template.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(15 minutes)',
    State: 'ENABLED',
    Targets: [{ RetryPolicy: { MaximumRetryAttempts: 0 } }],
  });
  const actions = listStatements(template, 'erase-accounts')
    .flatMap(({ Action }) => Action)
    .filter((action) => !/^(logs|xray):/.test(action));
  const { user, erasures } = jobSettings['erase-accounts'].table;
  expect(actions).toEqual([...user, ...erasures].map((action) => `dynamodb:${action}`));
});
