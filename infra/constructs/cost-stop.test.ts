import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createTemplate, listProperties } from '#tests/support/create-stack.ts';
import { stackName } from '../config.ts';
import { stopCode } from './cost-stop.ts';

it.each(['dev', 'staging', 'prod'] as const)(
  "%s is stopped above its own cost, beside the account's budget",
  (stage) => {
    const template = createTemplate({ stage, stopAt: '50', alarmEmail: 'operator@example.com' });
    const [stop] = listProperties(template, 'AWS::Budgets::Budget', {
      Budget: { CostFilters: { TagKeyValue: [`aws:cloudformation:stack-name$${stackName(stage)}`] } },
    });
    expect(stop?.Budget).toMatchObject({ BudgetLimit: { Amount: 50, Unit: 'USD' }, TimeUnit: 'MONTHLY' });
    expect(stop?.NotificationsWithSubscribers).toHaveLength(1);
    const { Notification, Subscribers } = stop?.NotificationsWithSubscribers[0] ?? {};
    expect(Notification).toMatchObject({
      NotificationType: 'ACTUAL',
      Threshold: 100,
      ThresholdType: 'PERCENTAGE',
    });

    const subscriptions = listProperties(template, 'AWS::SNS::Subscription', {
      TopicArn: Subscribers[0].Address,
    });
    expect(subscriptions.map(({ Protocol }) => Protocol).sort()).toEqual(['email', 'lambda']);
    // Alarms don't stop anything.
    const alarms = JSON.stringify(listProperties(template, 'AWS::CloudWatch::Alarm'));
    expect(alarms).not.toContain(Subscribers[0].Address.Ref);
    const actions = listProperties(template, 'AWS::IAM::Policy').flatMap(({ PolicyDocument }) =>
      PolicyDocument.Statement.filter(({ Action }: { Action: unknown }) =>
        /apigateway|cloudfront:\w+Distribution/.test(String(Action)),
      ),
    );
    expect(actions.map(({ Action }) => Action)).toEqual([
      [
        'apigateway:GET',
        'apigateway:PATCH',
        'cloudfront:GetDistributionConfig',
        'cloudfront:UpdateDistribution',
      ],
    ]);
    expect(JSON.stringify(actions)).not.toContain('"*"');
  },
);

it('nothing is stopped without an amount', () => {
  const budgets = JSON.stringify(listProperties(createTemplate(), 'AWS::Budgets::Budget'));
  expect(budgets).not.toContain('TagKeyValue');
});

/** Runs the function with clients that record their commands. `isRefused` fails those of API Gateway. */
async function runStop({ enabled = true, isRefused = false } = {}) {
  const sent: unknown[] = [];
  const createClient = (respond: (name: string) => object) =>
    class {
      async send({ name, input }: { name: string; input: object }) {
        sent.push([name, input]);
        return respond(name);
      }
    };
  const command = (name: string) =>
    class {
      readonly name = name;
      readonly input: object;
      constructor(input: object) {
        this.input = input;
      }
    };
  const modules: Record<string, object> = {
    '@aws-sdk/client-api-gateway': {
      APIGatewayClient: createClient(() => {
        if (isRefused) throw new Error('refused');
        return { methodSettings: { '*/*': {}, '~1api~1users~1login/POST': {} } };
      }),
      GetStageCommand: command('GetStage'),
      UpdateStageCommand: command('UpdateStage'),
    },
    '@aws-sdk/client-cloudfront': {
      CloudFrontClient: createClient(() => ({
        DistributionConfig: { Enabled: enabled, Comment: 'Premia' },
        ETag: 'E1',
      })),
      GetDistributionConfigCommand: command('GetDistributionConfig'),
      UpdateDistributionCommand: command('UpdateDistribution'),
    },
  };
  const exports: { handler?: () => Promise<void> } = {};
  const env = { REST_API_ID: 'api', STAGE_NAME: 'live', DISTRIBUTION_ID: 'D1' };
  runInNewContext(stopCode, {
    exports,
    require: (name: string) => modules[name],
    process: { env },
    Promise,
    Object,
  });
  const failure = await exports.handler?.().catch((error: Error) => error.message);
  return { sent, failure };
}

const disabling = [
  'UpdateDistribution',
  { Id: 'D1', IfMatch: 'E1', DistributionConfig: { Enabled: false, Comment: 'Premia' } },
];

it('sets the throttle of the stage and of each method to 0, and disables the distribution', async () => {
  const { sent, failure } = await runStop();
  expect(failure).toBeUndefined();
  const zero = (path: string) => ({ op: 'replace', path, value: '0' });
  expect(sent).toContainEqual([
    'UpdateStage',
    {
      restApiId: 'api',
      stageName: 'live',
      patchOperations: [
        zero('/*/*/throttling/rateLimit'),
        zero('/*/*/throttling/burstLimit'),
        zero('/~1api~1users~1login/POST/throttling/rateLimit'),
        zero('/~1api~1users~1login/POST/throttling/burstLimit'),
      ],
    },
  ]);
  expect(sent).toContainEqual(disabling);
});

it('does not update a disabled distribution', async () => {
  const { sent } = await runStop({ enabled: false });
  expect(JSON.stringify(sent)).not.toContain('UpdateDistribution');
});

it('disables the distribution even if the API cannot be stopped, and fails, so that Lambda tries again', async () => {
  const { sent, failure } = await runStop({ isRefused: true });
  expect(sent).toContainEqual(disabling);
  expect(failure).toBe('refused');
});
