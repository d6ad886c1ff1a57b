import { Duration, Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { MathExpression, Metric, type MetricOptions, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, type IFilterPattern } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { ErrorCode } from '#contract/errors.ts';
import { type RouteId, routeIds } from '#contract/routes.ts';
import { functionSettings } from '../function-settings.ts';
import { modelVariant } from './sagemaker-endpoint.ts';

/** Resources whose metrics are collected. */
export interface MeasuredResources {
  readonly api: RestApi;
  readonly functions: ReadonlyMap<RouteId, LambdaFunction>;
  readonly table: ITable;
  readonly modelEndpointName: string;
  readonly distribution: IDistribution;
  /** Queue of mails and the function that sends them; undefined in a deployment that sends none. */
  readonly mail: { readonly queue: IQueue; readonly mailer: IFunction } | undefined;
  /** Function that completes the deletion of accounts. */
  readonly eraser: IFunction;
}

const pricingRoutes = routeIds.filter((id) => functionSettings[id].model);

/** Functions that read stored predictions and count those that they can't read. */
const readingRoutes = ['list-predictions', 'get-prediction', 'label-prediction', 'export-account'] as const;

const period = Duration.minutes(5);
const sum = { period, statistic: Stats.SUM };
const p95 = { period, statistic: Stats.percentile(95) };

/** Creates the metrics of the alarms and the dashboard, in periods of five minutes. */
export function createMetrics(resources: MeasuredResources) {
  const { api, functions, table, modelEndpointName, distribution, mail, eraser } = resources;
  const tableEvents = (metricName: string, label: string) => table.metric(metricName, { ...sum, label });
  const concurrency = (metricName: string, label: string) =>
    new Metric({ namespace: 'AWS/Lambda', metricName, period, statistic: Stats.MAXIMUM, label });
  const model = (metricName: string, options: MetricOptions) =>
    new Metric({
      namespace: 'AWS/SageMaker',
      metricName,
      dimensionsMap: { EndpointName: modelEndpointName, VariantName: modelVariant },
      ...options,
    });
  const website = (metricName: string, statistic: string) =>
    new Metric({
      namespace: 'AWS/CloudFront',
      metricName,
      dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
      period,
      statistic,
    });
  /** Counts lines of a function's log: API Gateway's metrics have no status by route unless they are paid for. */
  const countLines = (id: RouteId, metricName: string, filterPattern: IFilterPattern, label: string) =>
    (functions.get(id) as LambdaFunction).logGroup
      // The namespace is unique in a region.
      .addMetricFilter(metricName, { metricNamespace: Stack.of(table).stackName, metricName, filterPattern })
      .metric({ ...sum, label });
  /** Counts error responses of all functions that use the model. SageMaker has no metrics of a missing endpoint. */
  const countModelErrors = (code: ErrorCode, metricName: string, label: string) => {
    const filterPattern = FilterPattern.stringValue('$.code', '=', code);
    const [counted] = pricingRoutes.map((id) => countLines(id, metricName, filterPattern, label));
    return counted as Metric;
  };
  /** Counts responses with predictions that another version has stored, of all functions that read them. */
  const countOtherVersions = () => {
    const filterPattern = FilterPattern.stringValue('$.event', '=', 'other-version');
    const [counted] = readingRoutes.map((id) =>
      countLines(id, 'OtherVersions', filterPattern, 'unreadable predictions'),
    );
    return counted as Metric;
  };
  /** Share of the account's mails in this region. */
  const reputation = (metricName: string) =>
    new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: Stats.MAXIMUM });
  const readThrottles = tableEvents('ReadThrottleEvents', 'throttled reads');
  const writeThrottles = tableEvents('WriteThrottleEvents', 'throttled writes');

  return {
    requests: api.metricCount({ ...sum, label: 'requests' }),
    clientErrors: api.metricClientError({ ...sum, label: '4xx' }),
    serverErrors: api.metricServerError({ ...sum, label: '5xx' }),
    // Without a label: the alarm of a metric with one is a list of metrics, which has no handling of few samples.
    latency: api.metricLatency(p95),
    durationsByRoute: [...functions].map(([id, handler]) => handler.metricDuration({ ...p95, label: id })),
    errorsByRoute: [...functions].map(([id, handler]) => handler.metricErrors({ ...sum, label: id })),
    throttlesByRoute: [...functions].map(([id, handler]) => handler.metricThrottles({ ...sum, label: id })),
    // All functions of the account in this region, which share one limit.
    functionThrottles: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', ...sum }),
    refusedLogins: countLines(
      'login',
      'RefusedLogins',
      FilterPattern.all(
        FilterPattern.numberValue('$.status', '>=', 400),
        FilterPattern.numberValue('$.status', '<', 500),
      ),
      'refused logins',
    ),
    mail: mail && {
      errors: mail.mailer.metricErrors({ ...sum, label: 'failed mails' }),
      oldestMessage: mail.queue.metricApproximateAgeOfOldestMessage({ period, statistic: Stats.MAXIMUM }),
      bounceRate: reputation('Reputation.BounceRate'),
      complaintRate: reputation('Reputation.ComplaintRate'),
    },
    scriptErrors: countLines(
      'report-script-error',
      'ScriptErrors',
      FilterPattern.stringValue('$.event', '=', 'script-error'),
      'script errors',
    ).with({ period: Duration.minutes(15) }),
    otherVersions: countOtherVersions(),
    // Recorded by each run, so missing data means that no run was successful.
    oldestErasure: new Metric({
      namespace: 'Premia',
      metricName: 'OldestErasureHours',
      dimensionsMap: { FunctionName: eraser.functionName },
      period: Duration.hours(1),
      statistic: Stats.MAXIMUM,
    }),
    // CloudFront's metrics are in us-east-1 only.
    websiteErrorRate: new MathExpression({
      expression: 'IF(requests >= 50, rate, 0)',
      usingMetrics: {
        requests: website('Requests', Stats.SUM),
        rate: website('5xxErrorRate', Stats.AVERAGE),
      },
      period,
      label: '5xx of CloudFront (%)',
    }),
    // Includes reserved concurrency, which other functions can't use.
    claimedConcurrency: concurrency('ClaimedAccountConcurrency', 'claimed concurrency, whole account'),
    concurrency: concurrency('ConcurrentExecutions', 'concurrent executions, whole account'),
    modelInvocations: model('Invocations', { ...sum, label: 'invocations' }),
    modelFailures: countModelErrors('model_failed', 'ModelFailures', 'failed'),
    modelUnavailable: countModelErrors('model_unavailable', 'ModelUnavailable', 'unavailable'),
    // InvocationModelErrors, the sum of both, is not published for serverless endpoints (SageMaker
    // Developer Guide, "Alarms and logs for tracking metrics from serverless endpoints").
    modelErrorsByKind: [
      model('Invocation5XXErrors', { ...sum, label: 'failed, by SageMaker' }),
      model('Invocation4XXErrors', { ...sum, label: 'rejected or throttled, by SageMaker' }),
    ],
    // From 0 to 1.
    modelConcurrency: model('ServerlessConcurrentExecutionsUtilization', {
      period,
      statistic: Stats.MAXIMUM,
      label: 'used concurrency',
    }),
    // SageMaker reports microseconds.
    modelLatency: model('ModelLatency', p95),
    modelOverhead: model('OverheadLatency', { ...p95, label: 'overhead (µs), p95' }),
    // Time in which SageMaker starts the model for a request (cold start).
    modelSetupTime: model('ModelSetupTime', { ...p95, label: 'setup (µs), p95' }),
    tableThrottles: new MathExpression({
      expression: 'FILL(readThrottles, 0) + FILL(writeThrottles, 0)',
      usingMetrics: { readThrottles, writeThrottles },
      label: 'throttled requests',
      period,
    }),
    tableThrottlesByKind: [readThrottles, writeThrottles],
    tableUsage: [
      table.metricConsumedReadCapacityUnits({ ...sum, label: 'read units' }),
      table.metricConsumedWriteCapacityUnits({ ...sum, label: 'write units' }),
    ],
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
