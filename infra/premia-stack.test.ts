import { Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
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

  it('leaves room below the limit of 500 resources', () => {
    expect(listResources().length).toBeLessThan(450);
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

  it.each(['dev', 'staging', 'prod'])('has no unacknowledged cdk-nag finding in %s', (stage) => {
    const { app } = createStack({ stage });
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    expect(() => app.synth()).not.toThrow();
  });

  it('fails synthesis on an unacknowledged cdk-nag finding', () => {
    const { app, stack } = createStack();
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    new Bucket(stack, 'Unacknowledged');
    expect(() => app.synth()).toThrow(/AwsSolutions-S1/);
  });
});

describe('EmulatorStack', () => {
  it('uses only services that free emulators support', () => {
    const types = Object.values<{ Type: string }>(
      Template.fromStack(createEmulatorStack()).toJSON().Resources,
    ).map(({ Type }) => Type.split('::').slice(0, 2).join('::'));
    expect(new Set(types)).toEqual(
      new Set([
        'AWS::ApiGateway',
        'AWS::DynamoDB',
        'AWS::Events',
        'AWS::IAM',
        'AWS::Lambda',
        'AWS::Logs',
        'AWS::SQS',
        'AWS::SecretsManager',
      ]),
    );
  });
});
