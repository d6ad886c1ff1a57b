import { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Stage, stackName } from './config.ts';
import { createStack } from './testing/create-stack.ts';

const stages: Stage[] = ['dev', 'staging', 'prod'];
const regions = ['us-east-1', 'eu-west-1'];

/** Services whose resource names are unique in an account. Those of other services are unique in a region. */
const globalServices = /^AWS::(Budgets|CloudFront|IAM|Route53|S3)::|^AWS::CloudWatch::Dashboard$/;

/** Types whose name is unique only within their parent: inline policies, API stages, aliases of a function. */
const namedWithinParent = ['AWS::IAM::Policy', 'AWS::ApiGateway::Stage', 'AWS::Lambda::Alias'];

interface Resource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces the intrinsic functions that names contain. */
function resolve(value: unknown, region: string): string {
  if (typeof value === 'string') return value;
  const { Ref: reference, 'Fn::Join': join } = value as { Ref?: string; 'Fn::Join'?: [string, unknown[]] };
  if (reference === 'AWS::Region') return region;
  if (join) return join[1].map((part) => resolve(part, region)).join(join[0]);
  // A reference to a generated name.
  return `<${reference}>`;
}

/**
 * Names of a resource that are not generated, with its type and the scope in which they must be unique. Finds the
 * properties `Name`, and the type followed by `Name`, at the top level and in the resource's configuration.
 */
function listFixedNames({ Type, Properties = {} }: Resource, region: string): string[] {
  if (namedWithinParent.includes(Type)) return [];
  const ownName = new RegExp(`^(${Type.split('::').at(-1)})?Name$`);
  const scope = globalServices.test(Type) ? 'account' : region;
  return [Properties, ...Object.values(Properties).filter(isObject)]
    .flatMap((properties) => Object.entries(properties))
    .filter(([property]) => ownName.test(property))
    .map(([, name]) => `${Type} ${resolve(name, region)} in ${scope}`)
    .filter((name) => !name.includes('<'));
}

describe('stages', () => {
  const templates = new Map<Stage, Template>();
  const listResources = (stage: Stage): Resource[] =>
    Object.values(templates.get(stage)?.toJSON().Resources ?? {});
  const findTemplate = (stage: Stage) => templates.get(stage) ?? expect.fail(stage);

  beforeAll(() => {
    for (const stage of stages) templates.set(stage, Template.fromStack(createStack({ stage }).stack));
  });

  it('share no fixed name with another stage or region in the account', () => {
    const names = stages.flatMap((stage) =>
      regions.flatMap((region) =>
        listResources(stage).flatMap((resource) => listFixedNames(resource, region)),
      ),
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    // Fails if the search above no longer finds a type's names.
    const types = new Set(names.map((name) => name.split(' ')[0]));
    expect([...types].sort()).toEqual([
      'AWS::ApiGateway::RestApi',
      'AWS::Budgets::Budget',
      'AWS::CloudFront::Function',
      'AWS::CloudFront::OriginAccessControl',
      'AWS::CloudFront::ResponseHeadersPolicy',
      'AWS::CloudWatch::Dashboard',
      'AWS::Logs::LogGroup',
      'AWS::SageMaker::Endpoint',
      'AWS::SageMaker::ModelPackageGroup',
      'AWS::Synthetics::Canary',
    ]);
  });

  it("set the region's logging role of API Gateway in prod only", () => {
    const counts = stages.map((stage) =>
      Object.keys(findTemplate(stage).findResources('AWS::ApiGateway::Account')),
    );
    expect(counts.map(({ length }) => length)).toEqual([0, 0, 1]);
  });

  it('limit clients strictly in prod only', () => {
    for (const stage of stages) {
      findTemplate(stage).hasResourceProperties('AWS::Lambda::Function', {
        Description: 'Premia: register',
        Environment: { Variables: { CLIENT_LIMITS: stage === 'prod' ? 'strict' : 'relaxed' } },
      });
    }
  });

  it('shift requests to new functions gradually in prod only', () => {
    const listNames = (stage: Stage) =>
      listResources(stage)
        .filter(({ Type }) => Type === 'AWS::CodeDeploy::DeploymentGroup')
        .map(({ Properties }) => Properties?.DeploymentConfigName);
    const configurations = stages.map((stage) => [...new Set(listNames(stage))]);
    expect(configurations).toEqual([
      ['CodeDeployDefault.LambdaAllAtOnce'],
      ['CodeDeployDefault.LambdaAllAtOnce'],
      ['CodeDeployDefault.LambdaCanary10Percent5Minutes'],
    ]);
  });

  it('retain resources in prod only', () => {
    const listRetained = (stage: Stage) =>
      listResources(stage)
        .filter((resource) => /Retain/.test((resource as { DeletionPolicy?: string }).DeletionPolicy ?? ''))
        .map(({ Type }) => Type);
    expect(listRetained('dev')).toEqual([]);
    expect(listRetained('staging')).toEqual([]);
    expect(listRetained('prod').sort()).toEqual([
      'AWS::ApiGateway::Account',
      'AWS::DynamoDB::Table',
      'AWS::IAM::Role',
    ]);
  });

  it('delete the log of the function that empties the bucket', () => {
    const [cleanup] = Object.values(findTemplate('dev').findResources('Custom::S3AutoDeleteObjects'));
    const [logGroup] = Object.keys(
      findTemplate('dev').findResources('AWS::Logs::LogGroup', {
        Properties: {
          LogGroupName: {
            'Fn::Join': [
              '',
              ['/aws/lambda/', { Ref: 'CustomS3AutoDeleteObjectsCustomResourceProviderHandler9D90184F' }],
            ],
          },
        },
      }),
    );
    expect(cleanup?.DependsOn).toContain(logGroup);
  });

  it('are named in tags, alarms and outputs', () => {
    const template = findTemplate('staging');
    template.hasOutput('Stage', { Value: 'staging' });
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      Tags: [
        { Key: 'application', Value: 'premia' },
        { Key: 'stage', Value: 'staging' },
      ],
    });
    for (const { Properties } of Object.values(template.findResources('AWS::CloudWatch::Alarm'))) {
      expect(Properties.AlarmDescription).toMatch(/^Premia-staging: /);
    }
    expect(stackName('staging')).toBe('Premia-staging');
  });
});
