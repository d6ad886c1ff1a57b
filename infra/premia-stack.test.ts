import { Validations } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStack } from './testing/create-stack.ts';

/** The names of assets are hashes of what is in them, which is for other tests to look at. */
const maskHashes = (template: object) =>
  JSON.parse(JSON.stringify(template).replace(/[0-9a-f]{64}/g, '<hash>'));

describe('the stack on AWS', () => {
  let template: Template;

  beforeAll(() => {
    template = Template.fromStack(createStack().stack);
  });

  it('is as it was', () => {
    expect(maskHashes(template.toJSON())).toMatchSnapshot();
  });

  it('keeps what it is to keep: these ids must never change', () => {
    template.hasResource('AWS::DynamoDB::Table', { DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
    const { Resources } = template.toJSON();
    expect(Resources.RecordsTable.Type).toBe('AWS::DynamoDB::Table');
    expect(Resources.SigningKey.Type).toBe('AWS::SecretsManager::Secret');
  });

  it('tells its address', () => {
    template.hasOutput('Url', { Value: { 'Fn::Join': ['', ['https://', Match.anyValue()]] } });
  });

  it('needs no account, no region and no look-up', () => {
    const { app, stack } = createStack();
    app.synth();
    expect(stack.environment).toBe('aws://unknown-account/unknown-region');
    expect(app.synth().manifest.missing ?? []).toEqual([]);
  });

  it('has no finding of cdk-nag that is not explained', () => {
    const { app } = createStack();
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    expect(() => app.synth()).not.toThrow();
  });

  it('has findings as soon as something is not explained', () => {
    const { app, stack } = createStack();
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    new Bucket(stack, 'Careless');
    expect(() => app.synth()).toThrow(/AwsSolutions-S1/);
  });
});

describe('the stack on an emulator', () => {
  it('holds nothing that an emulator lacks', () => {
    const { stack } = createStack({ target: 'local', modelEndpointUrl: 'http://127.0.0.1:8080' });
    const types = Object.values<{ Type: string }>(Template.fromStack(stack).toJSON().Resources).map(
      ({ Type }) => Type.split('::').slice(0, 2).join('::'),
    );
    expect(new Set(types)).toEqual(
      new Set([
        'AWS::ApiGateway',
        'AWS::DynamoDB',
        'AWS::IAM',
        'AWS::Lambda',
        'AWS::Logs',
        'AWS::SecretsManager',
      ]),
    );
  });
});
