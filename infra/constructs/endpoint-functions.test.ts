import { Match, Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { routeIds } from '#contract/routes.ts';
import { capacities } from '../capacity.ts';
import { permissions } from '../permissions.ts';
import { createStack } from '../testing/create-stack.ts';

interface Statement {
  readonly Action: string | string[];
  readonly Resource: unknown;
}

/** Actions that are about a service and not about one of its resources, so that `*` is all they take. */
const actionsWithoutResource = ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'];

const listActions = ({ Action }: Statement) => [Action].flat();

describe('the functions', () => {
  let template: Template;

  beforeAll(() => {
    template = Template.fromStack(createStack().stack);
  });

  const findFunction = (routeId: string) => {
    const found = Object.values(
      template.findResources('AWS::Lambda::Function', { Properties: { Description: `Premia: ${routeId}` } }),
    );
    expect(found).toHaveLength(1);
    return found[0]?.Properties;
  };

  /** Everything that a function's role may do. */
  const findStatements = (routeId: string): Statement[] => {
    const role = findFunction(routeId).Role['Fn::GetAtt'][0];
    expect(template.toJSON().Resources[role].Properties.ManagedPolicyArns).toBeUndefined();
    const policies = template.findResources('AWS::IAM::Policy', {
      Properties: { Roles: [{ Ref: role }] },
    });
    return Object.values(policies).flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
  };

  it.each(routeIds)('%s runs as Lambda runs functions today, within its bounds', (routeId) => {
    const { memory, timeout, ...capacity } = capacities[routeId];
    expect(findFunction(routeId)).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      MemorySize: memory,
      Timeout: timeout,
      TracingConfig: { Mode: 'Active' },
      LoggingConfig: { LogFormat: 'JSON' },
    });
    expect(findFunction(routeId).ReservedConcurrentExecutions).toBe(
      'reservedConcurrency' in capacity ? capacity.reservedConcurrency : undefined,
    );
  });

  it.each(routeIds)('%s may do with the table what its row grants, and nothing else', (routeId) => {
    const actions = findStatements(routeId)
      .flatMap(listActions)
      .filter((action) => action.startsWith('dynamodb:'));
    expect(actions.sort()).toEqual(permissions[routeId].table.map((action) => `dynamodb:${action}`).sort());
  });

  it.each(routeIds)('%s may ask the model and read the key only where its row says so', (routeId) => {
    const actions = findStatements(routeId).flatMap(listActions);
    expect(actions.includes('sagemaker:InvokeEndpoint')).toBe(permissions[routeId].model);
    expect(actions.includes('secretsmanager:GetSecretValue')).toBe(permissions[routeId].signingKey);
    expect('MODEL_ENDPOINT_NAME' in findFunction(routeId).Environment.Variables).toBe(
      permissions[routeId].model,
    );
  });

  it.each(routeIds)('%s holds no wildcard but for what has no resource to name', (routeId) => {
    for (const statement of findStatements(routeId)) {
      expect(listActions(statement).join()).not.toContain('*');
      if (JSON.stringify(statement.Resource).includes('*')) {
        expect(listActions(statement).sort()).toEqual(actionsWithoutResource);
        expect(statement.Resource).toBe('*');
      }
    }
  });

  it('each have a role and a log of their own, and logs end after a month', () => {
    const functions = routeIds.map(findFunction);
    expect(new Set(functions.map(({ Role }) => JSON.stringify(Role))).size).toBe(routeIds.length);
    expect(new Set(functions.map(({ LoggingConfig }) => JSON.stringify(LoggingConfig.LogGroup))).size).toBe(
      routeIds.length,
    );
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 });
  });

  it('reserve nothing on an account that has nothing to reserve', () => {
    const { stack } = createStack({ reserveConcurrency: 'false' });
    Template.fromStack(stack).allResourcesProperties('AWS::Lambda::Function', {
      ReservedConcurrentExecutions: Match.absent(),
    });
  });
});
