import * as z from 'zod/mini';
import {
  connectMailerDependencies,
  type MailerDependencies,
} from '#functions/composition/mailer-dependencies.ts';
import { getUser } from '#functions/data/stored-users.ts';
import { buildNewDeviceMail, buildPasswordChangedMail, type Mail } from '#functions/mail/mail.ts';
import { type MailJob, mailJob } from '#functions/mail/mail-job.ts';
import { summarizeError } from '#functions/platform/logger.ts';

/** Mail with the address of its recipient. */
interface AddressedMail {
  readonly to: string;
  readonly mail: Mail;
}

/** @returns undefined if there is nothing to send, such as for a user who does not exist */
async function writeMail(
  { table, websiteUrl }: MailerDependencies,
  job: MailJob,
): Promise<AddressedMail | undefined> {
  const user = await getUser(table, job.userId);
  return user && { to: user.email, mail: buildMailFor(job, websiteUrl) };
}

function buildMailFor(job: MailJob, websiteUrl: string): Mail {
  const at = new Date(job.at);
  return job.kind === 'password_changed'
    ? buildPasswordChangedMail(websiteUrl, at)
    : buildNewDeviceMail(websiteUrl, job.device, at);
}

const sqsEvent = z.object({ Records: z.array(z.object({ messageId: z.string(), body: z.string() })) });

/** Creates the handler of the mail queue. A mail that fails remains in the queue, which retries it. */
export function defineMailer(connect: () => MailerDependencies): (event: unknown) => Promise<void> {
  let dependencies: MailerDependencies | undefined;
  return async (event) => {
    dependencies ??= connect();
    const { log, sendMail } = dependencies;
    for (const { messageId, body } of sqsEvent.parse(event).Records) {
      const { kind } = JSON.parse(body);
      try {
        const addressed = await writeMail(dependencies, mailJob.parse(JSON.parse(body)));
        if (addressed) await sendMail(addressed.to, addressed.mail);
        log('INFO', { event: 'mail_processed', kind, messageId, sent: addressed !== undefined });
      } catch (error) {
        log('ERROR', { event: 'mail_failed', kind, messageId, error: summarizeError(error) });
        // Lambda logs what a handler throws, and the message of the service may contain the address.
        throw new Error(`The mail of message ${messageId} was not sent`);
      }
    }
  };
}

export const handler = defineMailer(connectMailerDependencies);
