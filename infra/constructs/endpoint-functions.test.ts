import { Match } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { routeIds, routes } from '#contract/routes.ts';
import { type Partition, partitionPrefixes } from '#functions/data/keys.ts';
import { createTemplate, listProperties, listStatements } from '#tests/support/create-stack.ts';
import { functionSettings } from '../function-settings.ts';

const leadingKeys = (partition: Partition): Record<string, object> => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${partitionPrefixes[partition]}*`] },
});

const template = createTemplate({ reserveConcurrency: 'true', mailFrom: 'a@example.com' });

const findFunction = (routeId: string) => {
  const found = listProperties(template, 'AWS::Lambda::Function', { Description: `Premia: ${routeId}` });
  expect(found).toHaveLength(1);
  return found[0];
};

const findStatements = (routeId: string) => listStatements(template, routeId);

it.each(routeIds)('%s has the limits of its settings', (routeId) => {
  const { memory, timeout, reservedConcurrency } = functionSettings[routeId];
  expect(findFunction(routeId)).toMatchObject({
    Runtime: 'nodejs24.x',
    Architectures: ['arm64'],
    Handler: 'index.handler',
    MemorySize: memory,
    Timeout: timeout,
    LoggingConfig: { LogFormat: 'JSON', ApplicationLogLevel: 'INFO', SystemLogLevel: 'INFO' },
  });
  expect(findFunction(routeId).ReservedConcurrentExecutions).toBe(reservedConcurrency);
});

it.each(['dev', 'staging', 'prod'])('functions of %s wait at most 12 s for the model', (stage) => {
  const functions = listProperties(createTemplate({ stage }), 'AWS::Lambda::Function').filter(
    ({ Environment }) => Environment?.Variables?.MODEL_ENDPOINT_NAME,
  );
  expect(functions.map(({ Timeout }) => Timeout)).toEqual(Array(7).fill(12));
});

it.each(routeIds)('%s has exactly the table permissions of its settings, on these partitions', (routeId) => {
  const access = Object.entries(functionSettings[routeId].table).map(([partition, actions]) => ({
    actions: actions.map((action) => `dynamodb:${action}`),
    condition: leadingKeys(partition as Partition),
  }));
  // Records the last use of the session, and changes nothing else.
  if (routes[routeId].session === 'required') {
    access.push({
      actions: ['dynamodb:UpdateItem'],
      condition: {
        ...leadingKeys('user'),
        'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['pk', 'sk', 'last_used_at'] },
        StringEqualsIfExists: { 'dynamodb:ReturnValues': 'NONE' },
      },
    });
  }
  const granted = findStatements(routeId)
    .map(({ Action, Condition }) => ({ actions: [Action].flat(), condition: Condition }))
    .filter(({ actions }) => actions[0]?.startsWith('dynamodb:'));
  expect(granted).toEqual(access);
});

it.each(routeIds)('%s can invoke the model and read each key only if its settings say so', (routeId) => {
  const actions = findStatements(routeId).flatMap(({ Action }) => Action);
  expect(actions.includes('sagemaker:InvokeEndpoint')).toBe(functionSettings[routeId].model);
  const { signingKey, table } = functionSettings[routeId];
  const secrets = findStatements(routeId)
    .filter(({ Action }) => [Action].flat().includes('secretsmanager:GetSecretValue'))
    .flatMap(({ Resource }) => Resource)
    .map((resource) => String(Object(resource).Ref).replace(/^(ClientKey|SigningKey).*/, '$1'));
  expect(secrets.sort()).toEqual([
    ...(table.client ? ['ClientKey'] : []),
    ...(signingKey ? ['SigningKey'] : []),
  ]);
  expect('MODEL_ENDPOINT_NAME' in findFunction(routeId).Environment.Variables).toBe(
    functionSettings[routeId].model,
  );
});

it.each(routeIds)('%s has no wildcard', (routeId) => {
  const statements = findStatements(routeId).map(({ Action, Resource }) => ({ Action, Resource }));
  expect(JSON.stringify(statements)).not.toContain('*');
});

it('creates a role without managed policies and a log group of 30 days for each function', () => {
  const functions = routeIds.map(findFunction);
  const roles = functions.map(({ Role }) => Role['Fn::GetAtt'][0]);
  expect(new Set(roles).size).toBe(routeIds.length);
  const { Resources } = template.toJSON();
  for (const role of roles) expect(Resources[role].Properties.ManagedPolicyArns).toBeUndefined();
  expect(new Set(functions.map(({ LoggingConfig }) => JSON.stringify(LoggingConfig.LogGroup))).size).toBe(
    routeIds.length,
  );
  template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 });
});

it('reserves no concurrency by default', () => {
  createTemplate().allResourcesProperties('AWS::Lambda::Function', {
    ReservedConcurrentExecutions: Match.absent(),
  });
});
