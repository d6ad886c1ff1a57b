import { runInNewContext } from 'node:vm';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { viewerAddressFunctionCode, viewerAddressHeader } from '#edge/viewer-address.ts';
import { cacheControl, deployedWebsiteHeaders } from '#edge/website-headers.ts';
import { createStack } from '../testing/create-stack.ts';

describe('the website', () => {
  let template: Template;

  beforeAll(() => {
    template = Template.fromStack(createStack().stack);
  });

  const findDistribution = () =>
    Object.values(template.findResources('AWS::CloudFront::Distribution'))[0]?.Properties.DistributionConfig;

  it('lies in a private bucket that only CloudFront reads', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: Match.anyValue(),
    });
    template.hasResourceProperties('AWS::CloudFront::OriginAccessControl', {
      OriginAccessControlConfig: { SigningBehavior: 'always', SigningProtocol: 'sigv4' },
    });
    template.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
          Match.objectLike({
            Effect: 'Allow',
            Principal: { Service: 'cloudfront.amazonaws.com' },
            Action: ['s3:GetObject', 's3:ListBucket'],
          }),
        ]),
      },
    });
  });

  it('comes over HTTPS and HTTP/3, compressed, its paths rewritten', () => {
    expect(findDistribution()).toMatchObject({
      HttpVersion: 'http2and3',
      IPV6Enabled: true,
      DefaultCacheBehavior: { Compress: true, ViewerProtocolPolicy: 'redirect-to-https' },
    });
    expect(findDistribution().DefaultCacheBehavior.FunctionAssociations).toHaveLength(1);
  });

  it('answers nobody with an error that somebody else got, and turns none into a page', () => {
    expect(findDistribution().CustomErrorResponses).toEqual(
      [500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    );
  });

  it('leaves the API as it is: nothing kept, everything passed on', () => {
    const [api] = findDistribution().CacheBehaviors;
    expect(api).toMatchObject({
      PathPattern: '/api/*',
      ViewerProtocolPolicy: 'https-only',
      // The policies that AWS calls CachingDisabled and AllViewerExceptHostHeader.
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    });
    expect(api.AllowedMethods).toContain('DELETE');
  });

  it('sends the API a key only once API Gateway knows it', () => {
    const [keyInPlan] = Object.keys(template.findResources('AWS::ApiGateway::UsagePlanKey'));
    const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution'));
    expect(distribution?.DependsOn).toContain(keyInPlan);
  });

  it('carries the headers that are defined for it, each with its value', () => {
    const [policy] = Object.values(
      template.findResources('AWS::CloudFront::ResponseHeadersPolicy', {
        Properties: { ResponseHeadersPolicyConfig: { Comment: 'Premia: website' } },
      }),
    );
    const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } =
      policy?.Properties.ResponseHeadersPolicyConfig ?? {};
    const { StrictTransportSecurity: transport } = security;
    const sent = {
      'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
      'X-Frame-Options': security.FrameOptions.FrameOption,
      'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
      'X-Content-Type-Options': security.ContentTypeOptions && 'nosniff',
      'Strict-Transport-Security': `max-age=${transport.AccessControlMaxAgeSec}; includeSubDomains`,
      ...Object.fromEntries(
        custom.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value]),
      ),
    };
    expect(transport).toMatchObject({ IncludeSubdomains: true, Override: true });
    expect(sent).toEqual(deployedWebsiteHeaders);
  });

  it('puts hashed files first and for ever, then the rest, and has only the page forgotten', () => {
    const deployments = template.findResources('Custom::CDKBucketDeployment');
    const find = (value: string) =>
      Object.entries(deployments).find(
        ([, { Properties }]) => Properties.SystemMetadata['cache-control'] === value,
      );
    const [assetsId, assets] = find(cacheControl.hashed) ?? [];
    const [, pages] = find(cacheControl.fresh) ?? [];
    expect(assets?.Properties).toMatchObject({ Exclude: ['*'], Include: ['assets/*'], Prune: false });
    expect(pages?.Properties).toMatchObject({
      Exclude: ['assets/*', '.vite/*'],
      DistributionPaths: ['/index.html'],
    });
    expect(pages?.DependsOn).toContain(assetsId);
  });

  it('may have a name of its own', () => {
    const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0b1c';
    const { stack } = createStack({ domainName: 'premia.example.com', certificateArn });
    const named = Template.fromStack(stack);
    named.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Aliases: ['premia.example.com'],
        ViewerCertificate: { AcmCertificateArn: certificateArn, MinimumProtocolVersion: 'TLSv1.2_2025' },
      },
    });
    named.hasOutput('Url', { Value: 'https://premia.example.com' });
  });
});

describe("the viewer's address", () => {
  it('is what CloudFront saw, whatever the client says', () => {
    const event = {
      viewer: { ip: '198.51.100.7' },
      request: { headers: { [viewerAddressHeader]: { value: '203.0.113.1:1' } } },
    };
    const headers = runInNewContext(`${viewerAddressFunctionCode}; handler(event).headers`, { event });
    expect(headers[viewerAddressHeader].value).toBe('198.51.100.7:0');
  });
});
