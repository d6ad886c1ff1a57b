import * as z from 'zod/mini';

const userFields = {
  userId: z.string(),
  /** Pseudonym for the log. */
  user: z.optional(z.string()),
};

/** Time of what has happened, ISO 8601. */
const at = z.iso.datetime();

/**
 * Mail to write and send. The message names the user by id, and only the function that sends mail reads whether there
 * is an account. The queue stores an email address only for an account that no longer exists.
 */
export const mailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password_reset'), ...userFields }),
  z.object({ kind: z.literal('account_deleted'), ...userFields, email: z.string(), at }),
  z.object({ kind: z.literal('password_changed'), ...userFields, at }),
  z.object({
    kind: z.literal('new_device_login'),
    ...userFields,
    /** One of the names that `formatDevice` returns, never text that a client has sent. */
    device: z.string(),
    at,
  }),
]);

export type MailJob = z.infer<typeof mailJob>;

export type Mail = Readonly<ReturnType<typeof buildMail>>;

/** Paragraph of a mail: text, or a link on a line of its own. */
type Paragraph = string | { readonly label: string; readonly url: string };

/**
 * Builds plain text and HTML from the same paragraphs. A mail contains no text that a user has entered: whoever
 * registers another person's address could otherwise write to that person in Premia's name.
 */
export function buildMail(subject: string, paragraphs: readonly Paragraph[]) {
  return { subject, text: buildText(paragraphs), html: buildHtml(subject, paragraphs) };
}

const signature = 'Premia';

function buildText(paragraphs: readonly Paragraph[]): string {
  const lines = paragraphs.map((paragraph) =>
    typeof paragraph === 'string' ? paragraph : `${paragraph.label}:\n${paragraph.url}`,
  );
  return `${[...lines, signature].join('\n\n')}\n`;
}

/** Mail programs ignore style sheets, so the few styles are attributes. */
function buildHtml(subject: string, paragraphs: readonly Paragraph[]): string {
  const body = [...paragraphs, signature].map((paragraph) => {
    if (typeof paragraph === 'string') return `<p>${escapeHtml(paragraph)}</p>`;
    const { label, url } = paragraph;
    return `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="max-width: 36em; font: 16px/1.5 sans-serif">
${body.join('\n')}
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for the content and the quoted attributes of HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Formats a time for readers in any time zone: "21 November 2026 at 16:20 UTC". */
function formatTime(time: Date): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-GB', options).format(time)} UTC`;
}

/** The token is in the fragment, which browsers send to no server. */
export function buildPasswordResetMail(websiteUrl: string, token: string): Mail {
  return buildMail('Reset your Premia password', [
    'Someone requested to reset the password of the Premia account with this email address.',
    { label: 'Set a new password', url: `${websiteUrl}/reset_password#token=${token}` },
    'The link works once, for an hour. A newer link replaces it.',
    'If you did not request it, ignore this mail. Your password has not changed.',
  ]);
}

/** Builds the mail about something that has happened to an account. */
export function buildNotice(websiteUrl: string, job: Exclude<MailJob, { kind: 'password_reset' }>): Mail {
  const time = formatTime(new Date(job.at));
  const reset = { label: 'Reset your password', url: `${websiteUrl}/forgot_password` };
  switch (job.kind) {
    case 'password_changed':
      return buildMail('Your Premia password was changed', [
        `The password of your Premia account was changed on ${time}. All other sessions have ended.`,
        'If you changed it, there is nothing to do. If you did not, set a new password now:',
        reset,
      ]);
    case 'new_device_login':
      return buildMail('New login to your Premia account', [
        `There was a login to your Premia account with a new device on ${time}: ${job.device}.`,
        'If it was you, there is nothing to do. If it was not, end that session in your profile and set a new password:',
        { label: 'See your sessions', url: `${websiteUrl}/main/profile` },
        reset,
      ]);
    case 'account_deleted':
      return buildMail('Your Premia account was deleted', [
        `The Premia account with this email address was deleted on ${time}, with everything stored in it.`,
        'If you deleted it, there is nothing to do. If you did not, someone knew its password: change it wherever you use it. Deleted data cannot be restored.',
      ]);
  }
}
