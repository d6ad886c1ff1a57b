import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GetSecretValueCommand,
  ListSecretsCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildMail } from '#functions/mail/mail.ts';
import { createMailSender } from '#functions/mail/send-mail.ts';
import { sendRequest } from '#tests/support/http-client.ts';
import { type QueueHandler, startAwsServices } from './aws-services.ts';

const sessionToken = 'known to this run';
const secret = { name: 'premia/signing-key', value: 'a secret of this test' };
const reported: string[] = [];
let deliver: QueueHandler = async () => {};
let folder: string;
let directory: string;
let services: Awaited<ReturnType<typeof startAwsServices>>;
let settings: {
  endpoint: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken: string };
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'premia-mail-'));
  directory = join(folder, 'mail');
  services = await startAwsServices({
    sessionToken,
    secrets: { [secret.name]: secret.value },
    deliver: (event) => deliver(event),
    mailDirectory: directory,
  });
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test', sessionToken };
  settings = { endpoint: services.url, region: 'us-east-1', credentials };
});
afterAll(async () => {
  await services.close();
  await rm(folder, { recursive: true });
});

describe('every operation', () => {
  const target = { 'x-amz-target': 'secretsmanager.GetSecretValue' };
  const signature = { authorization: 'AWS4-HMAC-SHA256 Credential=a' };
  const token = { 'x-amz-security-token': sessionToken };
  const body = JSON.stringify({ SecretId: secret.name });

  it.each([
    ['without a signature', token],
    ['without the session token', signature],
    ['with another session token', { ...signature, 'x-amz-security-token': 'known to no run.' }],
  ])('is refused %s', async (_, headers) => {
    const request = { method: 'POST', path: '/', headers: { ...target, ...headers }, body };
    const response = await sendRequest(services.url, request);
    expect(response).toMatchObject({ status: 403, json: { __type: 'UnrecognizedClientException' } });
    expect(response.text).not.toContain(secret.value);
  });

  it.each([
    ['malformed', '{', target, 'ValidationException'],
    ['another', body, { 'x-amz-target': 'AmazonSQS.ReceiveMessage' }, 'UnknownOperationException'],
  ])('is refused if it is %s', async (_, text, name, type) => {
    const headers = { ...name, ...signature, ...token };
    const response = await fetch(services.url, { method: 'POST', headers, body: text });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: type });
  });

  it('needs only a signature on a server without a session token', async () => {
    const others = await startAwsServices({ secrets: { [secret.name]: secret.value } });
    const headers = { ...target, ...signature };
    expect((await fetch(others.url, { method: 'POST', headers, body })).status).toBe(200);
    await others.close();
  });
});

describe('Secrets Manager', () => {
  const getSecret = (SecretId: string, VersionStage?: string) =>
    new SecretsManagerClient(settings).send(
      new GetSecretValueCommand({ SecretId, ...(VersionStage && { VersionStage }) }),
    );

  it('returns the secret, always with the same version id', async () => {
    const first = await getSecret(secret.name);
    expect(first).toMatchObject({ Name: secret.name, SecretString: secret.value });
    expect(first.VersionId).toMatch(/^[0-9a-f]{32}$/);
    expect(await getSecret(secret.name, 'AWSCURRENT')).toHaveProperty('VersionId', first.VersionId);
  });

  it('has no other secret, version or operation', async () => {
    await expect(getSecret('another')).rejects.toThrow(ResourceNotFoundException);
    await expect(getSecret(secret.name, 'AWSPREVIOUS')).rejects.toThrow(ResourceNotFoundException);
    const listing = new SecretsManagerClient(settings).send(new ListSecretsCommand());
    await expect(listing).rejects.toMatchObject({ name: 'UnknownOperationException' });
  });
});

describe('SQS', () => {
  it('invokes the function with each message after the response', async () => {
    const released = Promise.withResolvers<void>();
    const delivered = Promise.withResolvers<object>();
    deliver = async (event) => {
      await released.promise;
      delivered.resolve(event);
    };
    const message = new SendMessageCommand({ QueueUrl: services.queueUrl, MessageBody: '{"a":1}' });
    const { MessageId } = await new SQSClient(settings).send(message);
    released.resolve();
    expect(await delivered.promise).toEqual({ Records: [{ messageId: MessageId, body: '{"a":1}' }] });
  });

  it('delivers 200 ms after the request, and at the latest before the server closes', async () => {
    const times: number[] = [];
    const deliver = async () => times.push(performance.now());
    const other = await startAwsServices({ sessionToken, deliver });
    const client = new SQSClient({ ...settings, endpoint: other.url });
    const sentAt = performance.now();
    await client.send(new SendMessageCommand({ QueueUrl: other.queueUrl, MessageBody: 'last' }));
    await other.close();
    // Node may fire a timer up to 1 ms early.
    expect(times).toEqual([expect.toSatisfy((time) => time - sentAt >= 199)]);
  });
});

describe('SES', () => {
  const mail = buildMail('en', 'A subject', [
    'Some text.',
    { label: 'Open', url: 'https://localhost/page#token=secret' },
  ]);
  beforeAll(async () => {
    const log = vi.spyOn(console, 'log').mockImplementation((line) => reported.push(line));
    await createMailSender(new SESv2Client(settings), 'premia@localhost')('ada@example.com', mail);
    log.mockRestore();
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
      `Mail       ${services.mailboxUrl}${name.replace('.eml', '')}, file ${join(directory, name)}`,
    ]);
  });

  it('shows a list of the mails, and each mail', async () => {
    const list = await (await fetch(services.mailboxUrl)).text();
    const path = /href="([^"]+)">A subject<\/a> to ada@example.com/.exec(list)?.[1];
    const shown = await fetch(services.mailboxUrl + path);
    expect(await shown.text()).toBe(mail.html);
    expect(shown.headers.get('referrer-policy')).toBe('no-referrer');
    expect((await fetch(`${services.mailboxUrl}other`)).status).toBe(404);
  });

  it('shows neither the list nor a mail without 128 random bits of the address', async () => {
    expect(services.mailboxUrl).toMatch(/\/[0-9a-f]{32}\/$/);
    const id = reported[0]?.match(/\/([^/]+), file/)?.[1] ?? expect.fail();
    expect((await fetch(services.mailboxUrl + id)).status).toBe(200);
    for (const path of ['', '/', `/${id}`, `/${'0'.repeat(32)}/`, `/${'0'.repeat(32)}/${id}`]) {
      expect((await fetch(services.url + path)).status, path).toBe(404);
    }
  });

  it('shows nothing under another host name', async () => {
    const headers = { host: 'rebound.example.com' };
    const { pathname: path } = new URL(services.mailboxUrl);
    expect((await sendRequest(services.url, { method: 'GET', path, headers })).status).toBe(404);
  });
});
