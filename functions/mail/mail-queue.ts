import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { createPseudonymizer } from '#functions/auth/pseudonyms.ts';
import type { SigningKeys } from '#functions/auth/signing-keys.ts';
import { buildClientOptions, reduceOverhead } from '#functions/platform/aws-client.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { type Log, summarizeError } from '#functions/platform/logger.ts';
import type { MailJob } from './mail.ts';

/** Puts a mail into the queue. The function `send-mail` sends it, after the response. */
export type QueueMail = (job: MailJob) => Promise<void>;

export interface MailDependencies {
  /** Undefined in a deployment without a sender address. */
  readonly queueMail: QueueMail | undefined;
  readonly log: Log;
  /** Keys of the pseudonyms. */
  readonly signingKeys: SigningKeys;
  readonly clock: Clock;
}

export function connectMailQueue(queueUrl: string): QueueMail {
  const client = reduceOverhead(new SQSClient(buildClientOptions(2000)));
  return async (job) => {
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(job) }));
  };
}

/** Queues a mail with the pseudonym of its user, so that the function that sends it needs no signing key. */
export async function queueMailTo(
  { signingKeys, clock }: Pick<MailDependencies, 'signingKeys' | 'clock'>,
  queueMail: QueueMail,
  job: MailJob,
): Promise<void> {
  const pseudonymize = await createPseudonymizer(signingKeys, clock()).catch(() => undefined);
  await queueMail({ ...job, user: pseudonymize?.(job.userId) });
}

/**
 * Queues a mail about something that has happened. A failure is logged and not thrown, because the request
 * has succeeded. Does nothing in a deployment without mail.
 */
export async function notifyUser(dependencies: MailDependencies, job: MailJob): Promise<void> {
  const { queueMail, log } = dependencies;
  try {
    if (queueMail) await queueMailTo(dependencies, queueMail, job);
  } catch (error) {
    log('ERROR', { event: 'mail-not-queued', kind: job.kind, error: summarizeError(error) });
  }
}
