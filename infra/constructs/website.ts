import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Function as CloudFrontFunction,
  Distribution,
  type DistributionProps,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { RestApiOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { viewerAddressFunctionCode } from '#edge/viewer-address.ts';
import { rewriteFunctionCode } from '#edge/website-headers.ts';
import { createApiHeadersPolicy, createWebsiteHeadersPolicy } from './response-headers.ts';
import { WebsiteFiles } from './website-files.ts';

/** What the website serves, and where. */
export interface WebsiteProps {
  /** The built website. */
  readonly folder: string;
  readonly api: RestApi;
  /** Headers that prove to the API that a request came this way. */
  readonly originHeaders: Record<string, string>;
  /** A name of one's own, with a certificate for it in us-east-1. */
  readonly domain?: { readonly name: string; readonly certificateArn: string };
}

/**
 * What CloudFront answers everybody else with for 10 seconds once one person got it, even where nothing is
 * cached and the answer forbids it (CloudFront Developer Guide, "Control how long CloudFront caches errors").
 */
const keptErrors = [500, 502, 503, 504];

/** The website and the API on one address: CloudFront before a private bucket and the REST API. */
export class Website extends Construct {
  readonly url: string;
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: WebsiteProps) {
    super(scope, id);
    const bucket = this.createBucket();
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'Premia',
      // Were the rewrite ever taken off, "/" would otherwise list the bucket.
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_ALL,
      defaultBehavior: this.describePages(bucket),
      additionalBehaviors: { '/api/*': this.describeApi(props) },
      errorResponses: keptErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      ...this.describeDomain(props),
    });
    new WebsiteFiles(this, 'Files', { bucket, distribution: this.distribution, folder: props.folder });
    this.url = `https://${props.domain?.name ?? this.distribution.distributionDomainName}`;
    this.acknowledgeFindings(bucket, props);
  }

  /** Holds nothing but the built website, which any deployment makes again. */
  private createBucket(): IBucket {
    // CDK's own class misses its interface by an optional property that may be undefined.
    return new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
    }) as IBucket;
  }

  private describePages(bucket: IBucket): BehaviorOptions {
    return {
      // LIST lets S3 answer 404 for a missing file; without it every one is a 403.
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: createWebsiteHeadersPolicy(this),
      functionAssociations: [this.createFunction('Rewrite', rewriteFunctionCode)],
    };
  }

  private describeApi({ api, originHeaders }: WebsiteProps): BehaviorOptions {
    return {
      // Longer than API Gateway's own 29 s, so that its answer is the one that arrives.
      origin: new RestApiOrigin(api, { customHeaders: originHeaders, readTimeout: Duration.seconds(31) }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      // No redirect: whoever sends a password in the clear should notice.
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      responseHeadersPolicy: createApiHeadersPolicy(this),
      functionAssociations: [this.createFunction('ViewerAddress', viewerAddressFunctionCode)],
    };
  }

  private createFunction(id: string, code: string) {
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new CloudFrontFunction(this, id, {
        code: FunctionCode.fromInline(code),
        runtime: FunctionRuntime.JS_2_0,
      }),
    };
  }

  private describeDomain({ domain }: WebsiteProps): Partial<DistributionProps> {
    if (!domain) return {};
    return {
      domainNames: [domain.name],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2025,
    };
  }

  private acknowledgeFindings(bucket: IBucket, { domain }: WebsiteProps): void {
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Holds public files only, and CloudFront is the only reader.',
    });
    Validations.of(this.distribution).acknowledge(
      { id: 'AwsSolutions-CFR1', reason: 'Visitors from everywhere are welcome.' },
      {
        id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
        reason:
          'The distribution has a default root object, and every path without an extension is rewritten.',
      },
      {
        id: 'AwsSolutions-CFR2',
        reason:
          'No web application firewall: throttling, the login throttle and reserved concurrency bound what a caller can cost. The runbook says when to add one.',
      },
      {
        id: 'AwsSolutions-CFR3',
        reason:
          "No access log: it would keep every visitor's address. Requests that reach the API are logged there, without one.",
      },
    );
    if (domain) return;
    Validations.of(this.distribution).acknowledge({
      id: 'AwsSolutions-CFR4',
      reason:
        "On CloudFront's own domain CloudFront decides on the TLS version. With domainName and certificateArn it is TLS 1.2 or newer.",
    });
  }
}
