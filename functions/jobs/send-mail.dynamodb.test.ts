import { SESv2Client } from '@aws-sdk/client-sesv2';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MailerDependencies } from '#functions/composition.ts';
import { deriveUserId } from '#functions/data/keys.ts';
import type { Mail, MailJob } from '#functions/mail/mail.ts';
import { createMailSender } from '#functions/mail/send-mail.ts';
import { serve } from '#tests/support/serve.ts';
import { createAccount, registration } from '#tests/support/test-accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';
import { defineMailer } from './send-mail.ts';

const { email } = registration;
const userId = deriveUserId(email);
const at = '2046-11-20T10:00:00.000Z';

let platform: TestPlatform;
let sent: { to: string; mail: Mail }[];
let dependencies: MailerDependencies;
beforeEach(async () => {
  platform = await createTestPlatform();
  await createAccount(platform);
  platform.logged.length = 0;
  sent = [];
  dependencies = {
    ...platform,
    websiteUrl: 'https://premia.example.com',
    sendMail: async (to, mail) => void sent.push({ to, mail }),
  };
});

function process(job: MailJob, messageId = 'message-1'): Promise<void> {
  const handler = defineMailer(() => dependencies);
  return handler({ Records: [{ messageId, body: JSON.stringify(job) }] });
}

describe('password_changed', () => {
  it('sends the time of the change and a link to reset the password', async () => {
    await process({ kind: 'password_changed', userId, at });
    expect(sent).toEqual([{ to: email, mail: expect.anything() }]);
    expect(sent[0]?.mail.text).toContain('changed on November 20, 2046 at 10:00 AM UTC');
    expect(sent[0]?.mail.text).toContain('\nhttps://premia.example.com/forgot_password\n');
  });

  it('sends nothing to a user who does not exist', async () => {
    await process({ kind: 'password_changed', userId: deriveUserId('unknown@example.com'), at });
    expect(sent).toEqual([]);
  });
});

it('new_device_login sends device and time, and links to the sessions and to reset the password', async () => {
  await process({ kind: 'new_device_login', userId, device: 'Chrome on Windows', at });
  expect(sent).toEqual([{ to: email, mail: expect.anything() }]);
  expect(sent[0]?.mail.text).toContain('on November 20, 2046 at 10:00 AM UTC: Chrome on Windows.');
  expect(sent[0]?.mail.text).toContain('\nhttps://premia.example.com/main/profile\n');
  expect(sent[0]?.mail.text).toContain('\nhttps://premia.example.com/forgot_password\n');
});

describe('the language of a mail', () => {
  it('is that of the account', async () => {
    const token = await createAccount(platform, 'es@example.com');
    const { first_name, last_name, phone_number } = registration;
    const body = { first_name, last_name, phone_number, language: 'es' };
    await platform.call('update-profile', { token, body });
    const spanish = deriveUserId('es@example.com');
    await process({ kind: 'new_device_login', userId: spanish, device: 'Chrome on Windows', at });
    expect(sent[0]?.mail.html).toContain('<html lang="es">');
    expect(sent[0]?.mail.text).toContain(
      'el 20 de noviembre de 2046 a las 10:00 a.m. UTC: Chrome en Windows.',
    );
    expect(sent[0]?.mail.text).toContain('\nhttps://premia.example.com/es/forgot_password\n');
    await process({ kind: 'password_reset', userId: spanish }, 'message-2');
    expect(sent[1]?.mail.text).toContain('\nhttps://premia.example.com/es/reset_password#token=');
  });

  it('is that of the page on which a reset was requested, or of the deleted account', async () => {
    await process({ kind: 'password_reset', userId, language: 'es' });
    await process({ kind: 'account_deleted', userId, email, language: 'es', at }, 'message-2');
    expect(sent.map(({ mail }) => mail.subject)).toEqual([
      'Restablezca su contraseña de Premia',
      'Se eliminó su cuenta de Premia',
    ]);
  });
});

describe('a failure', () => {
  it.each([
    ['MessageRejected', `Email address is not verified. The following identities failed: ${email}`, true],
    ['BadRequestException', 'Local address contains control or whitespace', true],
    [
      'MessageRejected',
      'Email address is not verified. The following identities failed: premia@localhost',
      false,
    ],
    ['AccountSuspendedException', 'suspended', false],
  ])('of SES, %s: %s, drops the mail: %s', async (type, message, isDropped) => {
    const ses = await serve((_request, response) => {
      response.writeHead(400, { 'x-amzn-errortype': type }).end(JSON.stringify({ message }));
    });
    const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
    const client = new SESv2Client({ endpoint: ses.url, region: 'us-east-1', credentials, maxAttempts: 1 });
    dependencies = { ...dependencies, sendMail: createMailSender(client, 'premia@localhost') };
    const processed = process({ kind: 'password_changed', userId, at });
    if (isDropped) await processed;
    else await expect(processed).rejects.toThrow('was not sent');
    const [line = ''] = platform.logged;
    expect(JSON.parse(line).event).toBe(isDropped ? 'mail-refused' : 'mail-failed');
    expect(line).not.toContain(email);
  });

  it('is thrown, so that the queue retries, and logged without the address', async () => {
    dependencies = {
      ...dependencies,
      sendMail: () => Promise.reject(new Error(`${email} is not verified`)),
    };
    const failed = process({ kind: 'password_changed', userId, at });
    await expect(failed).rejects.toThrow('The mail of message message-1 was not sent');
    const [line = ''] = platform.logged;
    expect(JSON.parse(line)).toMatchObject({
      level: 'ERROR',
      event: 'mail-failed',
      kind: 'password_changed',
    });
    expect(line).not.toContain(email);
  });

  it('is thrown for a message of an unknown kind', async () => {
    await expect(process({ kind: 'other' } as never)).rejects.toThrow('was not sent');
  });
});
