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

/** Headers that CloudFront accepts in dedicated fields only. */
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

/** Headers that CloudFront accepts as custom headers. */
const otherHeaders = [
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
] as const;

/** Creates the policy that adds {@link deployedWebsiteHeaders} to the website's responses. */
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

/** Creates the policy of the API's responses. Strict-Transport-Security is set here, where TLS ends. */
export function createApiHeadersPolicy(scope: Construct): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'ApiHeaders', {
    comment: 'Premia: API',
    securityHeadersBehavior: { contentTypeOptions: { override: true }, strictTransportSecurity },
  });
}
