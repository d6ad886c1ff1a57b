import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
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

type SendEmailRequest = z.infer<typeof sendEmailRequest>;

/** A mail as the pages show it. */
interface ShownMail {
  /** Time of arrival and random digits: {@link idPattern}. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
}

const idPattern = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-[0-9a-f]{6}$/;

/** Time in the id of a mail, ISO 8601. */
const toTime = (id: string) => id.replace(idPattern, '$1:$2:$3');

/** Number of mails that the list shows, the newest first, and that survive a restart. */
const maxListed = 100;

/** Age from which a mail does not survive a restart, in milliseconds. */
const maxAgeMs = 24 * 60 * 60_000;

export type Mailbox = ReturnType<typeof createMailbox>;

/**
 * Creates a store of mails that are not delivered: each becomes a file and a page.
 * @param listPath path of the list, such as `/mails/`. The path of a mail is below it
 * @param directory folder of the files; undefined stores none on disk
 */
export function createMailbox(listPath: string, directory?: string) {
  const mails = new Map<string, ShownMail>();
  return {
    /** Stores a mail; returns its id, which is also the name of its page, and its file. */
    async store(request: SendEmailRequest): Promise<{ id: string; file?: string }> {
      const receivedAt = new Date();
      const id = `${receivedAt.toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}`;
      const { Destination, Content } = request;
      const [to] = Destination.ToAddresses;
      const { Subject, Body } = Content.Simple;
      mails.set(id, { id, to, subject: Subject.Data, html: Body.Html.Data });
      const [oldest] = mails.keys();
      if (mails.size > maxListed && oldest !== undefined) mails.delete(oldest);
      if (directory === undefined) return { id };
      const file = join(directory, `${id}.eml`);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(file, toMessage(id, receivedAt, request), { mode: 0o600 });
      return { id, file };
    },

    /**
     * Reads the mails of earlier runs, and removes the files of those that are older than a day, that are not among the
     * newest 100, or whose account was deleted: its notice is sent after the deletion.
     * @param findDateJoined returns when the account of a user was created, ISO 8601; undefined without an account
     */
    async restore(findDateJoined: (userId: string) => Promise<string | undefined>): Promise<void> {
      if (directory === undefined) return;
      const oldest = new Date(Date.now() - maxAgeMs).toISOString();
      const restored: ShownMail[] = [];
      for (const file of (await listMessages(directory)).sort().reverse()) {
        const mail = parseMessage(basename(file, '.eml'), await readFile(file, 'utf8'));
        const isRecent = mail && restored.length < maxListed && toTime(mail.id) > oldest;
        const joined = isRecent ? await findDateJoined(deriveUserId(mail.to)) : undefined;
        if (mail && joined !== undefined && joined <= toTime(mail.id)) restored.push(mail);
        else await rm(file);
      }
      for (const mail of restored.reverse()) mails.set(mail.id, mail);
    },

    async removeMailsTo(userId: string): Promise<void> {
      for (const { id, to } of mails.values()) {
        if (deriveUserId(to) === userId) mails.delete(id);
      }
      if (directory === undefined) return;
      for (const file of await listMessages(directory)) {
        const mail = parseMessage(basename(file, '.eml'), await readFile(file, 'utf8'));
        if (mail && deriveUserId(mail.to) === userId) await rm(file);
      }
    },

    /** Returns the page of a path; undefined if there is none. */
    renderPage(path: string): string | undefined {
      if (path === listPath) return renderList([...mails.values()]);
      if (!path.startsWith(listPath)) return undefined;
      return mails.get(path.slice(listPath.length))?.html;
    },
  };
}

async function listMessages(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(directory, name));
}

/** Formats a mail as an Internet message with both versions of its text (RFC 5322, RFC 2046). */
function toMessage(
  id: string,
  receivedAt: Date,
  { FromEmailAddress, Destination, Content }: SendEmailRequest,
) {
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

/** Parses what {@link toMessage} has written. Returns undefined for another file. */
function parseMessage(id: string, message: string): ShownMail | undefined {
  const [, to] = /^To: (.+)$/m.exec(message) ?? [];
  const [, subject] = /^Subject: (.+)$/m.exec(message) ?? [];
  const [, boundary] = /boundary="(part-[0-9a-f]+)"/.exec(message) ?? [];
  const [part = ''] = message.split(`\n--${boundary}`).filter((each) => each.includes('text/html'));
  const html = part.slice(part.indexOf('\n\n') + 2);
  return idPattern.test(id) && to && subject && html ? { id, to, subject, html } : undefined;
}

function renderList(mails: readonly ShownMail[]): string {
  const rows = mails
    .toReversed()
    .map(
      ({ id, to, subject }) =>
        `<li><a href="${id}">${escapeHtml(subject)}</a> to ${escapeHtml(to)}, ${toTime(id)}</li>`,
    );
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
