import { Match } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { cacheControl, deployedWebsiteHeaders } from '#edge/website-headers.ts';
import { createTemplate, listProperties } from '#tests/support/create-stack.ts';
import { checkGlobalResources } from './website-domain.ts';

const template = createTemplate();

const [{ DistributionConfig: distribution } = {}] = listProperties(template, 'AWS::CloudFront::Distribution');

it('stores files in a private bucket that only CloudFront can read', () => {
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

it('serves pages over HTTPS and HTTP/3, compressed, with rewritten paths', () => {
  expect(distribution).toMatchObject({
    HttpVersion: 'http2and3',
    IPV6Enabled: true,
    DefaultCacheBehavior: {
      Compress: true,
      ViewerProtocolPolicy: 'redirect-to-https',
      FunctionAssociations: [{ EventType: 'viewer-request' }, { EventType: 'viewer-response' }],
    },
  });
});

it('does not cache errors or replace them with a page', () => {
  expect(distribution.CustomErrorResponses).toEqual(
    [500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
  );
});

it('forwards API requests unchanged and caches no response', () => {
  const [api] = distribution.CacheBehaviors;
  expect(api).toMatchObject({
    PathPattern: '/api/*',
    ViewerProtocolPolicy: 'https-only',
    // The policies that AWS calls CachingDisabled and AllViewerExceptHostHeader.
    CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
    OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
  });
  expect(api.AllowedMethods).toContain('DELETE');
});

it('updates CloudFront after API Gateway accepts the key', () => {
  const [keyInPlan] = Object.keys(template.findResources('AWS::ApiGateway::UsagePlanKey'));
  template.hasResource('AWS::CloudFront::Distribution', { DependsOn: Match.arrayWith([keyInPlan]) });
});

it('sets deployedWebsiteHeaders', () => {
  const [policy] = listProperties(template, 'AWS::CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: { Comment: 'Premia: website' },
  });
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } =
    policy?.ResponseHeadersPolicyConfig ?? {};
  const { StrictTransportSecurity: transport } = security;
  const sent = {
    'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'X-Frame-Options': security.FrameOptions.FrameOption,
    'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
    'X-Content-Type-Options': security.ContentTypeOptions && 'nosniff',
    'Strict-Transport-Security': `max-age=${transport.AccessControlMaxAgeSec}`,
    ...Object.fromEntries(
      custom.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value]),
    ),
  };
  expect(transport).toMatchObject({ IncludeSubdomains: false, Override: true });
  expect(sent).toEqual(deployedWebsiteHeaders);
});

it('uploads hashed files first, then the others, and invalidates the HTML files', () => {
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
    DistributionPaths: expect.arrayContaining([
      '/index.html',
      '/about.html',
      '/app.html',
      '/404.html',
      '/es/app.html',
    ]),
  });
  expect(pages?.Properties.WaitForDistributionInvalidation).toBe(false);
  expect(pages?.DependsOn).toContain(assetsId);
});

it('uses a custom domain with its certificate, and HTTPS for its other hosts on request', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0b1c';
  const named = createTemplate({
    domainName: 'premia.example.com',
    certificateArn,
    hstsSubdomains: 'true',
  });
  named.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      Aliases: ['premia.example.com'],
      ViewerCertificate: { AcmCertificateArn: certificateArn, MinimumProtocolVersion: 'TLSv1.2_2025' },
    },
  });
  named.hasOutput('Url', { Value: 'https://premia.example.com' });
  named.resourceCountIs('AWS::Route53::RecordSet', 0);
  const headers = listProperties(named, 'AWS::CloudFront::ResponseHeadersPolicy');
  const transport = headers.map(
    ({ ResponseHeadersPolicyConfig: { SecurityHeadersConfig } }) =>
      SecurityHeadersConfig.StrictTransportSecurity,
  );
  expect(transport.map(({ IncludeSubdomains }) => IncludeSubdomains)).toEqual([true, true]);
});

it('creates certificate and records of a domain in Route 53', () => {
  const hostedZoneId = 'Z0123456789ABCDEFGHIJ';
  const hosted = createTemplate({ domainName: 'premia.example.com', hostedZoneId });
  const [certificate = ''] = Object.keys(
    hosted.findResources('AWS::CertificateManager::Certificate', {
      Properties: {
        DomainValidationOptions: [{ DomainName: 'premia.example.com', HostedZoneId: hostedZoneId }],
      },
    }),
  );
  hosted.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: { ViewerCertificate: { AcmCertificateArn: { Ref: certificate } } },
  });
  for (const Type of ['A', 'AAAA']) {
    hosted.hasResourceProperties('AWS::Route53::RecordSet', {
      Type,
      Name: 'premia.example.com.',
      HostedZoneId: hostedZoneId,
      AliasTarget: { DNSName: Match.anyValue() },
    });
  }
});

it('refuses to create a certificate in a region that CloudFront does not accept', () => {
  const zone = { hostedZoneId: 'Z0123456789ABCDEFGHIJ' };
  expect(() => checkGlobalResources(zone, 'eu-west-1')).toThrow(
    'CloudFront needs a certificate in us-east-1, and this deployment is in eu-west-1',
  );
  expect(() => checkGlobalResources(zone, 'us-east-1')).not.toThrow();
  expect(() => checkGlobalResources(zone, undefined)).not.toThrow();
  const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0b1c';
  expect(() => checkGlobalResources({ ...zone, certificateArn }, 'eu-west-1')).not.toThrow();
});

it('refuses to create a web ACL in a region that CloudFront does not accept', () => {
  expect(() => checkGlobalResources({ waf: true }, 'eu-west-1')).toThrow(
    'CloudFront needs a web ACL in us-east-1, and this deployment is in eu-west-1',
  );
  expect(() => checkGlobalResources({ waf: true }, 'us-east-1')).not.toThrow();
  const webAclArn = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/premia/0b1c';
  expect(() => checkGlobalResources({ waf: true, webAclArn }, 'eu-west-1')).not.toThrow();
});
