import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';

/** Options of {@link startMailService}. */
export interface MailServiceOptions {
  /** Address to listen on. */
  readonly host?: string;
  /** Folder of the mail files; undefined stores none on disk. */
  readonly directory?: string | undefined;
  /** Receives a line for each mail, without its text. */
  readonly report?: (line: string) => void;
}

const text = z.object({ Data: z.string() });

/** Body of a SendEmail request with a simple message. */
const sendEmailRequest = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.tuple([z.string()]) }),
  Content: z.object({
    Simple: z.object({
      Subject: text,
      Body: z.object({ Text: text, Html: text }),
      Headers: z.array(z.object({ Name: z.string(), Value: z.string() })),
    }),
  }),
});

type SendEmailRequest = z.infer<typeof sendEmailRequest>;

interface ReceivedMail extends SendEmailRequest {
  readonly id: string;
  readonly receivedAt: Date;
}

/** Number of mails that the list shows, the newest first. */
const maxListed = 100;

/**
 * Starts a server with the operation SendEmail of Amazon SES's API (version 2). It delivers no mail: it writes each
 * to a file, and shows the mails of this run to a browser on this machine.
 */
export async function startMailService({
  host = '127.0.0.1',
  directory,
  report = console.log,
}: MailServiceOptions = {}) {
  const mails = new Map<string, ReceivedMail>();
  const server = createServer((request, response) => {
    const handling = request.method === 'POST' ? receive(request, response) : show(request, response);
    handling.catch((error: unknown) => {
      console.error('The mail could not be stored:', error);
      sendJson(response, 500, { message: 'The mail could not be stored' }, 'InternalFailure');
    });
  });
  server.listen(0, host);
  await once(server, 'listening');
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Only signed requests, as in AWS. A website that the user visits can't send this header.
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
      return sendJson(response, 403, { message: 'The request is not signed' }, 'AccessDeniedException');
    }
    const parsed = sendEmailRequest.safeParse(await json(request).catch(() => undefined));
    if (request.url !== '/v2/email/outbound-emails' || !parsed.success) {
      return sendJson(response, 400, { message: 'Only SendEmail is supported' }, 'BadRequestException');
    }
    const receivedAt = new Date();
    const id = `${receivedAt.toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}`;
    const mail = { ...parsed.data, id, receivedAt };
    const file = directory && join(directory, `${id}.eml`);
    if (file) {
      await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
      await writeFile(file, toMessage(mail), { mode: 0o600 });
    }
    mails.set(id, mail);
    const [oldest] = mails.keys();
    if (mails.size > maxListed && oldest !== undefined) mails.delete(oldest);
    report(`Mail       ${url}/${id}${file ? `, file ${file}` : ''}`);
    sendJson(response, 200, { MessageId: id });
  }

  async function show(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').slice(1);
    const mail = mails.get(path);
    // Another Host is a website that has its name resolved to this machine (DNS rebinding).
    const isLocal = /^(localhost|[\d.]+|\[::1\]):\d+$/.test(request.headers.host ?? '');
    if (!isLocal || (path !== '' && !mail)) return sendHtml(response, 404, '<p>There is no such mail.</p>');
    sendHtml(response, 200, mail ? mail.Content.Simple.Body.Html.Data : buildList([...mails.values()]));
  }

  return {
    url,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Formats a mail as an Internet message with both versions of its text (RFC 5322, RFC 2046). */
function toMessage({ id, receivedAt, FromEmailAddress, Destination, Content }: ReceivedMail): string {
  const { Subject, Body, Headers } = Content.Simple;
  const boundary = `part-${randomBytes(12).toString('hex')}`;
  const part = (type: string, content: string) =>
    [
      `--${boundary}`,
      `Content-Type: ${type}; charset=utf-8`,
      'Content-Transfer-Encoding: 8bit',
      '',
      content,
    ].join('\n');
  return [
    `From: ${FromEmailAddress}`,
    `To: ${Destination.ToAddresses[0]}`,
    `Subject: ${Subject.Data}`,
    `Date: ${receivedAt.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@localhost>`,
    ...Headers.map(({ Name, Value }) => `${Name}: ${Value}`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    part('text/plain', Body.Text.Data),
    part('text/html', Body.Html.Data),
    `--${boundary}--`,
    '',
  ].join('\n');
}

function buildList(mails: readonly ReceivedMail[]): string {
  const rows = mails.toReversed().map(({ id, receivedAt, Destination, Content }) => {
    const recipient = escapeHtml(Destination.ToAddresses[0]);
    const subject = escapeHtml(Content.Simple.Subject.Data);
    return `<li><a href="/${id}">${subject}</a> to ${recipient}, ${receivedAt.toISOString()}</li>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Mails of the local server</title></head>
<body>
<h1>Mails of the local server</h1>
<p>They were not delivered.</p>
<ul>${rows.join('\n')}</ul>
</body>
</html>
`;
}

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function sendHtml(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .end(html);
}

function sendJson(response: ServerResponse, status: number, body: object, errorType?: string): void {
  response
    .writeHead(status, {
      'content-type': 'application/json',
      ...(errorType && { 'x-amzn-ErrorType': errorType }),
    })
    .end(JSON.stringify(body));
}
