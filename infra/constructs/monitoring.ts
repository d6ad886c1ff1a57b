import { ArnFormat, Aws, Duration, Stack } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Canary, Code, Runtime, Schedule, Test } from 'aws-cdk-lib/aws-synthetics';
import { AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';
import { buildSync } from 'esbuild';
import { bodyExamples } from '#contract/examples.ts';
import type { Config } from '../config.ts';
import { type AlarmDefinition, defineAlarms } from './alarms.ts';
import { createBudget, createCostStop } from './cost-stop.ts';
import { createMetrics, type MeasuredResources, type Metrics } from './metrics.ts';
import { acknowledge, createAwsCall, createPrivateBucket } from './shared-settings.ts';

export interface MonitoringProps extends MeasuredResources, Config {
  /** Address of the website, which a canary checks, or undefined for no canary. */
  readonly canaryUrl: string | undefined;
}

/** Time between two runs of the canary, each of which is charged. */
const canaryInterval = Duration.minutes(10);

/** Script of the canary. The runtime of Synthetics has the module `Synthetics`, whose page belongs to its Chromium. */
export const canaryCode = buildSync({
  stdin: {
    contents: `import { checkDeployment } from './canary.ts';
const answers = ${JSON.stringify(bodyExamples['estimate-car-premium'])};
const { WEBSITE_URL, USER_SECRET_ID: SecretId } = process.env;
const readUser = async () => {
  const { SecretsManager } = require('@aws-sdk/client-secrets-manager');
  return JSON.parse((await new SecretsManager({}).getSecretValue({ SecretId })).SecretString);
};
export const handler = async () =>
  checkDeployment(await require('Synthetics').getPage(), WEBSITE_URL, answers, SecretId && readUser);`,
    resolveDir: import.meta.dirname,
  },
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'cjs',
  // The runtime of Lambda has the AWS SDK.
  external: ['Synthetics', '@aws-sdk/client-secrets-manager'],
  write: false,
}).outputFiles[0]?.text as string;

/** A topic with its own policy loses the default access of the account's alarms, so it is granted here. */
function createAlarmTopic(scope: Construct, id: string): Topic {
  const topic = new Topic(scope, id, { displayName: Stack.of(scope).stackName, enforceSSL: true });
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: ['cloudwatch', 'budgets'].map((name) => new ServicePrincipal(`${name}.amazonaws.com`)),
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  );
  return topic;
}

/** Line graph with an optional second axis on the right, a third of the dashboard wide. */
type Graph = [title: string, left: cloudwatch.IMetric[], right?: cloudwatch.IMetric[] | undefined];

/** Alarms and a dashboard, and in prod a budget and a canary. */
export class Monitoring extends Construct {
  readonly topic: Topic;
  readonly dashboardName: string;

  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    this.topic = createAlarmTopic(this, 'Topic');
    const topics = [this.topic];
    if (props.stopAt !== undefined) {
      const topic = createAlarmTopic(this, 'StopTopic');
      createCostStop(this, { ...props, amount: props.stopAt, topic });
      topics.push(topic);
    }
    const { alarmEmail } = props;
    if (alarmEmail) for (const topic of topics) topic.addSubscription(new EmailSubscription(alarmEmail));
    const metrics = createMetrics(props);
    const availability = props.canaryUrl
      ? this.createCanary(props.canaryUrl, props.canaryUserArn)
      : undefined;
    const definitions = defineAlarms(metrics, availability, props);
    const alarms = Object.entries(definitions).map((named) => this.createAlarm(...named));
    this.dashboardName = this.createDashboard(metrics, availability, alarms).dashboardName;
    // It covers the account: filtering by tag needs a tag that an administrator has activated.
    if (props.stage === 'prod') {
      createBudget(this, this.topic, props.monthlyBudget, [
        ['ACTUAL', 80],
        ['FORECASTED', 100],
      ]);
    }
  }

  /**
   * Creates a canary of CloudWatch Synthetics that uses the website in Chromium and the API. A Route 53 health
   * check could do neither, and has its metric in us-east-1 only.
   * @param userArn secret with email address and password of a test user, whose stored prediction it reads
   * @returns percentage of successful runs
   */
  private createCanary(url: string, userArn: string | undefined): cloudwatch.IMetric {
    const scope = new Construct(this, 'Canary');
    const withoutLog = "Contains the canary's reports of 30 days, which only the canary writes.";
    const bucket = createPrivateBucket(scope, 'Artifacts', withoutLog, {
      lifecycleRules: [{ expiration: Duration.days(30) }],
    });
    const canary = new Canary(scope, 'Canary', {
      runtime: Runtime.SYNTHETICS_NODEJS_PUPPETEER_13_0,
      test: Test.custom({ code: Code.fromInline(canaryCode), handler: 'index.handler' }),
      environmentVariables: { WEBSITE_URL: url, ...(userArn && { USER_SECRET_ID: userArn }) },
      schedule: Schedule.rate(canaryInterval),
      timeout: Duration.minutes(2),
      artifactsBucketLocation: { bucket },
      provisionedResourceCleanup: true,
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
    if (userArn) {
      canary.role.addToPrincipalPolicy(
        new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [userArn] }),
      );
    }
    this.limitLog(canary);
    return canary.metricSuccessPercent({ period: canaryInterval });
  }

  /**
   * Sets the retention of the log of the canary's function. Synthetics creates the function, and it the log group, under a
   * name that is known only then: the stack can't create it before, nor wait for it.
   */
  private limitLog(canary: Canary): void {
    const logGroupName = `/aws/lambda/cwsyn-${canary.canaryName}-${canary.canaryId}`;
    const { stack } = canary;
    const resources = ['', ':*'].map((suffix) =>
      stack.formatArn({
        service: 'logs',
        resource: 'log-group',
        resourceName: logGroupName + suffix,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    );
    const policy = AwsCustomResourcePolicy.fromSdkCalls({ resources });
    const physicalResourceId = PhysicalResourceId.of(logGroupName);
    const group = createAwsCall(canary, 'LogGroup', {
      onCreate: {
        service: 'CloudWatchLogs',
        action: 'createLogGroup',
        parameters: { logGroupName },
        physicalResourceId,
        // The first run has created it.
        ignoreErrorCodesMatching: 'ResourceAlreadyExistsException',
      },
      policy,
    });
    const retention = createAwsCall(canary, 'LogRetention', {
      onCreate: {
        service: 'CloudWatchLogs',
        action: 'putRetentionPolicy',
        parameters: { logGroupName, retentionInDays: RetentionDays.ONE_MONTH },
        physicalResourceId,
      },
      policy,
    });
    retention.node.addDependency(group);
    for (const call of [group, retention]) {
      acknowledge(call, {
        'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:logs:<AWS::Region>:<AWS::AccountId>:log-group:/aws/lambda/cwsyn-<MonitoringCanary53EA4C06>-<MonitoringCanary53EA4C06.Id>:*]':
          'The form in which CloudWatch Logs expects the ARN of one log group.',
      });
    }
  }

  /** Creates an alarm that notifies the topic when it starts and ends. */
  private createAlarm(name: string, definition: AlarmDefinition): cloudwatch.Alarm {
    const alarm = new cloudwatch.Alarm(this, name, {
      evaluationPeriods: 1,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
      ...definition,
      alarmDescription: `${Stack.of(this).stackName}: ${definition.alarmDescription} What to do: docs/runbook.md, "${name}".`,
    });
    const action = new SnsAction(this.topic);
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    return alarm;
  }

  /** Creates the dashboard of requests, errors, latency and limits for each part of the stack. */
  private createDashboard(
    metrics: Metrics,
    availability: cloudwatch.IMetric | undefined,
    alarms: cloudwatch.Alarm[],
  ): cloudwatch.Dashboard {
    const graphs: Graph[] = [
      [
        'Requests and errors',
        [metrics.requests],
        [metrics.clientErrors, metrics.serverErrors, metrics.refusedLogins],
      ],
      ['Latency (ms)', [metrics.latency]],
      [
        'Concurrent executions',
        [metrics.concurrency, metrics.claimedConcurrency],
        [metrics.functionThrottles],
      ],
      ['Function duration by route (ms, p95)', metrics.durationsByRoute],
      ['Function errors and timeouts', metrics.errorsByRoute],
      ['Throttled invocations', metrics.throttlesByRoute],
      [
        'Premium model: invocations and errors',
        [metrics.modelInvocations],
        [metrics.modelFailures, metrics.modelUnavailable, ...metrics.modelErrorsByKind],
      ],
      ['Premium model: used share of its concurrency', [metrics.modelConcurrency]],
      [
        'Premium model: latency (µs)',
        [metrics.modelLatency],
        [metrics.modelOverhead, metrics.modelSetupTime],
      ],
      ['Table: capacity units and throttles', metrics.tableUsage, metrics.tableThrottlesByKind],
      [
        'Website: errors of CloudFront (%), of scripts',
        [metrics.websiteErrorRate],
        [metrics.scriptErrors, metrics.otherVersions],
      ],
      ['Canary: successful runs (%)', availability ? [availability] : []],
      ['Account erasure: age of the oldest (hours)', [metrics.oldestErasure]],
      [
        'Mail: failures, oldest message (s)',
        metrics.mail ? [metrics.mail.errors] : [],
        metrics.mail && [metrics.mail.oldestMessage],
      ],
    ];
    return new cloudwatch.Dashboard(this, 'Dashboard', {
      // Unique in an account.
      dashboardName: `${Stack.of(this).stackName}-${Aws.REGION}`,
      widgets: [
        [new cloudwatch.AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 3 })],
        // Rows of three. A deployment has no metrics of parts that it does not have.
        graphs
          .filter(([, left]) => left.length > 0)
          .map(
            ([title, left, right = []]) =>
              new cloudwatch.GraphWidget({ title, left, right, width: 8, height: 7 }),
          ),
      ],
    });
  }
}
