import { Aws, Stack } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Metrics } from './metrics.ts';

/** Line graph with an optional second axis on the right, a third of the dashboard wide. */
type Graph = [title: string, left: IMetric[], right?: IMetric[]];

/** Creates the dashboard of requests, errors, latency and limits for each part of the stack. */
export function createDashboard(scope: Construct, metrics: Metrics, alarms: Alarm[]): Dashboard {
  const rows: Graph[][] = [
    [
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
    ],
    [
      ['Function duration by route (ms, p95)', metrics.durationsByRoute],
      ['Function errors and timeouts', metrics.errorsByRoute],
      ['Throttled invocations', metrics.throttlesByRoute],
    ],
    [
      ['Premium model: invocations and errors', [metrics.modelInvocations], metrics.modelErrorsByKind],
      [
        'Premium model: latency (µs)',
        [metrics.modelLatency],
        [metrics.modelOverhead, metrics.modelSetupTime],
      ],
      ['Table: capacity units and throttles', metrics.tableUsage, metrics.tableThrottlesByKind],
    ],
  ];
  return new Dashboard(scope, 'Dashboard', {
    // Unique in an account.
    dashboardName: `${Stack.of(scope).stackName}-${Aws.REGION}`,
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 3 })],
      ...rows.map((row) =>
        row.map(([title, left, right = []]) => new GraphWidget({ title, left, right, width: 8, height: 7 })),
      ),
    ],
  });
}
