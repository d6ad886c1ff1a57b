import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildMail } from '#functions/mail/mail.ts';
import { createMailer } from '#functions/mail/send-mail.ts';
import { sendRequest } from '#tests/support/http-client.ts';
import { startMailQueue } from './mail-queue.ts';
import { startMailService } from './mail-service.ts';

const settings = { region: 'us-east-1', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } };
const secret = 'https://localhost/page#token=secret';
const mail = buildMail('A subject', ['Some text.', { label: 'Open', url: secret }]);

describe('startMailService', () => {
  let directory: string;
  let service: Awaited<ReturnType<typeof startMailService>>;
  const reported: string[] = [];
  beforeAll(async () => {
    directory = join(await mkdtemp(join(tmpdir(), 'premia-mail-')), 'mail');
    service = await startMailService({ directory, report: (line) => reported.push(line) });
    const client = new SESv2Client({ ...settings, endpoint: service.url });
    await createMailer(client, 'premia@localhost')('ada@example.com', mail);
  });
  afterAll(async () => {
    await service.close();
    await rm(directory, { recursive: true });
  });

  it('writes each mail to a file that only its owner can read', async () => {
    const [name = '', ...others] = await readdir(directory);
    expect(others).toEqual([]);
    const file = join(directory, name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const content = await readFile(file, 'utf8');
    expect(content).toMatch(/^From: premia@localhost\nTo: ada@example.com\nSubject: A subject\nDate: /);
    expect(content).toContain(mail.text);
    expect(content).toContain(mail.html);
  });

  it('reports the file and the address of a mail without its text', async () => {
    const [name = ''] = await readdir(directory);
    expect(reported).toEqual([
      `Mail       ${service.url}/${name.replace('.eml', '')}, file ${join(directory, name)}`,
    ]);
  });

  it('shows a list of the mails, and each mail', async () => {
    const list = await (await fetch(service.url)).text();
    const path = /href="(\/[^"]+)">A subject<\/a> to ada@example.com/.exec(list)?.[1];
    const shown = await fetch(service.url + path);
    expect(await shown.text()).toBe(mail.html);
    expect(shown.headers.get('referrer-policy')).toBe('no-referrer');
    expect((await fetch(`${service.url}/other`)).status).toBe(404);
  });

  it('shows nothing under another host name', async () => {
    const headers = { host: 'rebound.example.com' };
    expect(await sendRequest(service.url, { method: 'GET', path: '/', headers })).toMatchObject({
      status: 404,
    });
  });

  it('rejects unsigned, other and malformed requests', async () => {
    const path = `${service.url}/v2/email/outbound-emails`;
    expect((await fetch(path, { method: 'POST', body: '{}' })).status).toBe(403);
    const headers = { authorization: 'AWS4-HMAC-SHA256 Credential=a' };
    expect((await fetch(path, { method: 'POST', body: '{', headers })).status).toBe(400);
    expect((await fetch(`${service.url}/v2/email/identities`, { method: 'POST', headers })).status).toBe(400);
    expect(await readdir(directory)).toHaveLength(1);
  });
});

describe('startMailQueue', () => {
  let queue: Awaited<ReturnType<typeof startMailQueue>>;
  afterEach(() => queue.close());

  it('invokes the function with each message after the response, and waits for it when it closes', async () => {
    const events: object[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    queue = await startMailQueue(async (event) => {
      await promise;
      events.push(event);
    });
    const client = new SQSClient({ ...settings, endpoint: new URL(queue.url).origin });
    const message = new SendMessageCommand({ QueueUrl: queue.url, MessageBody: '{"a":1}' });
    const { MessageId } = await client.send(message);
    expect(events).toEqual([]);
    resolve();
    await queue.close();
    expect(events).toEqual([{ Records: [{ messageId: MessageId, body: '{"a":1}' }] }]);
    queue = await startMailQueue(async () => {});
  });

  it('rejects unsigned and other requests', async () => {
    queue = await startMailQueue(async () => {});
    const { origin } = new URL(queue.url);
    expect((await fetch(origin, { method: 'POST', body: '{}' })).status).toBe(403);
    const headers = {
      authorization: 'AWS4-HMAC-SHA256 Credential=a',
      'x-amz-target': 'AmazonSQS.ReceiveMessage',
    };
    expect((await fetch(origin, { method: 'POST', body: '{}', headers })).status).toBe(400);
  });
});
