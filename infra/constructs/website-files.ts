import { Stack } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { cacheControl, hashedAssetsFolder, unpublishedFolder } from '#edge/website-headers.ts';
import { htmlFiles } from '#frontend/html-files.ts';
import { acknowledge, acknowledgeCdkFunction, createLogGroup } from './shared-settings.ts';

/**
 * Uploads the built website to its bucket: hashed assets first, so that no page is served before its scripts.
 * Assets of previous versions are not deleted, because open pages may still load them.
 */
export class WebsiteFiles extends Construct {
  constructor(scope: Construct, id: string, bucket: IBucket, distribution: IDistribution, folder: string) {
    super(scope, id);
    const upload = {
      sources: [Source.asset(folder)],
      destinationBucket: bucket,
      logGroup: createLogGroup(this, 'Log'),
      prune: false,
    };
    const hashedFiles = `${hashedAssetsFolder}/*`;
    const assets = new BucketDeployment(this, 'Assets', {
      ...upload,
      exclude: ['*'],
      include: [hashedFiles],
      cacheControl: [CacheControl.fromString(cacheControl.hashed)],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...upload,
      exclude: [hashedFiles, `${unpublishedFolder}/*`],
      cacheControl: [CacheControl.fromString(cacheControl.fresh)],
      distribution,
      // A slow invalidation would fail the deployment, after the functions have changed (aws/aws-cdk#15891).
      waitForDistributionInvalidation: false,
      distributionPaths: htmlFiles,
    });
    pages.node.addDependency(assets);
    this.acknowledgeFindings(assets, bucket);
  }

  /** CDK runs both deployments in one function, with a role that it generates. */
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
    for (const finding of wildcards) {
      acknowledge(handler, {
        [`AwsSolutions-IAM5[${finding}]`]:
          "CDK's deployment function reads the account's assets, writes the website's bucket and invalidates a page in CloudFront. It runs during deployments only.",
      });
    }
    acknowledgeCdkFunction(handler);
  }
}
