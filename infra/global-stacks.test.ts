import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createGlobalStacks } from './global-stacks.ts';

it('creates a certificate in us-east-1 that Route 53 validates', () => {
  const zone = { domainName: 'premia.example.com', hostedZoneId: 'Z0123456789ABCDEFGHIJ' };
  const [stack = expect.unreachable(), ...others] = createGlobalStacks(new App(), readConfig(zone));
  expect(others).toEqual([]);
  expect(stack).toMatchObject({ stackName: 'Premia-certificate', region: 'us-east-1' });
  const template = Template.fromStack(stack);
  template.hasResourceProperties('AWS::CertificateManager::Certificate', {
    DomainName: 'premia.example.com',
    DomainValidationOptions: [{ DomainName: 'premia.example.com', HostedZoneId: 'Z0123456789ABCDEFGHIJ' }],
    ValidationMethod: 'DNS',
  });
  template.hasOutput('CertificateArn', {});
});

it('creates no stack without a zone and waf', () => {
  expect(createGlobalStacks(new App(), readConfig({}))).toEqual([]);
});
