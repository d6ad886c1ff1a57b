import { Match, Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { routeIds, routes } from '#contract/routes.ts';
import { type FunctionSettings, functionSettings } from '../function-settings.ts';
import { createStack } from '../testing/create-stack.ts';

interface Statement {
  readonly Action: string | string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

/** Actions that don't support resource-level permissions. */
const actionsWithoutResource = ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'];

const listActions = ({ Action }: Statement) => [Action].flat();

describe('EndpointFunctions', () => {
  let template: Template;

  beforeAll(() => {
    template = Template.fromStack(
      createStack({ reserveConcurrency: 'true', mailFrom: 'a@example.com' }).stack,
    );
  });

  const findFunction = (routeId: string) => {
    const found = Object.values(
      template.findResources('AWS::Lambda::Function', { Properties: { Description: `Premia: ${routeId}` } }),
    );
    expect(found).toHaveLength(1);
    return found[0]?.Properties;
  };

  /** Policy statements of a function's role. */
  const findStatements = (routeId: string): Statement[] => {
    const role = findFunction(routeId).Role['Fn::GetAtt'][0];
    expect(template.toJSON().Resources[role].Properties.ManagedPolicyArns).toBeUndefined();
    const policies = template.findResources('AWS::IAM::Policy', {
      Properties: { Roles: [{ Ref: role }] },
    });
    return Object.values(policies).flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
  };

  it.each(routeIds)('%s has the limits of its settings', (routeId) => {
    const { memory, timeout, reservedConcurrency }: FunctionSettings = functionSettings[routeId];
    expect(findFunction(routeId)).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      MemorySize: memory,
      Timeout: timeout,
      TracingConfig: { Mode: 'Active' },
      LoggingConfig: { LogFormat: 'JSON' },
    });
    expect(findFunction(routeId).ReservedConcurrentExecutions).toBe(reservedConcurrency);
  });

  it.each(routeIds)('%s has exactly the table permissions of its settings', (routeId) => {
    const actions = findStatements(routeId)
      .filter(({ Condition }) => Condition === undefined)
      .flatMap(listActions)
      .filter((action) => action.startsWith('dynamodb:'));
    expect(actions.sort()).toEqual(
      functionSettings[routeId].table.map((action) => `dynamodb:${action}`).sort(),
    );
  });

  it.each(routeIds)('%s can record the last use of a session only if it requires one', (routeId) => {
    const conditional = findStatements(routeId).filter(({ Condition }) => Condition !== undefined);
    const allowed = {
      Action: 'dynamodb:UpdateItem',
      Condition: {
        'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['pk', 'sk', 'last_used_at'] },
        StringEqualsIfExists: { 'dynamodb:ReturnValues': 'NONE' },
      },
    };
    const expected = routes[routeId].session === 'required' ? [expect.objectContaining(allowed)] : [];
    expect(conditional).toEqual(expected);
  });

  it.each(routeIds)(
    '%s can invoke the model and read the signing key only if its settings say so',
    (routeId) => {
      const actions = findStatements(routeId).flatMap(listActions);
      expect(actions.includes('sagemaker:InvokeEndpoint')).toBe(functionSettings[routeId].model);
      expect(actions.includes('secretsmanager:GetSecretValue')).toBe(functionSettings[routeId].signingKey);
      expect('MODEL_ENDPOINT_NAME' in findFunction(routeId).Environment.Variables).toBe(
        functionSettings[routeId].model,
      );
    },
  );

  it.each(routeIds)('%s has no wildcard except for actions without resource-level permissions', (routeId) => {
    for (const statement of findStatements(routeId)) {
      expect(listActions(statement).join()).not.toContain('*');
      if (JSON.stringify(statement.Resource).includes('*')) {
        expect(listActions(statement).sort()).toEqual(actionsWithoutResource);
        expect(statement.Resource).toBe('*');
      }
    }
  });

  it('creates a role and a log group for each function, with a retention of 30 days', () => {
    const functions = routeIds.map(findFunction);
    expect(new Set(functions.map(({ Role }) => JSON.stringify(Role))).size).toBe(routeIds.length);
    expect(new Set(functions.map(({ LoggingConfig }) => JSON.stringify(LoggingConfig.LogGroup))).size).toBe(
      routeIds.length,
    );
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 });
  });

  it('reserves no concurrency by default', () => {
    const { stack } = createStack();
    Template.fromStack(stack).allResourcesProperties('AWS::Lambda::Function', {
      ReservedConcurrentExecutions: Match.absent(),
    });
  });
});
