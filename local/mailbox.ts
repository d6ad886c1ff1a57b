import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { deriveUserId } from '#functions/data/keys.ts';
import { escapeHtml } from '#functions/mail/mail.ts';

const text = z.object({ Data: z.string() });

/** Body of a SendEmail request of Amazon SES with a simple message. */
export const sendEmailRequest = z.object({
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

interface ReceivedMail extends z.infer<typeof sendEmailRequest> {
  readonly id: string;
  readonly receivedAt: Date;
}

/** Number of mails that the list shows, the newest first. */
const maxListed = 100;

export type Mailbox = ReturnType<typeof createMailbox>;

/**
 * Creates a store of mails that are not delivered: each becomes a file, and those of this run are pages.
 * @param listPath path of the list, such as `/mails/`. The path of a mail is below it
 * @param directory folder of the files; undefined stores none on disk
 */
export function createMailbox(listPath: string, directory?: string) {
  const mails = new Map<string, ReceivedMail>();
  return {
    /** Stores a mail; returns its id, which is also the name of its page, and its file. */
    async store(request: z.infer<typeof sendEmailRequest>): Promise<{ id: string; file?: string }> {
      const receivedAt = new Date();
      const id = `${receivedAt.toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}`;
      const mail = { ...request, id, receivedAt };
      mails.set(id, mail);
      const [oldest] = mails.keys();
      if (mails.size > maxListed && oldest !== undefined) mails.delete(oldest);
      if (directory === undefined) return { id };
      const file = join(directory, `${id}.eml`);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(file, toMessage(mail), { mode: 0o600 });
      return { id, file };
    },

    /** Removes the files of earlier runs, whose mails have no pages. */
    async removeFiles(): Promise<void> {
      if (directory !== undefined) await removeMessages(directory, () => true);
    },

    async removeMailsTo(userId: string): Promise<void> {
      const isTo = (recipient: string | undefined) => deriveUserId(recipient ?? '') === userId;
      for (const [id, { Destination }] of mails) {
        if (isTo(Destination.ToAddresses[0])) mails.delete(id);
      }
      if (directory === undefined) return;
      await removeMessages(directory, (message) => isTo(/^To: (.*)$/m.exec(message)?.[1]));
    },

    /** Returns the page of a path; undefined if there is none. */
    renderPage(path: string): string | undefined {
      if (path === listPath) return renderList([...mails.values()]);
      if (!path.startsWith(listPath)) return undefined;
      return mails.get(path.slice(listPath.length))?.Content.Simple.Body.Html.Data;
    },
  };
}

async function removeMessages(directory: string, isRemoved: (message: string) => boolean) {
  const names = await readdir(directory).catch(() => []);
  for (const file of names.filter((name) => name.endsWith('.eml')).map((name) => join(directory, name))) {
    if (isRemoved(await readFile(file, 'utf8'))) await rm(file);
  }
}

/** Formats a mail as an Internet message with both versions of its text (RFC 5322, RFC 2046). */
function toMessage({ id, receivedAt, FromEmailAddress, Destination, Content }: ReceivedMail): string {
  const { Subject, Body, Headers } = Content.Simple;
  const boundary = `part-${randomBytes(12).toString('hex')}`;
  const part = (type: string, content: string) =>
    `--${boundary}\nContent-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}`;
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

function renderList(mails: readonly ReceivedMail[]): string {
  const rows = mails.toReversed().map(({ id, receivedAt, Destination, Content }) => {
    const recipient = escapeHtml(Destination.ToAddresses[0]);
    const subject = escapeHtml(Content.Simple.Subject.Data);
    return `<li><a href="${id}">${subject}</a> to ${recipient}, ${receivedAt.toISOString()}</li>`;
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
