import { expect, it } from 'vitest';
import { routeIds } from '#contract/routes.ts';
import { createTemplate, listProperties } from '#tests/support/create-stack.ts';

const template = createTemplate({ mailFrom: 'a@example.com' });

const listGroups = (from = template) => listProperties(from, 'AWS::CodeDeploy::DeploymentGroup');

it('connects each method to the alias of its function, which alone the API may invoke', () => {
  const aliases = Object.keys(template.findResources('AWS::Lambda::Alias'));
  const integrations = listProperties(template, 'AWS::ApiGateway::Method')
    .map(({ Integration }) => Integration)
    // The gateway itself refuses other methods of the server for assistants.
    .filter(({ Type }) => Type !== 'MOCK');
  expect(integrations.length).toBeGreaterThanOrEqual(routeIds.length);
  for (const { Uri } of integrations) {
    const [alias] = /\w+(?=\D*\/invocations)/.exec(JSON.stringify(Uri)) ?? [];
    expect(aliases).toContain(alias);
  }
  const ofApi = { Principal: 'apigateway.amazonaws.com' };
  const invoked = listProperties(template, 'AWS::Lambda::Permission', ofApi).map(
    ({ FunctionName }) => FunctionName.Ref,
  );
  expect([...new Set(invoked)].sort()).toEqual(aliases.sort());
});

it('lets CodeDeploy move each alias', () => {
  const policies = Object.values(template.findResources('AWS::Lambda::Alias')).map(
    ({ UpdatePolicy }) => UpdatePolicy.CodeDeployLambdaAliasUpdate.DeploymentGroupName.Ref,
  );
  expect(new Set(policies).size).toBe(routeIds.length);
  expect(listGroups()).toHaveLength(routeIds.length);
});

it('is gradual in prod, and rolled back if the function fails or functions return internal errors', () => {
  const groups = listGroups();
  expect(groups).toHaveLength(routeIds.length);
  for (const group of groups) {
    expect(group).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
      AlarmConfiguration: { Enabled: true },
      AutoRollbackConfiguration: {
        Enabled: true,
        Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'],
      },
    });
    const [own, shared] = group.AlarmConfiguration.Alarms.map(
      ({ Name }: { Name: { Ref: string } }) =>
        template.toJSON().Resources[Name.Ref].Properties as Record<string, unknown>,
    );
    expect(own).toMatchObject({ MetricName: 'Errors', Period: 60, Threshold: 1 });
    expect(shared).toMatchObject({
      Namespace: 'Premia',
      MetricName: 'InternalErrors',
      Period: 60,
      Threshold: 3,
    });
  }
  template.hasResourceProperties('AWS::Logs::MetricFilter', {
    FilterPattern: '{ ($.status = 500) || ($.status = 502) }',
    MetricTransformations: [{ MetricNamespace: 'Premia', MetricName: 'InternalErrors', MetricValue: '1' }],
  });
});

it('is immediate and without alarms on request', () => {
  const groups = listGroups(createTemplate({ rollout: 'allAtOnce', mailFrom: 'a@example.com' }));
  expect(groups).toHaveLength(routeIds.length);
  for (const group of groups) {
    expect(group.DeploymentConfigName).toBe('CodeDeployDefault.LambdaAllAtOnce');
    expect(group.AlarmConfiguration?.Alarms ?? []).toEqual([]);
  }
});

it.each(['dev', 'staging', 'prod'])('deploys at most four functions at a time in %s', (stage) => {
  const inStage = createTemplate({ stage, mailFrom: 'a@example.com' });
  for (const type of ['AWS::CodeDeploy::DeploymentGroup', 'AWS::Lambda::Alias']) {
    const resources = inStage.findResources(type);
    const ids = Object.keys(resources);
    const findPrevious = (id: string) => ids.filter((other) => resources[id]?.DependsOn?.includes(other));
    // Each one but the first four waits for one, for which no other waits: four rows.
    const first = ids.filter((id) => findPrevious(id).length === 0);
    const waitedFor = ids.flatMap(findPrevious);
    expect(first).toHaveLength(4);
    expect(waitedFor).toHaveLength(ids.length - 4);
    expect(new Set(waitedFor).size).toBe(waitedFor.length);
  }
});
