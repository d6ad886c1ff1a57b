import { Aws, Duration, Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { RestApiOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { securityHeaders as apiHeaders } from '#contract/security-headers.ts';
import {
  notFoundFunctionCode,
  rewriteFunctionCode,
  viewerAddressFunctionCode,
} from '#edge/cloudfront-functions.ts';
import { deployedWebsiteHeaders, strictTransportSecurityAge } from '#edge/website-headers.ts';
import type { Config } from '../config.ts';
import { acknowledge, createPrivateBucket } from './shared-settings.ts';
import { WebsiteDomain } from './website-domain.ts';
import { WebsiteFiles } from './website-files.ts';

export interface WebsiteProps extends Config {
  readonly folder: string;
  readonly api: RestApi;
  /** Headers that the API requires from CloudFront. */
  readonly originHeaders: Record<string, string>;
}

/**
 * Status codes that CloudFront caches for 10 seconds by default, even with caching disabled and against
 * `Cache-Control` (CloudFront Developer Guide, "Control how long CloudFront caches errors").
 */
const cachedErrors = [500, 502, 503, 504];

/** Security headers of both the website and the API. Strict-Transport-Security is set here, where TLS ends. */
const commonSecurityHeaders = (contentSecurityPolicy: string, includeSubdomains: boolean) => ({
  contentSecurityPolicy: { contentSecurityPolicy, override: true },
  contentTypeOptions: { override: true },
  strictTransportSecurity: {
    accessControlMaxAge: Duration.seconds(strictTransportSecurityAge),
    includeSubdomains,
    override: true,
  },
});

/** Adds {@link deployedWebsiteHeaders}. CloudFront accepts some of them in dedicated fields only. */
const websiteHeadersPolicy = ({ hstsSubdomains }: Config): cloudfront.ResponseHeadersPolicyProps => ({
  comment: 'Premia: website',
  securityHeadersBehavior: {
    ...commonSecurityHeaders(deployedWebsiteHeaders['Content-Security-Policy'], hstsSubdomains),
    frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override: true },
    referrerPolicy: {
      referrerPolicy: cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN,
      override: true,
    },
  },
  customHeadersBehavior: {
    customHeaders: (
      ['Permissions-Policy', 'Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy'] as const
    ).map((header) => ({ header, value: deployedWebsiteHeaders[header], override: true })),
  },
});

/** Headers of the API's responses: those of the functions, for responses that API Gateway creates. */
const apiHeadersPolicy = ({ hstsSubdomains }: Config): cloudfront.ResponseHeadersPolicyProps => ({
  comment: 'Premia: API',
  securityHeadersBehavior: {
    ...commonSecurityHeaders(apiHeaders['content-security-policy'], hstsSubdomains),
    referrerPolicy: { referrerPolicy: cloudfront.HeadersReferrerPolicy.NO_REFERRER, override: true },
  },
});

/** CloudFront distribution of the website, from a private bucket, and of the REST API under `/api`. */
export class Website extends Construct {
  readonly url: string;
  readonly distribution: cloudfront.Distribution;
  readonly files: WebsiteFiles;

  constructor(scope: Construct, id: string, props: WebsiteProps) {
    super(scope, id);
    const withoutLog = 'Contains public files only, and CloudFront is the only reader.';
    const bucket = createPrivateBucket(this, 'Bucket', withoutLog, {
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    });
    const { domainName } = props;
    const domain = domainName ? new WebsiteDomain(this, 'Domain', domainName, props) : undefined;
    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: Stack.of(this).stackName,
      // Without it, "/" would list the bucket if the rewrite function were ever removed.
      defaultRootObject: 'index.html',
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      priceClass: cloudfront.PriceClass.PRICE_CLASS_ALL,
      defaultBehavior: this.buildPagesBehavior(bucket, props),
      additionalBehaviors: { '/api/*': this.buildApiBehavior(props) },
      errorResponses: cachedErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      ...(props.webAclArn && { webAclId: props.webAclArn }),
      ...(props.accessLogs ? { enableLogging: true, logBucket: this.createLogBucket() } : {}),
      ...(domainName &&
        domain && {
          domainNames: [domainName],
          certificate: domain.certificate,
          minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2025,
        }),
    });
    domain?.pointTo(this.distribution);
    this.files = new WebsiteFiles(this, 'Files', bucket, this.distribution, props.folder);
    this.url = `https://${domainName ?? this.distribution.distributionDomainName}`;
    this.acknowledgeFindings(props);
  }

  private createLogBucket(): IBucket {
    return createPrivateBucket(this, 'AccessLogs', 'Contains access logs, which CloudFront alone writes.', {
      // CloudFront writes its standard logs with an access control list.
      objectOwnership: ObjectOwnership.OBJECT_WRITER,
      lifecycleRules: [{ expiration: Duration.days(30) }],
    });
  }

  private buildPagesBehavior(bucket: IBucket, config: Config): cloudfront.BehaviorOptions {
    return {
      // With LIST, S3 returns 404 for a missing file, otherwise 403.
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
        originAccessControl: new cloudfront.S3OriginAccessControl(this, 'OriginAccessControl', {
          // Unique in an account. The generated name does not contain the region.
          originAccessControlName: `${Stack.of(this).stackName}-${Aws.REGION}`,
        }),
      }),
      allowedMethods: cloudfront.AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: this.createHeadersPolicy('Website', websiteHeadersPolicy(config)),
      functionAssociations: [
        this.createFunction('Rewrite', rewriteFunctionCode),
        this.createFunction('NotFound', notFoundFunctionCode, cloudfront.FunctionEventType.VIEWER_RESPONSE),
      ],
    };
  }

  private buildApiBehavior({ api, originHeaders, ...config }: WebsiteProps): cloudfront.BehaviorOptions {
    return {
      // Longer than API Gateway's timeout of 29 s, so that clients receive its error response.
      origin: new RestApiOrigin(api, { customHeaders: originHeaders, readTimeout: Duration.seconds(31) }),
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      // No redirect: a client that sends passwords without TLS must fail visibly.
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      responseHeadersPolicy: this.createHeadersPolicy('Api', apiHeadersPolicy(config)),
      functionAssociations: [this.createFunction('ViewerAddress', viewerAddressFunctionCode)],
    };
  }

  private createHeadersPolicy(purpose: 'Website' | 'Api', props: cloudfront.ResponseHeadersPolicyProps) {
    return new cloudfront.ResponseHeadersPolicy(this, `${purpose}Headers`, {
      // Unique in an account. The generated name does not contain the region.
      responseHeadersPolicyName: `${Stack.of(this).stackName}-${Aws.REGION}-${purpose.toLowerCase()}`,
      ...props,
    });
  }

  private createFunction(id: string, code: string, eventType = cloudfront.FunctionEventType.VIEWER_REQUEST) {
    return {
      eventType,
      function: new cloudfront.Function(this, id, {
        code: cloudfront.FunctionCode.fromInline(code),
        runtime: cloudfront.FunctionRuntime.JS_2_0,
      }),
    };
  }

  private acknowledgeFindings({ domainName, accessLogs, waf }: WebsiteProps): void {
    acknowledge(this.distribution, {
      'AwsSolutions-CFR1': 'The website is available in all countries.',
      'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
        'The distribution has a default root object, and every path without a file extension is rewritten.',
      ...(!waf && {
        'AwsSolutions-CFR2':
          'No web application firewall unless waf is set: it would cost more than the traffic of few users.',
      }),
      ...(!accessLogs && {
        'AwsSolutions-CFR3':
          'No access log unless accessLogs is set: it would store client addresses. API Gateway logs requests to the API without them.',
      }),
      ...(!domainName && {
        'AwsSolutions-CFR4':
          'CloudFront sets the TLS version for its own domain. With domainName it is TLS 1.2 or later.',
      }),
    });
  }
}
