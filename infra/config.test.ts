import { describe, expect, it } from 'vitest';
import { getModelConcurrency, listSettings, parseCdkArguments, readConfig } from './config.ts';
import { functionSettings, scaleLimit } from './function-settings.ts';

it.each(['300', '3000'])(
  'reserves less for estimates of guests than the model has, at %s a second',
  (rate) => {
    const config = readConfig({ requestsPerSecond: rate });
    const reserved = (['estimate-health-premium', 'estimate-car-premium'] as const).map(
      (id) => functionSettings[id].reservedConcurrency ?? Number.POSITIVE_INFINITY,
    );
    const scaled = reserved.map((limit) => scaleLimit(limit, config.requestsPerSecond));
    expect(scaled.reduce((sum, limit) => sum + limit)).toBeLessThan(getModelConcurrency(config));
  },
);

describe('readConfig', () => {
  it('has defaults that a new AWS account supports', () => {
    expect(readConfig({})).toEqual({
      stage: 'prod',
      monthlyBudget: 25,
      requestsPerSecond: 300,
      warmModels: 0,
      reserveConcurrency: false,
      customerKey: false,
      waf: false,
      hstsSubdomains: false,
      accessLogs: false,
      accountConcurrency: 1000,
      newestForm: 1,
      originKeyRevision: 1,
    });
  });

  it('parses numbers and booleans from command-line text', () => {
    expect(readConfig({ monthlyBudget: '12.50', warmModels: '2', reserveConcurrency: 'true' })).toMatchObject(
      { monthlyBudget: 12.5, warmModels: 2, reserveConcurrency: true },
    );
  });

  it("ignores the CDK's own context values", () => {
    expect(readConfig({ '@aws-cdk/core:newFlag': true, 'aws:cdk:bundling-stacks': ['**'] }).stage).toBe(
      'prod',
    );
  });

  it.each([
    [{ stage: 'test' }, 'stage: must be one of dev, staging, prod'],
    [{ monthlyBudget: 'much' }, 'monthlyBudget: must be a number of USD above 0'],
    [{ monthlyBudget: '' }, 'monthlyBudget: must be a number of USD above 0'],
    [{ monthlyBudget: '0' }, 'monthlyBudget: must be a number of USD above 0'],
    [{ alarmEmail: 'operator' }, 'alarmEmail: must be an e-mail address'],
    [{ contactEmail: 'support' }, 'contactEmail: must be an e-mail address'],
    [{ operator: 'x'.repeat(101) }, 'operator: must be 1 to 100 characters'],
    [{ warmModels: '' }, 'warmModels: must be a whole number from 0 to 20'],
    [{ warmModels: '1.5' }, 'warmModels: must be a whole number from 0 to 20'],
    [{ modelConcurrency: '0' }, 'modelConcurrency: must be a whole number from 1 to 200'],
    [{ modelConcurrency: true }, 'modelConcurrency: must be a whole number from 1 to 200'],
    [{ modelConcurrency: '3', warmModels: '4' }, 'warmModels: must not be more than modelConcurrency'],
    [{ requestsPerSecond: '0' }, 'requestsPerSecond: must be a whole number from 1 to 100000'],
    [{ warmModels: '11' }, 'warmModels: must not be more than modelConcurrency'],
    [{ reserveConcurrency: 'maybe' }, 'reserveConcurrency: must be true or false'],
    [{ accountConcurrency: '9' }, 'accountConcurrency: must be a whole number from 10'],
    [{ waf: 'maybe' }, 'waf: must be true or false'],
    [{ stopAt: '0' }, 'stopAt: must be a number of USD above 0'],
    [{ webAclArn: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/a/b' }, 'webAclArn: requires waf'],
    [{ waf: 'true', webAclArn: 'arn' }, 'webAclArn: must be the ARN of a web ACL in us-east-1'],
    [{ accessLogs: '' }, 'accessLogs: must be true or false'],
    [{ apiGatewayRole: 'mine' }, 'apiGatewayRole: must be one of create, existing, none'],
    [{ rollout: 'canary' }, 'rollout: must be one of gradual, allAtOnce'],
    [{ originKeyRevision: '0' }, 'originKeyRevision: must be a whole number from 1'],
    [{ tableName: 'a/b' }, 'tableName: must be a table name'],
    [{ domainName: 'premia.example.com' }, 'domainName: requires hostedZoneId or certificateArn'],
    [
      { certificateArn: 'arn:aws:acm:eu-west-1:123456789012:certificate/a' },
      'certificateArn: must be the ARN of a certificate in us-east-1',
    ],
    [
      { hostedZoneId: 'Z0123456789' },
      'domainName: requires hostedZoneId or certificateArn, and these require',
    ],
    [{ hostedZoneId: 'example.com' }, 'hostedZoneId: must be the id of a hosted zone'],
    [{ alarmMail: 'operator@example.com' }, 'alarmMail: is not supported; supported are stage, domainName,'],
  ])('rejects %j with the name and the allowed values', (context, message) => {
    expect(() => readConfig(context)).toThrow(message);
  });

  it('takes none for no value, except where it is a value itself', () => {
    const { alarmEmail, waf, apiGatewayRole } = readConfig({
      alarmEmail: 'none',
      waf: 'none',
      apiGatewayRole: 'none',
    });
    expect({ alarmEmail, waf, apiGatewayRole }).toEqual({ waf: false, apiGatewayRole: 'none' });
    expect(() => readConfig({ stage: 'none' })).toThrow('stage: must be one of');
  });

  it('lists all invalid values', () => {
    expect(() => readConfig({ stage: 'test', warmModels: 'x' })).toThrow(/stage: .*; warmModels: /);
  });
});

it.each([
  // Together the quota of a new account.
  [{}, 8],
  [{ stage: 'staging' }, 2],
  [{ requestsPerSecond: '20' }, 1],
  [{ requestsPerSecond: '3000' }, 80],
  [{ requestsPerSecond: '30000' }, 200],
  [{ requestsPerSecond: '3000', modelConcurrency: '40' }, 40],
])('getModelConcurrency for %j is %i', (context, expected) => {
  expect(getModelConcurrency(readConfig(context))).toBe(expected);
});

it('listSettings has the values that are not the default and outlast a deployment, as text', () => {
  const once = { rollout: 'allAtOnce', accountConcurrency: '100', previousTableName: 'Premia-old' };
  const config = readConfig({ ...once, stage: 'dev', monthlyBudget: 25, warmModels: '2', waf: true });
  expect(listSettings(config)).toEqual({ warmModels: '2', waf: 'true' });
});

describe('parseCdkArguments', () => {
  it.each([
    [['--force', '--profile', 'ops'], {}, { profile: 'ops' }],
    [['--profile=ops'], { AWS_DEFAULT_REGION: 'eu-west-1' }, { profile: 'ops', region: 'eu-west-1' }],
    [[], { AWS_REGION: 'us-east-1', AWS_DEFAULT_REGION: 'eu-west-1' }, { region: 'us-east-1' }],
    [[], {}, {}],
  ])('finds profile and region in %j %j', (parameters, environment, account) => {
    expect(parseCdkArguments(parameters, environment).account).toEqual(account);
  });

  it.each([
    ['-c', 'stage=dev', '--context', 'alarmEmail=a=b@example.com'],
    ['--context=stage=dev', '-c', 'alarmEmail=a=b@example.com', '--require-approval', 'never'],
  ])('finds context values in %j %j %j %j', (...parameters) => {
    expect(parseCdkArguments(parameters, {}).context).toMatchObject({
      stage: 'dev',
      alarmEmail: 'a=b@example.com',
    });
  });

  it('includes the context of cdk.json', () => {
    expect(parseCdkArguments([], {}).context).toHaveProperty('@aws-cdk/core:enablePartitionLiterals', true);
  });
});
