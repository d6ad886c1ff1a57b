import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { type RouteId, routeIds } from '#contract/routes.ts';
import { modelVariant } from './premium-model.ts';

/** The parts of the application that are measured. */
export interface MeasuredParts {
  readonly api: RestApi;
  readonly functions: Readonly<Record<RouteId, IFunction>>;
  readonly table: ITable;
  readonly modelEndpointName: string;
}

const period = Duration.minutes(5);
const sum = { period, statistic: Stats.SUM };

/** The 95th of a hundred requests, ordered by how long they took. */
const p95 = { period, statistic: Stats.percentile(95) };

/** Every measurement that alarms and the dashboard speak of, in periods of five minutes. */
export function createMetrics({ api, functions, table, modelEndpointName }: MeasuredParts) {
  const tableEvents = (metricName: string, label: string) => table.metric(metricName, { ...sum, label });
  const model = (metricName: string, options: { statistic: string; label: string }) =>
    new Metric({
      namespace: 'AWS/SageMaker',
      metricName,
      dimensionsMap: { EndpointName: modelEndpointName, VariantName: modelVariant },
      period,
      ...options,
    });
  // InvocationModelErrors, which would hold both, is not published for serverless endpoints (SageMaker
  // Developer Guide, "Alarms and logs for tracking metrics from serverless endpoints").
  const modelServerErrors = model('Invocation5XXErrors', { statistic: Stats.SUM, label: 'failed' });
  const modelRefusals = model('Invocation4XXErrors', { statistic: Stats.SUM, label: 'refused' });
  const readThrottles = tableEvents('ReadThrottleEvents', 'throttled reads');
  const writeThrottles = tableEvents('WriteThrottleEvents', 'throttled writes');

  return {
    requests: api.metricCount({ ...sum, label: 'requests' }),
    clientErrors: api.metricClientError({ ...sum, label: '4xx' }),
    serverErrors: api.metricServerError({ ...sum, label: '5xx' }),
    latency: api.metricLatency({ ...p95, label: 'all routes, p95' }),
    durationsByRoute: routeIds.map((id) => functions[id].metricDuration({ ...p95, label: id })),
    errorsByRoute: routeIds.map((id) => functions[id].metricErrors({ ...sum, label: id })),
    throttlesByRoute: routeIds.map((id) => functions[id].metricThrottles({ ...sum, label: id })),
    // Over all functions of the account in this region: they share one limit.
    functionThrottles: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', ...sum }),
    concurrency: new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'ConcurrentExecutions',
      period,
      statistic: Stats.MAXIMUM,
      label: 'functions at once, whole account',
    }),
    modelInvocations: model('Invocations', { statistic: Stats.SUM, label: 'invocations' }),
    modelErrors: add('model errors', { modelServerErrors, modelRefusals }),
    modelErrorsByKind: [modelServerErrors, modelRefusals],
    // SageMaker counts in microseconds.
    modelLatency: model('ModelLatency', { statistic: p95.statistic, label: 'estimating (µs), p95' }),
    modelOverhead: model('OverheadLatency', { statistic: p95.statistic, label: 'starting (µs), p95' }),
    tableThrottles: add('throttled requests', { readThrottles, writeThrottles }),
    tableThrottlesByKind: [readThrottles, writeThrottles],
    tableUsage: [
      table.metricConsumedReadCapacityUnits({ ...sum, label: 'read units' }),
      table.metricConsumedWriteCapacityUnits({ ...sum, label: 'write units' }),
    ],
  };
}

/** {@link createMetrics}' answer as a type. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Adds metrics up, counting those that have no value as 0. */
function add(label: string, usingMetrics: Record<string, IMetric>): MathExpression {
  const terms = Object.keys(usingMetrics).map((name) => `FILL(${name}, 0)`);
  return new MathExpression({ expression: terms.join(' + '), usingMetrics, label, period });
}
