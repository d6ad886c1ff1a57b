import { Duration } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { Canary, Code, Runtime, Schedule, Test } from 'aws-cdk-lib/aws-synthetics';
import { Construct } from 'constructs';
import { acknowledge, createPrivateBucket } from './shared-settings.ts';

/** Time between two runs, each of which is charged. */
const interval = Duration.minutes(10);

/** Script of the canary: fails if the website or the API does not respond as expected. */
export const canaryCode = `exports.handler = async () => {
  const url = process.env.WEBSITE_URL;
  const page = await fetch(url);
  const html = await page.text();
  if (page.status !== 200 || !html.includes('<title>')) throw new Error('The website returned ' + page.status);
  const api = await fetch(url + '/api/users/profile/');
  const body = await api.text();
  if (api.status !== 401 || !body.includes('unauthenticated')) throw new Error('The API returned ' + api.status);
};
`;

/**
 * CloudWatch Synthetics canary that loads the website and sends a request to the API, as a client does. A Route 53
 * health check could not check the API, whose response without a session is 401, and has its metric in us-east-1 only.
 */
export class WebsiteCanary extends Construct {
  /** Percentage of successful runs. */
  readonly availability: IMetric;

  /** @param url address of the website */
  constructor(scope: Construct, id: string, url: string) {
    super(scope, id);
    const bucket = createPrivateBucket(this, 'Artifacts', {
      lifecycleRules: [{ expiration: Duration.days(30) }],
    });
    const canary = new Canary(this, 'Canary', {
      runtime: Runtime.SYNTHETICS_NODEJS_PUPPETEER_13_0,
      test: Test.custom({ code: Code.fromInline(canaryCode), handler: 'index.handler' }),
      environmentVariables: { WEBSITE_URL: url },
      schedule: Schedule.rate(interval),
      timeout: Duration.minutes(1),
      artifactsBucketLocation: { bucket },
      provisionedResourceCleanup: true,
    });
    this.availability = canary.metricSuccessPercent({ period: interval });
    acknowledge(bucket, {
      'AwsSolutions-S1': "Contains the canary's reports of 30 days, which only the canary writes.",
    });
    for (const resource of [
      '*',
      '<MonitoringCanaryArtifacts5D83F00C.Arn>/*',
      'arn:<AWS::Partition>:logs:<AWS::Region>:<AWS::AccountId>:log-group:/aws/lambda/cwsyn-*',
    ]) {
      acknowledge(canary.role, {
        [`AwsSolutions-IAM5[Resource::${resource}]`]:
          'The permissions that AWS documents for canaries: to write reports, logs and metrics.',
      });
    }
  }
}
