import { Annotations, Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { createStack, createTemplate, listProperties, listStatements } from '#tests/support/create-stack.ts';
import { jobSettings } from '../function-settings.ts';

describe('a deployment with mailFrom', () => {
  const mailFrom = 'no-reply@premia.example.com';
  const template = createTemplate({ mailFrom });

  it.each(['dev', 'staging', 'prod'])(
    'lets one function send mail, only from that address, by its identities and their configuration set: %s',
    (stage) => {
      const identities = ['identity/no-reply@premia.example.com', 'identity/premia.example.com'];
      for (const [context, resources] of [
        [{}, identities],
        [{ mailConfigurationSet: 'bounces' }, ['configuration-set/bounces', ...identities]],
      ] as const) {
        const grants = listProperties(createTemplate({ mailFrom, stage, ...context }), 'AWS::IAM::Policy')
          .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
          .filter(({ Action }) => JSON.stringify(Action).includes('ses:'));
        expect(grants).toEqual([
          {
            Effect: 'Allow',
            Action: 'ses:SendEmail',
            Condition: { StringEquals: { 'ses:FromAddress': mailFrom } },
            Resource: resources.map((resource) => ({
              'Fn::Join': ['', expect.arrayContaining(['arn:', ':ses:', `:${resource}`])],
            })),
          },
        ]);
      }
    },
  );

  it('lets functions put mail into the queue and nothing else', () => {
    const ofFunction = listProperties(template, 'AWS::IAM::Policy').filter(({ PolicyName }) =>
      /changepassword/i.test(PolicyName),
    );
    const onQueue = ofFunction
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .filter(({ Action, Resource }) =>
        /sqs:|"\*"|MailQueue/i.test(JSON.stringify([Action, Resource].flat())),
      );
    expect(onQueue).toMatchObject([{ Effect: 'Allow', Action: 'sqs:SendMessage' }]);
  });

  it('deletes mails that were not sent within half an hour', () => {
    template.hasResourceProperties('AWS::SQS::Queue', {
      MessageRetentionPeriod: 1800,
      VisibilityTimeout: 60,
      SqsManagedSseEnabled: true,
    });
  });

  it('links to the website in mails', () => {
    template.hasResourceProperties('AWS::Lambda::Function', {
      Description: 'Premia: send-mail',
      Environment: {
        Variables: {
          MAIL_FROM: 'no-reply@premia.example.com',
          WEBSITE_URL: { 'Fn::Join': ['', ['https://', Match.anyValue()]] },
        },
      },
    });
  });
});

describe('a deployment without mailFrom', () => {
  const { stack } = createStack();

  it('has no queue, no permission to send mail, and no route that needs it', () => {
    const template = Template.fromStack(stack);
    template.resourceCountIs('AWS::SQS::Queue', 0);
    expect(JSON.stringify(template.toJSON())).not.toMatch(/ses:|MAIL_|password_reset|password-reset/);
  });

  it('says so at synth', () => {
    Annotations.fromStack(stack).hasInfo('*', Match.stringLikeRegexp('mailFrom is not set'));
  });
});

it('the deletion of accounts runs every 15 minutes, for less than that, and can use nothing but the table', () => {
  const template = createTemplate();
  template.hasResourceProperties('AWS::Lambda::Function', {
    Description: 'Premia: erase-accounts',
    Timeout: 600,
  });
  template.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(15 minutes)',
    State: 'ENABLED',
    Targets: [{ RetryPolicy: { MaximumRetryAttempts: 0 } }],
  });
  const actions = listStatements(template, 'erase-accounts')
    .flatMap(({ Action }) => Action)
    .filter((action) => !action.startsWith('logs:'));
  const { user, erasures } = jobSettings['erase-accounts'].table;
  expect(actions).toEqual([...user, ...erasures].map((action) => `dynamodb:${action}`));
});
