import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { CertificateStack } from './certificate-stack.ts';
import { readConfig } from './config.ts';

const createStack = (context: Record<string, string>) =>
  new CertificateStack(new App(), 'Premia-certificate', readConfig(context));

it('creates a certificate in us-east-1 that Route 53 validates', () => {
  const stack = createStack({ domainName: 'premia.example.com', hostedZoneId: 'Z0123456789ABCDEFGHIJ' });
  expect(stack.region).toBe('us-east-1');
  const template = Template.fromStack(stack);
  template.hasResourceProperties('AWS::CertificateManager::Certificate', {
    DomainName: 'premia.example.com',
    DomainValidationOptions: [{ DomainName: 'premia.example.com', HostedZoneId: 'Z0123456789ABCDEFGHIJ' }],
    ValidationMethod: 'DNS',
  });
  template.hasOutput('CertificateArn', {});
});

it('requires a domain and its zone', () => {
  expect(() => createStack({})).toThrow('domainName and hostedZoneId are required');
});
