import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { deployedWebsiteHeaders, strictTransportSecurityAge } from '#edge/website-headers.ts';

const strictTransportSecurity = {
  accessControlMaxAge: Duration.seconds(strictTransportSecurityAge),
  includeSubdomains: true,
  override: true,
};

/** CloudFront has fields of their own for some headers, and takes them nowhere else. */
const securityHeaders: ResponseSecurityHeadersBehavior = {
  contentSecurityPolicy: {
    contentSecurityPolicy: deployedWebsiteHeaders['Content-Security-Policy'],
    override: true,
  },
  contentTypeOptions: { override: true },
  frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
  referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
  strictTransportSecurity,
};

/** The headers that CloudFront takes as they are. */
const otherHeaders = [
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
] as const;

/** What the website's answers carry: {@link deployedWebsiteHeaders}, in CloudFront's terms. */
export function createWebsiteHeadersPolicy(scope: Construct): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'WebsiteHeaders', {
    comment: 'Premia: website',
    securityHeadersBehavior: securityHeaders,
    customHeadersBehavior: {
      customHeaders: otherHeaders.map((header) => ({
        header,
        value: deployedWebsiteHeaders[header],
        override: true,
      })),
    },
  });
}

/** What the API's answers carry beside what its functions set: only CloudFront knows of the certificate. */
export function createApiHeadersPolicy(scope: Construct): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'ApiHeaders', {
    comment: 'Premia: API',
    securityHeadersBehavior: { contentTypeOptions: { override: true }, strictTransportSecurity },
  });
}
