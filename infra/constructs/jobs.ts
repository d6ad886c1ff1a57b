import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as FunctionTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { jobSettings } from '../function-settings.ts';
import { createBundledFunction, type RuntimeProps } from './bundled-function.ts';
import { grantTableAccess, type Tables } from './records-table.ts';
import { acknowledge } from './shared-settings.ts';

interface JobProps extends RuntimeProps {
  readonly tables: Tables;
}

const mailLimits = { memorySize: 512, timeout: Duration.seconds(30) };

/**
 * Creates the queue of mails, encrypted by default with a key that SQS owns. It has no dead-letter queue: a mail that can't be sent for half an hour is of no use, and
 * should not be stored.
 */
export function createMailQueue(scope: Construct, encryptionMasterKey?: IKey): Queue {
  const queue = new Queue(scope, 'MailQueue', {
    ...(encryptionMasterKey
      ? { encryption: QueueEncryption.KMS, encryptionMasterKey }
      : { encryption: QueueEncryption.SQS_MANAGED }),
    enforceSSL: true,
    retentionPeriod: Duration.minutes(30),
    // Time until a failed mail is tried again; Lambda requires at least the function's timeout.
    visibilityTimeout: Duration.seconds(2 * mailLimits.timeout.toSeconds()),
    removalPolicy: RemovalPolicy.DESTROY,
  });
  acknowledge(queue, {
    'AwsSolutions-SQS3':
      'A mail that failed for 30 minutes is deleted. Its failures are logged and raise an alarm.',
  });
  return queue;
}

interface MailerProps extends JobProps {
  readonly queue: Queue;
  /** Sender address. It or its domain is an identity of Amazon SES in the same account and region. */
  readonly from: string;
  /** Default configuration set of that identity, with which SES sends its mails. */
  readonly configurationSet?: string | undefined;
  /** Origin of the links in mails. */
  readonly websiteUrl: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Creates the function that sends the mails of a queue, one at a time; returns both. No other function may send mail. */
export function createMailer(scope: Construct, { queue, tables, from, websiteUrl, ...props }: MailerProps) {
  const formatSesArn = (resource: string, resourceName: string) =>
    Stack.of(scope).formatArn({ service: 'ses', resource, resourceName });
  const mailer = createBundledFunction(scope, 'send-mail', props, mailLimits, {
    ...props.environment,
    TABLE_NAME: tables.current.tableName,
    MAIL_FROM: from,
    WEBSITE_URL: websiteUrl,
  });
  grantTableAccess(tables, mailer, jobSettings['send-mail'].table);
  mailer.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [
        formatSesArn('identity', from),
        formatSesArn('identity', from.slice(from.indexOf('@') + 1)),
        // SES checks it too if the identity has a default one (aws/aws-cdk#34402).
        ...(props.configurationSet ? [formatSesArn('configuration-set', props.configurationSet)] : []),
      ],
      conditions: { StringEquals: { 'ses:FromAddress': from } },
    }),
  );
  // The minimum: a new account may send one mail a second.
  mailer.addEventSource(new SqsEventSource(queue, { batchSize: 1, maxConcurrency: 2 }));
  return { queue, mailer };
}

/** Creates the function that completes the deletion of accounts, every 15 minutes. */
export function createAccountEraser(scope: Construct, { tables, ...runtime }: JobProps) {
  // Less than the interval, so that runs don't overlap.
  const limits = { memorySize: 512, timeout: Duration.minutes(10) };
  const environment = { TABLE_NAME: tables.current.tableName };
  const eraser = createBundledFunction(scope, 'erase-accounts', runtime, limits, environment);
  grantTableAccess(tables, eraser, jobSettings['erase-accounts'].table);
  new Rule(scope, 'AccountErasure', {
    description: 'Completes the deletion of accounts.',
    schedule: Schedule.rate(Duration.minutes(15)),
    // The next run repeats a failed one.
    targets: [new FunctionTarget(eraser, { retryAttempts: 0 })],
  });
  return eraser;
}
