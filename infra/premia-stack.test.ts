import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { listDeployedRoutes } from './function-settings.ts';
import { createEmulatorStack, createStack, createTemplate } from './testing/create-stack.ts';

interface Resource {
  readonly Type: string;
  readonly DependsOn?: readonly string[];
}

describe('PremiaStack', () => {
  const template = createTemplate();

  const listResources = () => Object.entries<Resource>(template.toJSON().Resources);

  // A renamed resource is replaced. `cdk diff` shows changed properties.
  it('keeps the logical ids of its resources', () => {
    // Versions and API deployments are named by their content.
    const ids = listResources().map(([id, { Type }]) => `${Type} ${id.replace(/[0-9a-f]{32}$/, '<hash>')}`);
    expect(ids.sort()).toMatchSnapshot();
  });

  it('uploads the website after all functions have their new version', () => {
    const aliases = Object.keys(template.findResources('AWS::Lambda::Alias'));
    const uploads = Object.values(template.findResources('Custom::CDKBucketDeployment'));
    expect(aliases).toHaveLength(listDeployedRoutes(false).length);
    for (const { DependsOn } of uploads) expect(DependsOn).toEqual(expect.arrayContaining(aliases));
  });

  it('synthesises without account, region and context lookups', () => {
    const { app, stack } = createStack();
    app.synth();
    expect(stack.environment).toBe('aws://unknown-account/unknown-region');
    expect(app.synth().manifest.missing ?? []).toEqual([]);
  });
});

describe('EmulatorStack', () => {
  it('uses only services that free emulators support', () => {
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
});
