import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { createEmulatorStack, createStack, createTemplate } from '#tests/support/create-stack.ts';
import { listDeployedRoutes } from './function-settings.ts';

interface Resource {
  readonly Type: string;
  readonly DependsOn?: readonly string[];
}

describe('PremiaStack', () => {
  const template = createTemplate();

  // A renamed one is replaced: data and sessions are lost, addresses change, and a fixed name is taken.
  it('keeps the logical ids of resources that must not be replaced', () => {
    const listIds = (type: string) => Object.keys(template.findResources(`AWS::${type}`));
    expect(listIds('DynamoDB::Table')).toEqual(['RecordsTable']);
    expect(listIds('SecretsManager::Secret')).toContain('SigningKey');
    expect(listIds('CloudFront::Distribution')).toEqual(['WebsiteDistribution0C86AB5B']);
    expect(listIds('SNS::Topic')).toEqual(['MonitoringTopic2EDA8B02']);
    expect(listIds('SageMaker::Endpoint')).toEqual(['ModelEndpoint65D8CF31']);
  });

  it('gives functions a new version after the model', () => {
    const aliases = Object.values(template.findResources('AWS::Lambda::Alias'));
    expect(aliases).toHaveLength(listDeployedRoutes(false).length);
    for (const { DependsOn } of aliases) expect(DependsOn).toContain('ModelEndpoint65D8CF31');
  });

  it('is protected from deletion in prod only, and outputs the settings of the deployment', () => {
    const settings = { tableName: 'Premia-restored', monthlyBudget: '30' };
    const { stack } = createStack({ ...settings, rollout: 'allAtOnce' });
    expect(stack.terminationProtection).toBe(true);
    expect(createStack({ stage: 'staging' }).stack.terminationProtection).toBe(false);
    Template.fromStack(stack).hasOutput('Context', { Value: JSON.stringify(settings) });
  });

  it('uploads the website after all functions have their new version', () => {
    const aliases = Object.keys(template.findResources('AWS::Lambda::Alias'));
    const uploads = Object.values(template.findResources('Custom::CDKBucketDeployment'));
    expect(aliases).toHaveLength(listDeployedRoutes(false).length);
    expect(uploads.length).toBeGreaterThan(0);
    for (const { DependsOn } of uploads) expect(DependsOn).toEqual(expect.arrayContaining(aliases));
  });

  it('synthesises without account, region and context lookups', () => {
    const { app, stack } = createStack();
    app.synth();
    expect(stack.environment).toBe('aws://unknown-account/unknown-region');
    expect(app.synth().manifest.missing ?? []).toEqual([]);
  });
});

it('EmulatorStack uses only services that free emulators support', () => {
  const { Resources } = Template.fromStack(createEmulatorStack()).toJSON();
  const services = Object.values<Resource>(Resources).map(({ Type }) => Type.split('::')[1] ?? Type);
  expect([...new Set(services)].sort()).toEqual([
    'ApiGateway',
    'DynamoDB',
    'Events',
    'IAM',
    'Lambda',
    'Logs',
    'SQS',
    'SecretsManager',
  ]);
});
