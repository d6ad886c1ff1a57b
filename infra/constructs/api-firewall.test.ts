import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { createTemplate, listProperties } from '#tests/support/create-stack.ts';

describe('a deployment with waf and accessLogs', () => {
  const template = createTemplate({ waf: 'true', accessLogs: 'true' });

  it('limits the requests of a client to the expensive routes', () => {
    const [acl] = listProperties(template, 'AWS::WAFv2::WebACL');
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
            ManagedRuleGroupStatement: { VendorName: 'AWS', Name: 'AWSManagedRulesCommonRuleSet' },
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

it('a deployment without waf and accessLogs has neither', () => {
  const template = createTemplate({ stage: 'dev' });
  template.resourceCountIs('AWS::WAFv2::WebACL', 0);
  template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: { Logging: Match.absent() },
  });
});
