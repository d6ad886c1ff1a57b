import * as z from 'zod/mini';

/** What a schema's error function is told: the value that did not fit. */
interface RejectedValue {
  input?: unknown;
}

/** True for what a person would call "left empty": absent, null, or nothing but white space. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/**
 * Text that must be there.
 * @param label the field's name in messages, such as "First name"
 * @param requiredMessage the message for an absent or empty value
 */
export function requiredText(label: string, requiredMessage: string) {
  return z
    .string({
      error: ({ input }: RejectedValue) => (isEmpty(input) ? requiredMessage : `${label} must be text`),
    })
    .check(z.minLength(1, requiredMessage));
}

/** Like {@link requiredText}, with white space at both ends removed before anything is tested. */
export function requiredTrimmedText(label: string, requiredMessage: string) {
  return z
    .string({
      error: ({ input }: RejectedValue) => (isEmpty(input) ? requiredMessage : `${label} must be text`),
    })
    .check(z.trim(), z.minLength(1, requiredMessage));
}

/**
 * Control characters and the marks that reverse the reading direction: they can make a name look
 * like another one on screen or in a log, and no name needs them. Halves of surrogate pairs are no
 * characters at all, and could not be kept.
 */
const invisibleControls = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Something to see: zero-width and filler characters alone would show as no name at all. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Longest name kept, in UTF-16 code units. */
const longestName = 150;

/** A person's first or last name: trimmed, 2 to 150 characters, any script. */
export function personName(label: string) {
  const requiredMessage = `${label} is required.`;
  return requiredTrimmedText(label, requiredMessage).check(
    z.refine((name) => visible.test(name), requiredMessage),
    z.minLength(2, `${label} must be at least 2 characters.`),
    z.maxLength(longestName, `${label} must be at most ${longestName} characters.`),
    z.refine((name) => !invisibleControls.test(name), `${label} must not contain control characters.`),
  );
}

/** Longest address that a mail server has to take (RFC 5321, section 4.5.3.1.3, less the brackets). */
const longestEmail = 254;

/** An e-mail address, normalised: trimmed and lower case. */
export const emailAddress = requiredTrimmedText('Email', 'Email is required').check(
  z.toLowerCase(),
  z.maxLength(longestEmail, 'Invalid email address'),
  z.regex(z.regexes.email, 'Invalid email address'),
);

/** A phone number, its spaces, brackets, dots and hyphens removed: an optional plus, 1 to 16 digits. */
export const phoneNumber = requiredTrimmedText('Phone number', 'Phone number is required').check(
  z.overwrite((text) => text.replace(/[\s().-]/g, '')),
  z.regex(/^\+?[1-9]\d{0,15}$/, 'Invalid phone number'),
);

/** Fewest characters of a password at registration, and what the login form expects. */
export const shortestPassword = 8;

/** What is said of a password that is shorter than {@link shortestPassword}. */
export const shortPasswordMessage = `Password must be at least ${shortestPassword} characters`;

/** bcrypt reads no more bytes than this; a longer password would be cut without a word. */
export const longestPasswordBytes = 72;

/** Refuses what bcrypt would cut. The message counts characters, which is what people see. */
export const fitsBcrypt = z.refine<string>(
  (password) => new TextEncoder().encode(password).length <= longestPasswordBytes,
  `Password must be at most ${longestPasswordBytes} characters (accented letters and symbols count for more)`,
);

/**
 * Lets two fields be compared as soon as both are text, even while other fields are wrong, so that
 * a form shows all its errors at once.
 */
export function hasTexts(...fields: string[]) {
  return ({ value }: { value: unknown }): boolean =>
    typeof value === 'object' &&
    value !== null &&
    fields.every((field) => typeof (value as Record<string, unknown>)[field] === 'string');
}

const plainDecimal = /^(\d+\.?\d*|\.\d+)$/;

/**
 * A quantity of 0 or more, as a JSON number or as plain decimal text ("45"), read as a number.
 * Refused: empty, null, true, lists, NaN, Infinity, 1e999, hexadecimal, "12abc" and negatives.
 * @param label the field's name in messages, such as "Age"
 */
export function quantity(label: string) {
  const error = ({ input }: RejectedValue) =>
    isEmpty(input) ? 'Required' : `${label} must be a number of 0 or more, such as 45`;
  const text = z.string().check(
    z.trim(),
    z.regex(plainDecimal, { error, abort: true }),
    z.refine((digits) => Number.isFinite(Number(digits)), { error }),
  );
  return z.pipe(
    z.union([z.number().check(z.minimum(0, { error })), text], { error }),
    z.pipe(
      // Adding 0 turns a negative zero into 0.
      z.transform((value: number | string) => Number(value) + 0),
      z.number().check(z.minimum(0)),
    ),
  );
}

/**
 * A question that is answered "yes" or "no".
 * @param label the field's name in messages, such as "Diabetes"
 */
export function yesOrNo(label: string) {
  return z.enum(['yes', 'no'], {
    error: ({ input }: RejectedValue) => (isEmpty(input) ? 'Required' : `${label} must be yes or no`),
  });
}
