import { readFileSync } from 'node:fs';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { routeIds } from '#contract/routes.ts';
import { createTemplate, listProperties } from '#tests/support/create-stack.ts';
import { stackName } from '../config.ts';

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
    expect(ofOperators).toHaveLength(19);
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

  it('ignores percentiles of few samples, and error rates of fewer than 50 requests', () => {
    const ofPercentiles = alarms.filter(({ ExtendedStatistic }) => ExtendedStatistic);
    expect(ofPercentiles.map(({ MetricName }) => MetricName)).toEqual(['Latency', 'ModelLatency']);
    for (const alarm of ofPercentiles) expect(alarm.EvaluateLowSampleCountPercentile).toBe('ignore');
    const ofWebsite = alarms.find((each) => JSON.stringify(each).includes('5xxErrorRate'));
    expect(ofWebsite?.Metrics[0]).toMatchObject({ Expression: 'IF(requests >= 50, rate, 0)' });
  });

  it('watches the queue of mails and the rates from which AWS reviews an account, where mail is on', () => {
    const watched = (from: typeof alarms) =>
      from
        .filter(({ Namespace }) => /SES|SQS/.test(Namespace))
        .map(({ MetricName, Threshold }) => `${MetricName} ${Threshold}`);
    expect(watched(alarms).sort()).toEqual([
      'ApproximateAgeOfOldestMessage 600',
      'Reputation.BounceRate 0.05',
      'Reputation.ComplaintRate 0.001',
    ]);
    expect(watched(listProperties(createTemplate(), 'AWS::CloudWatch::Alarm'))).toEqual([]);
  });

  it('counts refused logins in the log of the login function', () => {
    const filters = listProperties(template, 'AWS::Logs::MetricFilter').filter(
      ({ MetricTransformations: [{ MetricName }] }) => MetricName === 'RefusedLogins',
    );
    const logins = listProperties(template, 'AWS::Lambda::Function', { Description: 'Premia: login' });
    expect(logins).toHaveLength(1);
    expect(filters).toMatchObject([
      {
        LogGroupName: logins[0]?.LoggingConfig.LogGroup,
        FilterPattern: '{ ($.status >= 400) && ($.status < 500) }',
        MetricTransformations: [{ MetricNamespace: 'Premia', MetricName: 'RefusedLogins', MetricValue: '1' }],
      },
    ]);
  });

  it('counts the lines that the function logs for errors of scripts', () => {
    template.hasResourceProperties('AWS::Logs::MetricFilter', {
      FilterPattern: '{ $.event = "script-error" }',
      MetricTransformations: [{ MetricNamespace: 'Premia', MetricName: 'ScriptErrors' }],
    });
  });

  it('counts the lines of every function that reads predictions for those of another version', () => {
    const filters = template.findResources('AWS::Logs::MetricFilter', {
      Properties: { FilterPattern: '{ $.event = "other-version" }' },
    });
    expect(Object.keys(filters)).toHaveLength(4);
  });

  it('allows only CloudWatch and AWS Budgets of this account to publish', () => {
    const allowed = listProperties(template, 'AWS::SNS::TopicPolicy')
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .filter(({ Effect }) => Effect === 'Allow');
    expect(allowed).toMatchObject([
      {
        Action: 'sns:Publish',
        Principal: { Service: ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'] },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      },
    ]);
  });

  it('uses only model metrics that SageMaker publishes for serverless endpoints', () => {
    const body = JSON.stringify([dashboard?.DashboardBody, alarms]);
    const names = body.matchAll(/(?:AWS\/SageMaker\W+|MetricName":")(\w+)/g);
    const ofModel = new Set(
      [...names]
        .map(([, name]) => name)
        .filter((name) => /^(Invocation|Model|Overhead|Serverless)/.test(name ?? '')),
    );
    expect([...ofModel].sort()).toEqual([
      'Invocation4XXErrors',
      'Invocation5XXErrors',
      'Invocations',
      'ModelFailures',
      'ModelLatency',
      'ModelSetupTime',
      'ModelUnavailable',
      'OverheadLatency',
      'ServerlessConcurrentExecutionsUtilization',
    ]);
  });

  it.each(['dev', 'staging', 'prod'] as const)(
    'counts estimates without the model in the logs of the functions of %s, not by what clients can cause',
    (stage) => {
      const ofStage = createTemplate({ stage });
      const namespace = stackName(stage);
      const filters = listProperties(ofStage, 'AWS::Logs::MetricFilter').filter(({ FilterPattern }) =>
        FilterPattern.includes('model_'),
      );
      for (const [metric, code] of [
        ['ModelFailures', 'model_failed'],
        ['ModelUnavailable', 'model_unavailable'],
      ]) {
        const counted = filters.filter(({ FilterPattern }) => FilterPattern === `{ $.code = "${code}" }`);
        const logs = counted.map(({ LogGroupName }) => LogGroupName.Ref.replace(/Log.*/, '')).sort();
        expect(logs).toEqual([
          'Functionsestimatecarpolicy',
          'Functionsestimatecarpremium',
          'Functionsestimatehealthpremium',
          'Functionsestimateplans',
          'Functionsmcp',
          'Functionspredictcarpremium',
          'Functionspredicthealthpremium',
        ]);
        for (const { MetricTransformations } of counted) {
          expect(MetricTransformations).toEqual([
            { MetricName: metric, MetricNamespace: namespace, MetricValue: '1' },
          ]);
        }
      }
      const ofOperators = listProperties(ofStage, 'AWS::CloudWatch::Alarm').filter(
        ({ AlarmActions }) => AlarmActions,
      );
      const watched = ofOperators.flatMap(({ Threshold, Metrics, ...alarm }) => {
        const { Namespace, MetricName } = Metrics?.[0].MetricStat?.Metric ?? alarm;
        return /Model|Serverless/.test(MetricName) ? [`${Namespace} ${MetricName} ${Threshold}`] : [];
      });
      expect(watched.sort()).toEqual([
        'AWS/SageMaker ModelLatency 1000000',
        'AWS/SageMaker ServerlessConcurrentExecutionsUtilization 0.8',
        `${namespace} ModelFailures 3`,
        `${namespace} ModelUnavailable 3`,
      ]);
      expect(JSON.stringify(ofOperators)).not.toContain('Invocation4XXErrors');
    },
  );

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

  it.each<[string, Record<string, string>, string[]]>([
    ['prod with mail', { mailFrom: 'a@example.com' }, ['Canary', 'Mail']],
    ['prod without', {}, ['Canary']],
    ['a stage with mail', { stage: 'dev', mailFrom: 'a@example.com' }, ['Mail']],
  ])(
    'shows website, erasure, canary and mail on the dashboard where there are: %s',
    (_title, context, parts) => {
      const [shown] = listProperties(createTemplate(context), 'AWS::CloudWatch::Dashboard');
      const titles = [
        ...JSON.stringify(shown?.DashboardBody).matchAll(/title\W+(Website|Canary|Account erasure|Mail):/g),
      ];
      expect(titles.map(([, part]) => part).sort()).toEqual(['Account erasure', 'Website', ...parts].sort());
    },
  );

  it('has one budget in an account: that of prod', () => {
    for (const stage of ['dev', 'staging']) {
      createTemplate({ stage }).resourceCountIs('AWS::Budgets::Budget', 0);
    }
  });

  it('shows the p95 duration of every route on the dashboard', () => {
    const body = JSON.stringify(dashboard?.DashboardBody);
    for (const id of routeIds) expect(body).toContain(id);
    expect(body).toContain('p95');
  });

  it('lets the canary read the secret of its test user, and no other', () => {
    const canaryUserArn = 'arn:aws:secretsmanager:us-east-1:123456789012:secret:canary-Ab12Cd';
    const withUser = createTemplate({ canaryUserArn });
    withUser.hasResourceProperties('AWS::Synthetics::Canary', {
      RunConfig: { EnvironmentVariables: { USER_SECRET_ID: canaryUserArn } },
    });
    const findGrants = (of: typeof template) =>
      JSON.stringify(of.findResources('AWS::IAM::Policy')).split(`"Resource":"${canaryUserArn}"`).length - 1;
    expect(findGrants(withUser)).toBe(1);
    expect(findGrants(template)).toBe(0);
    template.hasResourceProperties('AWS::Synthetics::Canary', {
      RunConfig: { EnvironmentVariables: { USER_SECRET_ID: Match.absent() } },
    });
  });
});
