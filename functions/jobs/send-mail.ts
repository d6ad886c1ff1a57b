import * as z from 'zod/mini';
import { createResetToken } from '#functions/auth/reset-tokens.ts';
import { connectMailer, type MailerDependencies } from '#functions/composition.ts';
import { countMail } from '#functions/data/mail-quota.ts';
import { storePasswordReset } from '#functions/data/password-resets.ts';
import { getUser } from '#functions/data/stored-users.ts';
import {
  buildNotice,
  buildPasswordResetMail,
  type Mail,
  type MailJob,
  mailJob,
} from '#functions/mail/mail.ts';
import { MailRefusedError } from '#functions/mail/send-mail.ts';
import { summarizeError } from '#functions/platform/logger.ts';

/**
 * Builds the mail of a message and counts it. Calls: BatchGetItem for a reset, otherwise GetItem (user), then GetItem
 * (mails), TransactWriteItems.
 * @returns undefined if there is nothing to send: the user does not exist, or the quota is used up
 */
async function buildMailOf(
  { table, clock, websiteUrl }: MailerDependencies,
  job: MailJob,
  messageId: string,
): Promise<{ to: string; mail: Mail } | undefined> {
  if (job.kind === 'password_reset') {
    const { token, tokenHash } = createResetToken(job.userId);
    const user = await storePasswordReset(table, job.userId, { tokenHash, messageId, now: clock() });
    const language = job.language ?? user?.language ?? 'en';
    return user && { to: user.email, mail: await buildPasswordResetMail(websiteUrl, token, language) };
  }
  const user = job.kind === 'account_deleted' ? job : await getUser(table, job.userId);
  if (!user) return undefined;
  const isAllowed = await countMail(table, job.userId, { id: messageId, kind: job.kind }, clock());
  return isAllowed
    ? { to: user.email, mail: await buildNotice(websiteUrl, job, user.language ?? 'en') }
    : undefined;
}

const sqsMessage = z.object({ messageId: z.string(), body: z.string() });
const sqsEvent = z.object({ Records: z.array(sqsMessage) });

async function processMessage(
  dependencies: MailerDependencies,
  { messageId, body }: z.infer<typeof sqsMessage>,
): Promise<void> {
  const { log, sendMail } = dependencies;
  const { kind, user } = JSON.parse(body);
  try {
    const addressed = await buildMailOf(dependencies, mailJob.parse(JSON.parse(body)), messageId);
    if (addressed) await sendMail(addressed.to, addressed.mail);
    log('INFO', { event: 'mail-processed', kind, user, messageId, sent: addressed !== undefined });
  } catch (error) {
    const isRefused = error instanceof MailRefusedError;
    const event = isRefused ? 'mail-refused' : 'mail-failed';
    log('ERROR', { event, kind, user, messageId, error: summarizeError(error) });
    // Lambda logs what a handler throws, and the message of the service may contain the address.
    if (!isRefused) throw new Error(`The mail of message ${messageId} was not sent`);
  }
}

/** Creates the handler of the mail queue, which retries a mail that fails; a refused one is dropped. */
export function defineMailer(connect: () => MailerDependencies): (event: unknown) => Promise<void> {
  let dependencies: MailerDependencies | undefined;
  return async (event) => {
    dependencies ??= connect();
    for (const message of sqsEvent.parse(event).Records) await processMessage(dependencies, message);
  };
}

export const handler = defineMailer(connectMailer);
