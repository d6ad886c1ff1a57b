import { readFileSync } from 'node:fs';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { routeIds } from '#contract/routes.ts';
import { createStack } from '../testing/create-stack.ts';

const runbook = readFileSync(new URL('../../docs/runbook.md', import.meta.url), 'utf8');

describe('Monitoring', () => {
  let template: Template;

  beforeAll(() => {
    template = Template.fromStack(
      createStack({ alarmEmail: 'operator@example.com', monthlyBudget: '40', mailFrom: 'a@example.com' })
        .stack,
    );
  });

  const listAlarms = () =>
    Object.values(template.findResources('AWS::CloudWatch::Alarm')).map(({ Properties }) => Properties);

  it('notifies the topic on every alarm and names its section of the runbook', () => {
    const [ofOperators = [], ofRollouts = []] = [true, false].map((isNotified) =>
      listAlarms().filter(({ AlarmActions }) => (AlarmActions !== undefined) === isNotified),
    );
    for (const { AlarmDescription } of ofRollouts) expect(AlarmDescription).toMatch(/is rolled back\.$/);
    expect(ofOperators).toHaveLength(12);
    for (const alarm of ofOperators) {
      expect(alarm.AlarmActions).toHaveLength(1);
      expect(alarm.OKActions).toHaveLength(1);
      const section = /^Premia: .*docs\/runbook\.md, "(\w+)"/.exec(alarm.AlarmDescription)?.[1];
      expect(runbook).toContain(`### ${section}`);
    }
  });

  it('treats missing data as a failure for what runs on a schedule only', () => {
    const breaching = listAlarms().filter(({ TreatMissingData }) => TreatMissingData === 'breaching');
    expect(breaching).toMatchObject([
      { MetricName: 'SuccessPercent', ComparisonOperator: 'LessThanThreshold', Threshold: 100 },
      {
        MetricName: 'OldestErasureHours',
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
        Threshold: 24,
      },
    ]);
  });

  it('has a canary in prod only', () => {
    template.resourceCountIs('AWS::Synthetics::Canary', 1);
    Template.fromStack(createStack({ stage: 'dev' }).stack).resourceCountIs('AWS::Synthetics::Canary', 0);
  });

  it("warns at 80 % of the account's concurrency", () => {
    const alarm = listAlarms().find(({ Metrics }) =>
      JSON.stringify(Metrics)?.includes('ClaimedAccountConcurrency'),
    );
    expect(alarm?.Threshold).toBe(800);
  });

  it('counts refused logins in the log of the login function', () => {
    template.hasResourceProperties('AWS::Logs::MetricFilter', {
      FilterPattern: '{ ($.status >= 400) && ($.status < 500) }',
      MetricTransformations: [{ MetricNamespace: 'Premia', MetricName: 'RefusedLogins', MetricValue: '1' }],
    });
  });

  it('allows only CloudWatch and AWS Budgets of this account to publish', () => {
    template.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Allow',
            Action: 'sns:Publish',
            Principal: { Service: ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'] },
            Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
          }),
        ]),
      },
    });
  });

  it('has alarms on errors, latency, throttles, the model and the table', () => {
    const metrics = listAlarms().flatMap(({ MetricName, Metrics = [] }) => [
      MetricName,
      ...Metrics.map(
        ({ MetricStat }: { MetricStat?: { Metric: { MetricName: string } } }) =>
          MetricStat?.Metric.MetricName,
      ),
    ]);
    expect(metrics).toEqual(
      expect.arrayContaining([
        '5XXError',
        '5xxErrorRate',
        'RefusedLogins',
        'Latency',
        'Throttles',
        'Invocation4XXErrors',
        'Invocation5XXErrors',
        'ModelLatency',
        'ReadThrottleEvents',
        'WriteThrottleEvents',
      ]),
    );
  });

  it('uses only model metrics that SageMaker publishes for serverless endpoints', () => {
    const [dashboard] = Object.values(template.findResources('AWS::CloudWatch::Dashboard'));
    const body = JSON.stringify([dashboard?.Properties.DashboardBody, listAlarms()]);
    const names = body.matchAll(/(?:AWS\/SageMaker\W+|MetricName":")(\w+)/g);
    const ofModel = new Set(
      [...names].map(([, name]) => name).filter((name) => /^(Invocation|Model|Overhead)/.test(name ?? '')),
    );
    expect([...ofModel].sort()).toEqual([
      'Invocation4XXErrors',
      'Invocation5XXErrors',
      'Invocations',
      'ModelLatency',
      'ModelSetupTime',
      'OverheadLatency',
    ]);
  });

  it('warns at 80 % of the budget and if the forecast exceeds it', () => {
    template.hasResourceProperties('AWS::Budgets::Budget', {
      Budget: { BudgetLimit: { Amount: 40, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
      NotificationsWithSubscribers: [
        Match.objectLike({ Notification: Match.objectLike({ NotificationType: 'ACTUAL', Threshold: 80 }) }),
        Match.objectLike({
          Notification: Match.objectLike({ NotificationType: 'FORECASTED', Threshold: 100 }),
        }),
      ],
    });
    template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'operator@example.com',
    });
  });

  it('shows the p95 duration of every route on the dashboard', () => {
    const [dashboard] = Object.values(template.findResources('AWS::CloudWatch::Dashboard'));
    const body = JSON.stringify(dashboard?.Properties.DashboardBody);
    for (const id of routeIds) expect(body).toContain(id);
    expect(body).toContain('p95');
  });
});
