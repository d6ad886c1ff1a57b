import { RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { cacheControl, hashedAssetsFolder, unpublishedFolder } from '#edge/website-headers.ts';

/** What is put where. */
export interface WebsiteFilesProps {
  readonly bucket: IBucket;
  readonly distribution: IDistribution;
  /** The built website. */
  readonly folder: string;
}

/**
 * Puts the built website into its bucket, in an order that never serves a page whose scripts are not
 * there yet. Files of earlier versions stay, so that pages that are open still find their lazy parts.
 */
export class WebsiteFiles extends Construct {
  constructor(scope: Construct, id: string, { bucket, distribution, folder }: WebsiteFilesProps) {
    super(scope, id);
    const source = Source.asset(folder);
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const hashedFiles = `${hashedAssetsFolder}/*`;
    const assets = new BucketDeployment(this, 'Assets', {
      sources: [source],
      destinationBucket: bucket,
      logGroup,
      exclude: ['*'],
      include: [hashedFiles],
      cacheControl: [CacheControl.fromString(cacheControl.hashed)],
      prune: false,
    });
    const pages = new BucketDeployment(this, 'Pages', {
      sources: [source],
      destinationBucket: bucket,
      logGroup,
      exclude: [hashedFiles, `${unpublishedFolder}/*`],
      cacheControl: [CacheControl.fromString(cacheControl.fresh)],
      prune: false,
      distribution,
      distributionPaths: ['/index.html'],
    });
    pages.node.addDependency(assets);
    this.acknowledgeFindings(assets, bucket);
  }

  /** Both deployments run in one function that CDK brings along, with a role that CDK writes. */
  private acknowledgeFindings({ handlerRole }: BucketDeployment, bucket: IBucket): void {
    const handler = handlerRole.node.scope ?? this;
    const wildcards = [
      'Action::s3:Abort*',
      'Action::s3:DeleteObject*',
      'Action::s3:GetBucket*',
      'Action::s3:GetObject*',
      'Action::s3:List*',
      'Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*',
      `Resource::<${Stack.of(this).getLogicalId(bucket.node.defaultChild as CfnBucket)}.Arn>/*`,
      'Resource::*',
    ];
    Validations.of(handler).acknowledge(
      ...wildcards.map((finding) => ({
        id: `AwsSolutions-IAM5[${finding}]`,
        reason:
          "CDK's own deployment function: it reads the assets of this account, writes the website's bucket and asks CloudFront to forget a page. It runs during deployments only.",
      })),
      {
        id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
        reason: "CDK's own deployment function: it may log.",
      },
      {
        id: 'AwsSolutions-L1',
        reason: "CDK's own deployment function: CDK chooses and updates its runtime.",
      },
    );
  }
}
