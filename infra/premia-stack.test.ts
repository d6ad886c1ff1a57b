import { Validations } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEmulatorStack, createStack } from './testing/create-stack.ts';

/** Replaces asset hashes, which change with the content of the assets. */
const maskHashes = (template: object) =>
  JSON.parse(JSON.stringify(template).replace(/[0-9a-f]{64}/g, '<hash>'));

describe('PremiaStack', () => {
  let template: Template;

  beforeAll(() => {
    template = Template.fromStack(createStack().stack);
  });

  it('matches the snapshot', () => {
    expect(maskHashes(template.toJSON())).toMatchSnapshot();
  });

  it('retains the table, and keeps the logical ids of table and signing key', () => {
    template.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
    });
    const { Resources } = template.toJSON();
    expect(Resources.RecordsTable.Type).toBe('AWS::DynamoDB::Table');
    expect(Resources.SigningKey.Type).toBe('AWS::SecretsManager::Secret');
  });

  it('has the address of the website as output', () => {
    template.hasOutput('Url', { Value: { 'Fn::Join': ['', ['https://', Match.anyValue()]] } });
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
