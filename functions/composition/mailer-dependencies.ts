import * as z from 'zod/mini';
import { connectTable, type Table } from '#functions/data/table.ts';
import { connectSes, createMailer, type SendMail } from '#functions/mail/send-mail.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { logLevels } from '#functions/platform/environment.ts';
import { createLog, type Log } from '#functions/platform/logger.ts';

/** Dependencies of the function that sends mail. */
export interface MailerDependencies {
  readonly table: Table;
  readonly clock: Clock;
  readonly log: Log;
  readonly sendMail: SendMail;
  /** Origin of the links in mails. */
  readonly websiteUrl: string;
}

const environment = z.object({
  TABLE_NAME: z.string(),
  /** Sender address, verified in Amazon SES. */
  MAIL_FROM: z.string(),
  WEBSITE_URL: z.url(),
  LOG_LEVEL: z._default(z.enum(logLevels), 'INFO'),
});

/** @throws Error that names every missing or invalid environment variable */
export function connectMailerDependencies(): MailerDependencies {
  const { TABLE_NAME, LOG_LEVEL, MAIL_FROM, WEBSITE_URL } = environment.parse(process.env);
  return {
    table: connectTable(TABLE_NAME),
    clock: systemClock,
    log: createLog(LOG_LEVEL),
    sendMail: createMailer(connectSes(), MAIL_FROM),
    websiteUrl: WEBSITE_URL,
  };
}
