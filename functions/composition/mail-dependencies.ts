import type { Dependencies } from '#functions/http/endpoint.ts';
import { connectMailQueue, type MailDependencies } from '#functions/mail/mail-queue.ts';
import { connectDependencies } from './dependencies.ts';

/**
 * Connects the dependencies and the mail queue that MAIL_QUEUE_URL names; without it, no mail is sent. In a separate
 * file so that only the functions that send mail bundle the SQS client.
 */
export function connectMailDependencies(): Dependencies & MailDependencies {
  const queueUrl = process.env.MAIL_QUEUE_URL;
  return { ...connectDependencies(), queueMail: queueUrl ? connectMailQueue(queueUrl) : undefined };
}
