import * as z from 'zod/mini';
import { createResetToken } from '#functions/auth/reset-tokens.ts';
import { connectMailer, type MailerDependencies } from '#functions/composition.ts';
import { storePasswordReset } from '#functions/data/password-resets.ts';
import { getUser } from '#functions/data/stored-users.ts';
import {
  buildNewDeviceMail,
  buildPasswordChangedMail,
  buildPasswordResetMail,
  type Mail,
} from '#functions/mail/mail.ts';
import { type MailJob, mailJob } from '#functions/mail/mail-job.ts';
import { summarizeError } from '#functions/platform/logger.ts';

/** Mail with the address of its recipient. */
interface AddressedMail {
  readonly to: string;
  readonly mail: Mail;
}

/**
 * Builds the mail of a message. Two calls for a reset: BatchGetItem, TransactWriteItems; otherwise GetItem.
 * @returns undefined if there is nothing to send, such as for a user who does not exist
 */
async function buildMailOf(
  { table, clock, websiteUrl }: MailerDependencies,
  job: MailJob,
  messageId: string,
): Promise<AddressedMail | undefined> {
  if (job.kind === 'password_reset') {
    const { token, tokenHash } = createResetToken(job.userId);
    const user = await storePasswordReset(table, job.userId, { tokenHash, messageId, now: clock() });
    return user && { to: user.email, mail: buildPasswordResetMail(websiteUrl, token) };
  }
  const user = await getUser(table, job.userId);
  const at = new Date(job.at);
  const mail =
    job.kind === 'password_changed'
      ? buildPasswordChangedMail(websiteUrl, at)
      : buildNewDeviceMail(websiteUrl, job.device, at);
  return user && { to: user.email, mail };
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
        const addressed = await buildMailOf(dependencies, mailJob.parse(JSON.parse(body)), messageId);
        if (addressed) await sendMail(addressed.to, addressed.mail);
        log('INFO', { event: 'mail-processed', kind, messageId, sent: addressed !== undefined });
      } catch (error) {
        log('ERROR', { event: 'mail-failed', kind, messageId, error: summarizeError(error) });
        // Lambda logs what a handler throws, and the message of the service may contain the address.
        throw new Error(`The mail of message ${messageId} was not sent`);
      }
    }
  };
}

export const handler = defineMailer(connectMailer);
