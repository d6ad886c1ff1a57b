import * as z from 'zod/mini';
import { type Language, languageCodes, languages } from '#contract/languages.ts';
import type * as english from './texts/en.ts';

/** Bundles have the files of all languages. */
const loadTexts = async (language: Language): Promise<typeof english> => import(`./texts/${language}.ts`);

const userFields = {
  userId: z.string(),
  /** Pseudonym for the log. */
  user: z.optional(z.string()),
};

/** Language of the request, or of an account that no longer exists. The others are in that of the account. */
const language = z.optional(z.enum(languageCodes));

/** Time of what has happened, ISO 8601. */
const at = z.iso.datetime();

/**
 * Mail to write and send. The message names the user by id, and only the function that sends mail reads whether there
 * is an account. The queue stores an email address only for an account that no longer exists.
 */
export const mailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password_reset'), ...userFields, language }),
  z.object({ kind: z.literal('account_deleted'), ...userFields, email: z.string(), language, at }),
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

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Paragraph of a mail: text, or a link on a line of its own. */
type Paragraph = string | { readonly label: string; readonly url: string };

/**
 * Builds plain text and HTML from the same paragraphs. A mail contains no text that a user has entered: whoever
 * registers another person's address could otherwise write to that person in Premia's name.
 */
export function buildMail(language: Language, subject: string, paragraphs: readonly Paragraph[]): Mail {
  return { subject, text: buildText(paragraphs), html: buildHtml(language, subject, paragraphs) };
}

const signature = 'Premia';

function buildText(paragraphs: readonly Paragraph[]): string {
  const lines = paragraphs.map((paragraph) =>
    typeof paragraph === 'string' ? paragraph : `${paragraph.label}:\n${paragraph.url}`,
  );
  return `${[...lines, signature].join('\n\n')}\n`;
}

/** Mail programs ignore style sheets, so the few styles are attributes. */
function buildHtml(language: Language, subject: string, paragraphs: readonly Paragraph[]): string {
  const body = [...paragraphs, signature].map((paragraph) => {
    if (typeof paragraph === 'string') return `<p>${escapeHtml(paragraph)}</p>`;
    const { label, url } = paragraph;
    // SES would replace the address, with a token in it, by one of its own where a configuration set tracks clicks.
    return `<p><a ses:no-track href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;
  });
  return `<!doctype html>
<html lang="${language}">
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

/** The token is in the fragment, which browsers send to no server. */
export async function buildPasswordResetMail(
  websiteUrl: string,
  token: string,
  language: Language,
): Promise<Mail> {
  const { passwordReset: texts } = (await loadTexts(language)).mailTexts;
  return buildMail(language, texts.subject, [
    texts.requested,
    { label: texts.link, url: toUrl(websiteUrl, language, `/reset_password#token=${token}`) },
    texts.validity,
    texts.otherwise,
  ]);
}

const toUrl = (websiteUrl: string, language: Language, path: string) =>
  websiteUrl + languages[language].prefix + path;

/** Builds the mail about something that has happened to an account. */
export async function buildNotice(
  websiteUrl: string,
  job: Exclude<MailJob, { kind: 'password_reset' }>,
  language: Language,
): Promise<Mail> {
  const { mailTexts } = await loadTexts(language);
  const { formatTime, resetLink, passwordChanged, newDeviceLogin, accountDeleted } = mailTexts;
  const time = formatTime(new Date(job.at));
  const reset = { label: resetLink, url: toUrl(websiteUrl, language, '/forgot_password') };
  switch (job.kind) {
    case 'password_changed':
      return buildMail(language, passwordChanged.subject, [
        passwordChanged.event({ time }),
        passwordChanged.advice,
        reset,
      ]);
    case 'new_device_login':
      return buildMail(language, newDeviceLogin.subject, [
        newDeviceLogin.event({ time, device: job.device }),
        newDeviceLogin.advice,
        { label: newDeviceLogin.sessionsLink, url: toUrl(websiteUrl, language, '/main/profile') },
        reset,
      ]);
    case 'account_deleted':
      return buildMail(language, accountDeleted.subject, [
        accountDeleted.event({ time }),
        accountDeleted.advice,
      ]);
  }
}
