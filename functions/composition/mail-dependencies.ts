import { connectMailQueue, type MailDependencies } from '#functions/mail/mail-queue.ts';

/**
 * Connects the mail queue that MAIL_QUEUE_URL names; without it, no mail is sent. In a separate file so that only the
 * functions that send mail bundle the SQS client.
 */
export function connectMail(): Pick<MailDependencies, 'queueMail'> {
  const queueUrl = process.env.MAIL_QUEUE_URL;
  return { queueMail: queueUrl ? connectMailQueue(queueUrl) : undefined };
}
