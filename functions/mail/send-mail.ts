import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { buildClientOptions, reduceOverhead } from '#functions/platform/aws-client.ts';
import type { Mail } from './mail.ts';

/** Sends a mail to one address. */
export type SendMail = (to: string, mail: Mail) => Promise<void>;

/** Creates an Amazon SES client. After its three attempts, the queue retries the mail. */
export function connectSes(): SESv2Client {
  return reduceOverhead(new SESv2Client(buildClientOptions(5000)));
}

/** @param from verified sender address */
export function createMailSender(client: SESv2Client, from: string): SendMail {
  return async (to, { subject, text, html }) => {
    const content = (Data: string) => ({ Data, Charset: 'UTF-8' });
    await client.send(
      new SendEmailCommand({
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
      }),
    );
  };
}
