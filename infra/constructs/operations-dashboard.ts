import { Aws, Stack } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { Metrics } from './metrics.ts';

/** Properties of {@link OperationsDashboard}. */
export interface OperationsDashboardProps {
  readonly metrics: Metrics;
  readonly alarms: readonly Alarm[];
}

/** A third of a dashboard's 24 columns. */
const width = 8;

/** Line graph with an optional second axis on the right. */
function createGraph(title: string, left: readonly IMetric[], right: readonly IMetric[] = []): IWidget {
  return new GraphWidget({ title, left: [...left], right: [...right], width, height: 7 });
}

/** Dashboard of requests, errors, latency and limits for each part of the stack. */
export class OperationsDashboard extends Construct {
  readonly dashboard: Dashboard;

  constructor(scope: Construct, id: string, { metrics, alarms }: OperationsDashboardProps) {
    super(scope, id);
    this.dashboard = new Dashboard(this, 'Dashboard', {
      // Unique in an account.
      dashboardName: `${Stack.of(this).stackName}-${Aws.REGION}`,
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: 24, height: 3 })],
        [
          createGraph(
            'Requests and errors',
            [metrics.requests],
            [metrics.clientErrors, metrics.serverErrors, metrics.refusedLogins],
          ),
          createGraph('Latency (ms)', [metrics.latency]),
          createGraph(
            'Concurrent executions',
            [metrics.concurrency, metrics.claimedConcurrency],
            [metrics.functionThrottles],
          ),
        ],
        [
          createGraph('Function duration by route (ms, p95)', metrics.durationsByRoute),
          createGraph('Function errors and timeouts', metrics.errorsByRoute),
          createGraph('Throttled invocations', metrics.throttlesByRoute),
        ],
        [
          createGraph(
            'Premium model: invocations and errors',
            [metrics.modelInvocations],
            metrics.modelErrorsByKind,
          ),
          createGraph(
            'Premium model: latency (µs)',
            [metrics.modelLatency],
            [metrics.modelOverhead, metrics.modelSetupTime],
          ),
          createGraph(
            'Table: capacity units and throttles',
            metrics.tableUsage,
            metrics.tableThrottlesByKind,
          ),
        ],
      ],
    });
  }
}
