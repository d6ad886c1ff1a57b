import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { jobSettings } from '../function-settings.ts';
import { BundledFunction, type RuntimeProps } from './bundled-function.ts';
import { grantTableAccess } from './records-table.ts';
import { acknowledge } from './shared-settings.ts';

/** Seconds. */
const functionTimeout = 30;

/**
 * Queue of mails. It has no dead-letter queue: a mail that can't be sent for half an hour is of no use, and should not
 * be stored.
 */
export class MailQueue extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.minutes(30),
      // Time until a failed mail is tried again; Lambda requires at least the function's timeout.
      visibilityTimeout: Duration.seconds(2 * functionTimeout),
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(this.queue, {
      'AwsSolutions-SQS3':
        'A mail that failed for 30 minutes is deleted. Its failures are logged and raise an alarm.',
    });
  }
}

/** Properties of {@link Mailer}. */
export interface MailerProps extends RuntimeProps {
  readonly queue: Queue;
  readonly table: ITable;
  /** Sender address. It or its domain is an identity of Amazon SES in the same account and region. */
  readonly from: string;
  /** Origin of the links in mails. */
  readonly websiteUrl: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Function that sends the mails of a queue, one at a time. No other function may send mail. */
export class Mailer extends Construct {
  readonly function: IFunction;

  constructor(scope: Construct, id: string, { queue, table, from, websiteUrl, ...props }: MailerProps) {
    super(scope, id);
    const created = new BundledFunction(this, 'send-mail', {
      ...props,
      name: 'send-mail',
      memory: 512,
      timeout: functionTimeout,
      environment: {
        ...props.environment,
        TABLE_NAME: table.tableName,
        MAIL_FROM: from,
        WEBSITE_URL: websiteUrl,
      },
    });
    this.function = created.function;
    grantTableAccess(table, this.function, jobSettings['send-mail'].table);
    this.function.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [from, from.slice(from.indexOf('@') + 1)].map((resourceName) =>
          Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName }),
        ),
        conditions: { StringEquals: { 'ses:FromAddress': from } },
      }),
    );
    // The minimum: a new account may send one mail a second.
    this.function.addEventSource(new SqsEventSource(queue, { batchSize: 1, maxConcurrency: 2 }));
  }
}
