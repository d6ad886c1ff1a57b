import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { buildClientOptions, reduceOverhead } from '#functions/platform/aws-client.ts';
import type { Mail } from './mail.ts';

/** Amazon SES will never accept this mail: another attempt is of no use. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

/** Creates an Amazon SES client. After its three attempts, the queue retries the mail. */
export function connectSes(): SESv2Client {
  return reduceOverhead(new SESv2Client(buildClientOptions(5000)));
}

/** Returns false where the sender is not verified: that concerns every mail, and an operator corrects it. */
function isRefusal(error: unknown, from: string): boolean {
  if (!(error instanceof Error)) return false;
  return ['BadRequestException', 'MessageRejected'].includes(error.name) && !error.message.includes(from);
}

/**
 * Creates a function that sends a mail to one address. It throws {@link MailRefusedError} for an address or content that
 * is not accepted, and other errors for failures.
 * @param from verified sender address
 */
export function createMailSender(client: SESv2Client, from: string) {
  return async (to: string, { subject, text, html }: Mail) => {
    const content = (Data: string) => ({ Data, Charset: 'UTF-8' });
    const command = new SendEmailCommand({
      FromEmailAddress: from,
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: content(subject),
          Body: { Text: content(text), Html: content(html) },
          // Stops automatic replies (RFC 3834, section 5).
          Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }],
        },
      },
    });
    try {
      await client.send(command);
    } catch (error) {
      throw isRefusal(error, from) ? new MailRefusedError('SES refused the mail', { cause: error }) : error;
    }
  };
}
