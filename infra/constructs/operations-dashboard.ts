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

/** What is shown. */
export interface OperationsDashboardProps {
  readonly metrics: Metrics;
  readonly alarms: readonly Alarm[];
}

/** A third of the dashboard's width. */
const width = 8;

/** A graph of a few lines, beside another scale on its right where one is given. */
function draw(title: string, left: readonly IMetric[], right: readonly IMetric[] = []): IWidget {
  return new GraphWidget({ title, left: [...left], right: [...right], width, height: 7 });
}

/** One page that tells whether visitors are served, and if not, which part fails them. */
export class OperationsDashboard extends Construct {
  readonly dashboard: Dashboard;

  constructor(scope: Construct, id: string, { metrics, alarms }: OperationsDashboardProps) {
    super(scope, id);
    this.dashboard = new Dashboard(this, 'Dashboard', {
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: 24, height: 3 })],
        [
          draw(
            'Requests, and what went wrong',
            [metrics.requests],
            [metrics.clientErrors, metrics.serverErrors],
          ),
          draw('Time an answer takes (ms)', [metrics.latency]),
          draw('Functions at once', [metrics.concurrency], [metrics.functionThrottles]),
        ],
        [
          draw('Time in the function by route (ms, p95)', metrics.durationsByRoute),
          draw('Functions that crashed or timed out', metrics.errorsByRoute),
          draw('Functions refused by a concurrency limit', metrics.throttlesByRoute),
        ],
        [
          draw('Premium model: calls and failures', [metrics.modelInvocations], metrics.modelErrorsByKind),
          draw('Premium model: time (µs)', [metrics.modelLatency], [metrics.modelOverhead]),
          draw('Table: use and refusals', metrics.tableUsage, metrics.tableThrottlesByKind),
        ],
      ],
    });
  }
}
