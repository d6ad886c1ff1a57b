import { describe, expect, it } from 'vitest';
import { parseCdkArguments } from './cdk-arguments.ts';

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
