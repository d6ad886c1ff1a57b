import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { reduceOverhead } from '#functions/platform/aws-client.ts';
import { type Log, summarizeError } from '#functions/platform/logger.ts';
import type { MailJob } from './mail-job.ts';

/** Puts a mail into the queue. The function `send-mail` sends it, after the response. */
export type QueueMail = (job: MailJob) => Promise<void>;

/** Dependencies of the functions that send mail. */
export interface MailDependencies {
  /** Undefined in a deployment without a sender address. */
  readonly queueMail: QueueMail | undefined;
  readonly log: Log;
}

/** Connects to the queue. Its timeouts end before the caller's. */
export function connectMailQueue(queueUrl: string): QueueMail {
  const client = reduceOverhead(
    new SQSClient({
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
    }),
  );
  return async (job) => {
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(job) }));
  };
}

/**
 * Queues a mail about something that has happened. A failure is logged and not thrown, because the request
 * has succeeded. Does nothing in a deployment without mail.
 */
export async function notifyUser({ queueMail, log }: MailDependencies, job: MailJob): Promise<void> {
  try {
    await queueMail?.(job);
  } catch (error) {
    log('ERROR', { event: 'mail-not-queued', kind: job.kind, error: summarizeError(error) });
  }
}
