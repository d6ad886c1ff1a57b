import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { createTemplate, listProperties } from '#tests/support/create-stack.ts';
import { readConfig } from '../config.ts';
import { createGlobalStacks } from '../global-stacks.ts';

describe('a deployment with waf and accessLogs', () => {
  const template = createTemplate({ waf: 'true', accessLogs: 'true' });

  it('limits the requests of a client to the expensive routes', () => {
    const [acl] = listProperties(template, 'AWS::WAFv2::WebACL', { Scope: 'REGIONAL' });
    const { RateBasedStatement: limit } = acl?.Rules[1].Statement ?? {};
    expect(limit).toMatchObject({ Limit: 900, EvaluationWindowSec: 60 });
    expect(limit.CustomKeys[0].Header.Name).toBe('x-viewer-address');
    const { RegexString } = limit.ScopeDownStatement.RegexMatchStatement;
    // AWS WAF's limit.
    expect(RegexString.length).toBeLessThanOrEqual(512);
    const pattern = new RegExp(RegexString);
    const limited = [
      '/users/login',
      '/users/register/',
      // An alias of a route.
      '/users/change_password/',
      '/predictions/car_insurance/',
      '/estimates/health_insurance/',
    ];
    for (const path of limited) expect(pattern.test(`/live/api${path}`)).toBe(true);
    expect(pattern.test('/live/api/users/profile/')).toBe(false);
  });

  it("applies AWS's common rules to the API's stage", () => {
    template.hasResourceProperties('AWS::WAFv2::WebACL', {
      Scope: 'REGIONAL',
      Rules: Match.arrayWith([
        Match.objectLike({
          Statement: {
            ManagedRuleGroupStatement: {
              VendorName: 'AWS',
              Name: 'AWSManagedRulesCommonRuleSet',
              // They would block documented requests.
              RuleActionOverrides: ['SizeRestrictions_BODY', 'NoUserAgent_HEADER'].map((Name) => ({
                Name,
                ActionToUse: { Count: {} },
              })),
            },
          },
        }),
      ]),
    });
    template.resourceCountIs('AWS::WAFv2::WebACLAssociation', 1);
  });

  it('deletes access logs after 30 days', () => {
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: { Logging: { Bucket: Match.anyValue() } },
    });
    template.hasResourceProperties('AWS::S3::Bucket', {
      OwnershipControls: { Rules: [{ ObjectOwnership: 'ObjectWriter' }] },
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 30, Status: 'Enabled' }] },
    });
  });
});

describe('the web ACL of the distribution', () => {
  const webAclArn = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/premia/0b1c';
  const findAclOfDistribution = (template: Template) =>
    listProperties(template, 'AWS::CloudFront::Distribution')[0]?.DistributionConfig.WebACLId;
  const addressLimit = {
    Scope: 'CLOUDFRONT',
    DefaultAction: { Allow: {} },
    Rules: [
      Match.objectLike({
        Statement: {
          RateBasedStatement: { Limit: 2000, EvaluationWindowSec: 300, AggregateKeyType: 'IP' },
        },
        Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
      }),
    ],
  };

  it.each(['dev', 'staging', 'prod'])('limits each address in %s', (stage) => {
    const template = createTemplate({ stage, waf: 'true' });
    template.hasResourceProperties('AWS::WAFv2::WebACL', addressLimit);
    const [id] = Object.keys(
      template.findResources('AWS::WAFv2::WebACL', { Properties: { Scope: 'CLOUDFRONT' } }),
    );
    expect(findAclOfDistribution(template)).toEqual({ 'Fn::GetAtt': [id, 'Arn'] });
  });

  it('is one of us-east-1 where Premia runs elsewhere', () => {
    const template = createTemplate({ waf: 'true', webAclArn });
    expect(findAclOfDistribution(template)).toBe(webAclArn);
    expect(listProperties(template, 'AWS::WAFv2::WebACL').map(({ Scope }) => Scope)).toEqual(['REGIONAL']);

    const [stack = expect.unreachable()] = createGlobalStacks(new App(), readConfig({ waf: 'true' }));
    expect(stack).toMatchObject({ stackName: 'Premia-firewall', region: 'us-east-1' });
    Template.fromStack(stack).hasResourceProperties('AWS::WAFv2::WebACL', addressLimit);
    Template.fromStack(stack).hasOutput('WebAclArn', {});
  });
});

it('a deployment without waf and accessLogs has neither', () => {
  const template = createTemplate({ stage: 'dev' });
  template.resourceCountIs('AWS::WAFv2::WebACL', 0);
  template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: { Logging: Match.absent() },
  });
});
