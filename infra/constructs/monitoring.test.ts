import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { runInNewContext } from 'node:vm';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it, onTestFinished } from 'vitest';
import { routeIds } from '#contract/routes.ts';
import { listenOnLoopback } from '#local/loopback.ts';
import { createTemplate, listProperties } from '#tests/support/create-stack.ts';
import { canaryCode } from './monitoring.ts';

const runbook = readFileSync(new URL('../../docs/runbook.md', import.meta.url), 'utf8');

describe('Monitoring', () => {
  const template = createTemplate({
    alarmEmail: 'operator@example.com',
    monthlyBudget: '40',
    mailFrom: 'a@example.com',
  });

  const alarms = listProperties(template, 'AWS::CloudWatch::Alarm');
  const [dashboard] = listProperties(template, 'AWS::CloudWatch::Dashboard');

  it('notifies the topic on every alarm and names its section of the runbook', () => {
    const ofOperators = alarms.filter(({ AlarmActions }) => AlarmActions);
    const ofRollouts = alarms.filter(({ AlarmActions }) => !AlarmActions);
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
    const breaching = alarms.filter(({ TreatMissingData }) => TreatMissingData === 'breaching');
    expect(breaching).toMatchObject([
      { MetricName: 'SuccessPercent', ComparisonOperator: 'LessThanThreshold', Threshold: 100 },
      {
        MetricName: 'OldestErasureHours',
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
        Threshold: 24,
      },
    ]);
  });

  it("warns at 80 % of the account's concurrency", () => {
    const alarm = alarms.find((each) => JSON.stringify(each).includes('ClaimedAccountConcurrency'));
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

  it('uses only model metrics that SageMaker publishes for serverless endpoints', () => {
    const body = JSON.stringify([dashboard?.DashboardBody, alarms]);
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
    const body = JSON.stringify(dashboard?.DashboardBody);
    for (const id of routeIds) expect(body).toContain(id);
    expect(body).toContain('p95');
  });
});

/** Runs the canary against a server with these statuses. */
async function runCanary({ page, api }: { page: number; api: number }): Promise<void> {
  const server = createServer((request, response) => {
    const isApi = request.url === '/api/users/profile/';
    response.statusCode = isApi ? api : page;
    response.end(isApi ? '{"code":"unauthenticated"}' : '<title>Premia</title>');
  });
  const { url, close } = await listenOnLoopback(server);
  onTestFinished(close);
  const exports: { handler?: () => Promise<void> } = {};
  runInNewContext(canaryCode, { exports, fetch, Error, process: { env: { WEBSITE_URL: url } } });
  await exports.handler?.();
}

describe('canary', () => {
  it('succeeds if the website is available and the API requires a session', async () => {
    await expect(runCanary({ page: 200, api: 401 })).resolves.toBeUndefined();
  });

  it.each([
    [{ page: 503, api: 401 }, 'The website returned 503'],
    [{ page: 200, api: 502 }, 'The API returned 502'],
  ])('fails if the statuses are %j', async (statuses, message) => {
    await expect(runCanary(statuses)).rejects.toThrow(message);
  });
});
