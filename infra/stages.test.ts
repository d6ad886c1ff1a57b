import { describe, expect, it } from 'vitest';
import { createTemplate, listProperties } from '#tests/support/create-stack.ts';
import type { Stage } from './config.ts';

const stages: Stage[] = ['dev', 'staging', 'prod'];
const regions = ['us-east-1', 'eu-west-1'];

/** Services whose resource names are unique in an account. Those of other services are unique in a region. */
const globalServices = /^AWS::(Budgets|CloudFront|IAM|Route53|S3)::|^AWS::CloudWatch::Dashboard$/;

/** Types whose name is unique only within their parent: inline policies, API stages, aliases of a function. */
const namedWithinParent = ['AWS::IAM::Policy', 'AWS::ApiGateway::Stage', 'AWS::Lambda::Alias'];

interface Resource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
  readonly DeletionPolicy?: string;
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
  const templates = {
    dev: createTemplate({ stage: 'dev' }),
    staging: createTemplate({ stage: 'staging' }),
    prod: createTemplate({ stage: 'prod' }),
  };
  const listResources = (stage: Stage) => Object.values<Resource>(templates[stage].toJSON().Resources);

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
      'AWS::Synthetics::Canary',
    ]);
  });

  // The first is the region's logging role of API Gateway.
  it.each(['AWS::ApiGateway::Account', 'AWS::Synthetics::Canary'])('have an %s in prod only', (type) => {
    const counts = stages.map((stage) => Object.keys(templates[stage].findResources(type)).length);
    expect(counts).toEqual([0, 0, 1]);
  });

  it('limit clients strictly in prod only', () => {
    for (const stage of stages) {
      templates[stage].hasResourceProperties('AWS::Lambda::Function', {
        Description: 'Premia: register',
        Environment: { Variables: { CLIENT_LIMITS: stage === 'prod' ? 'strict' : 'relaxed' } },
      });
    }
  });

  it('shift requests to new functions gradually in prod only', () => {
    for (const stage of stages) {
      templates[stage].allResourcesProperties('AWS::CodeDeploy::DeploymentGroup', {
        DeploymentConfigName: `CodeDeployDefault.Lambda${stage === 'prod' ? 'Canary10Percent5Minutes' : 'AllAtOnce'}`,
      });
    }
  });

  it('retain resources in prod only', () => {
    const listRetained = (stage: Stage) =>
      listResources(stage)
        .filter(({ DeletionPolicy = '' }) => DeletionPolicy.includes('Retain'))
        .map(({ Type }) => Type);
    expect(listRetained('dev')).toEqual([]);
    expect(listRetained('staging')).toEqual([]);
    expect(listRetained('prod').sort()).toEqual([
      'AWS::ApiGateway::Account',
      'AWS::DynamoDB::Table',
      'AWS::IAM::Role',
    ]);
  });

  it.each(stages)('create the log of the function that empties buckets before its first use: %s', (stage) => {
    for (const accessLogs of ['false', 'true']) {
      const template = createTemplate({ stage, accessLogs });
      const [logGroup] = Object.keys(
        template.findResources('AWS::Logs::LogGroup', {
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
      const uses = Object.values(template.findResources('Custom::S3AutoDeleteObjects'));
      expect(uses).toHaveLength(1 + Number(stage === 'prod') + Number(accessLogs === 'true'));
      for (const { DependsOn } of uses) expect(DependsOn).toContain(logGroup);
    }
  });

  it.each(stages)(
    'store the logs of every function for 30 days, those of the CDK and the canary too: %s',
    (stage) => {
      const options = { mailFrom: 'a@example.com', waf: 'true', accessLogs: 'true', stopAt: '100' };
      const template = createTemplate({ stage, ...options });
      const groups = template.findResources('AWS::Logs::LogGroup');
      expect(Object.keys(groups).length).toBeGreaterThan(0);
      for (const { Properties } of Object.values(groups)) expect(Properties.RetentionInDays).toBe(30);
      const named = Object.values(groups).map(({ Properties }) =>
        JSON.stringify(Properties.LogGroupName ?? ''),
      );
      for (const [id, { Properties }] of Object.entries(template.findResources('AWS::Lambda::Function'))) {
        const isLogged = Properties.LoggingConfig?.LogGroup?.Ref in groups;
        expect(isLogged || named.some((name) => name.includes(`"${id}"`)), id).toBe(true);
      }
      const calls = listProperties(template, 'Custom::AWS').map(({ Create }) => JSON.stringify(Create));
      const retention = calls.filter(
        (call) => call.includes('putRetentionPolicy') && call.includes('cwsyn-'),
      );
      expect(retention).toHaveLength(stage === 'prod' ? 1 : 0);
    },
  );

  it('are named in tags, alarms and outputs', () => {
    const template = templates.staging;
    template.hasOutput('Stage', { Value: 'staging' });
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      Tags: [
        { Key: 'application', Value: 'premia' },
        { Key: 'stage', Value: 'staging' },
      ],
    });
    const alarms = listProperties(template, 'AWS::CloudWatch::Alarm');
    expect(alarms.length).toBeGreaterThan(0);
    for (const { AlarmDescription } of alarms) {
      expect(AlarmDescription).toMatch(/^Premia-staging: /);
    }
  });
});
