import { Aws, Duration, Stack } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { securityHeaders as apiHeaders } from '#contract/security-headers.ts';
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

/** Unique in an account. The generated name does not contain the region. */
function policyName(scope: Construct, purpose: string): string {
  return `${Stack.of(scope).stackName}-${Aws.REGION}-${purpose}`;
}

/** Creates the policy that adds {@link deployedWebsiteHeaders} to the website's responses. */
export function createWebsiteHeadersPolicy(scope: Construct): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'WebsiteHeaders', {
    responseHeadersPolicyName: policyName(scope, 'website'),
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

/**
 * Creates the policy of the API's responses. Strict-Transport-Security is set here, where TLS ends; the other
 * headers are those of the functions, for responses that API Gateway creates.
 */
export function createApiHeadersPolicy(scope: Construct): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'ApiHeaders', {
    responseHeadersPolicyName: policyName(scope, 'api'),
    comment: 'Premia: API',
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: apiHeaders['content-security-policy'],
        override: true,
      },
      contentTypeOptions: { override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity,
    },
  });
}
