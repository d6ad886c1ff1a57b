import * as z from 'zod/mini';
import type { FieldErrorCode } from './errors.ts';
import { languageCodes } from './languages.ts';

/** Argument of a schema's error function. */
interface InvalidInput {
  input?: unknown;
}

/** True for an absent, null or blank value. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Returns the code of a field error; `input` is the value that the schema parsed. */
export function toFieldErrorCode(issue: z.core.$ZodIssue, input: unknown): FieldErrorCode {
  if (issue.code === 'custom' && issue.params?.code) return issue.params.code;
  const value = issue.path.reduce<unknown>((parent, key) => Object(parent)[key], input);
  if (isEmpty(value)) return 'required';
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'number' ? 'too_small' : 'too_short';
    case 'too_big':
      return issue.origin === 'number' ? 'too_large' : 'too_long';
    case 'invalid_type':
    case 'invalid_format':
      return issue.code;
    default:
      return 'invalid_value';
  }
}

/** Message of a refinement, and its code for {@link toFieldErrorCode}. */
export function refinementError(code: FieldErrorCode, error: string) {
  return { error, params: { code } };
}

/** Text with separate messages for an empty value and for another type. */
function text(label: string, requiredMessage: string) {
  return z.string({
    error: ({ input }: InvalidInput) => (isEmpty(input) ? requiredMessage : `${label} must be text`),
  });
}

/** Required text; `label` is the field name in messages, such as "First name". */
export function requiredText(label: string, requiredMessage: string) {
  return text(label, requiredMessage).check(z.minLength(1, requiredMessage));
}

/** Like {@link requiredText}, trimmed before validation. */
function requiredTrimmedText(label: string, requiredMessage: string) {
  return text(label, requiredMessage).check(z.trim(), z.minLength(1, requiredMessage));
}

/**
 * Control characters, bidirectional marks and line separators, which can make a name look like another one on screen or
 * in a log, and unpaired surrogates, which cannot be encoded in UTF-8. Joiners (U+200C, U+200D) are letters of Persian
 * and Indian names.
 */
const invisibleControls = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** At least one visible character: zero-width and filler characters alone would look empty. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** In UTF-16 code units. */
const maxNameLength = 150;

/** First or last name: trimmed, 2 to 150 characters, any script. */
export function personName(label: string) {
  const requiredMessage = `${label} is required.`;
  return requiredTrimmedText(label, requiredMessage).check(
    z.refine((name) => visible.test(name), refinementError('required', requiredMessage)),
    z.minLength(2, `${label} must be at least 2 characters.`),
    z.maxLength(maxNameLength, `${label} must be at most ${maxNameLength} characters.`),
    z.refine(
      (name) => !invisibleControls.test(name),
      refinementError('forbidden_characters', `${label} must not contain control characters.`),
    ),
  );
}

/** In UTF-16 code units. */
const maxLabelLength = 60;

const labelMessage = `Label must be 1 to ${maxLabelLength} characters, or null to remove it`;

/** Name of a prediction: trimmed, 1 to 60 characters, any script. */
export const predictionLabel = requiredTrimmedText('Label', labelMessage).check(
  z.refine((label) => visible.test(label), refinementError('required', labelMessage)),
  z.maxLength(maxLabelLength, labelMessage),
  z.refine(
    (label) => !invisibleControls.test(label),
    refinementError('forbidden_characters', 'Label must not contain control characters'),
  ),
);

/** Maximum length of an address (RFC 5321, section 4.5.3.1.3, without the brackets). */
const maxEmailLength = 254;

/** Dot-atom (RFC 5322, section 3.2.3) before the @, host name with a top-level domain after it. */
const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Email address, normalised: trimmed and lower case. */
export const emailAddress = requiredTrimmedText('Email', 'Email is required').check(
  z.toLowerCase(),
  z.maxLength(maxEmailLength, { error: 'Invalid email address', abort: true }),
  z.regex(emailPattern, 'Invalid email address'),
);

/** Phone number without spaces, brackets, dots and hyphens: an optional plus sign and 1 to 16 digits. */
export const phoneNumber = requiredTrimmedText('Phone number', 'Phone number is required').check(
  z.overwrite((text) => text.replace(/[\s().-]/g, '')),
  z.regex(/^\+?[1-9]\d{0,15}$/, 'Invalid phone number'),
);

/** Language of the website, for mails. */
export const languageCode = z.enum(languageCodes, `Language must be ${languageCodes.join(' or ')}`);

/** Minimum password length at registration and in the login form. */
export const minPasswordLength = 8;

/** Message for a password shorter than {@link minPasswordLength}. */
export const shortPasswordMessage = `Password must be at least ${minPasswordLength} characters`;

/** bcrypt silently ignores all further bytes. */
const maxPasswordBytes = 72;

/** Rejects passwords that bcrypt does not distinguish. The message counts characters, as users do. */
export const fitsBcrypt = [
  z.refine<string>(
    (password) => new TextEncoder().encode(password).length <= maxPasswordBytes,
    refinementError(
      'too_long',
      `Password must be at most ${maxPasswordBytes} characters (accented letters and symbols count for more)`,
    ),
  ),
  // bcrypt repeats a password after a NUL until it has 72 bytes, so "P" and "P\0P" have the same hash.
  z.refine<string>(
    (password) => !password.includes('\0'),
    refinementError('forbidden_characters', 'Password must not contain the NUL character'),
  ),
] as const;

const distinctPassword = z.string().check(...fitsBcrypt);

/** True if no other password has the same hash. */
export function isDistinctForBcrypt(password: string): boolean {
  return distinctPassword.safeParse(password).success;
}

const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s;

/** Password of a registration or a reset. */
export function registrationPassword(label: string) {
  return requiredText(label, `${label} is required`).check(
    z.minLength(minPasswordLength, shortPasswordMessage),
    z.regex(
      passwordPattern,
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ),
    ...fitsBcrypt,
  );
}

/**
 * Condition for comparing fields: all of them are text. The comparison then also runs while other fields
 * are invalid, so that a form shows all errors at once.
 */
export function areTexts(...fields: string[]) {
  return ({ value }: { value: unknown }): boolean =>
    typeof value === 'object' &&
    value !== null &&
    fields.every((field) => typeof (value as Record<string, unknown>)[field] === 'string');
}

/** Rule of a form that a new password is entered twice. */
export function passwordsMatch<Field extends string>(password: Field, confirmation: Field) {
  return z.refine<Readonly<Record<Field, string>>>((form) => form[password] === form[confirmation], {
    path: [confirmation],
    ...refinementError('mismatch', 'Passwords do not match'),
    when: areTexts(password, confirmation),
  });
}

const plainDecimal = /^-?(\d+(\.\d*)?|\.\d+)$/;

/** The largest finite number has 309 digits. */
const maxDecimalLength = 400;

/**
 * Number, sent as a JSON number or as plain decimal text ("45"). It has no bounds: the model warns of one outside its
 * data. Rejects empty, null, true, arrays, NaN, Infinity, 1e999, hexadecimal and "12abc".
 */
export function quantity(label: string) {
  const error = ({ input }: InvalidInput) =>
    isEmpty(input) ? 'Required' : `${label} must be a number, such as 45`;
  const text = z.string().check(
    z.trim(),
    z.maxLength(maxDecimalLength, { error, abort: true }),
    z.regex(plainDecimal, { error, abort: true }),
    z.refine((digits) => Number.isFinite(Number(digits)), { error }),
  );
  const parsed = z.pipe(
    // Adding 0 converts -0 to 0.
    z.transform((value: number | string) => Number(value) + 0),
    z.number(),
  );
  return z.pipe(z.union([z.number({ error }), text], { error }), parsed);
}

/** Question with the answers "yes" and "no". */
export function yesOrNo(label: string) {
  return z.enum(['yes', 'no'], {
    error: ({ input }: InvalidInput) => (isEmpty(input) ? 'Required' : `${label} must be yes or no`),
  });
}

/** Optional answer. Absent, null, empty text and an empty list mean that it was not given. */
export function optionalAnswer<Output, Input>(answer: z.ZodMiniType<Output, Input>, message: string) {
  const answerOrNone: z.ZodMiniType<unknown, Input | null | ''> = z.union(
    [answer, z.null(), z.literal('')],
    message,
  );
  const anyInput: z.ZodMiniType<Output, unknown> = answer;
  const isGiven = (value: unknown) => !isEmpty(value) && !(Array.isArray(value) && value.length === 0);
  const given = z.transform((value: unknown) => (isGiven(value) ? value : undefined));
  return z.optional(z.pipe(answerOrNone, z.pipe(given, z.optional(anyInput))));
}

/** Key that the client chooses for an attempt, so that a request that is sent twice has one effect. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .optional(
      z
        .string()
        .check(z.regex(/^[\x21-\x7e]{1,128}$/, 'Idempotency-Key must be 1 to 128 visible ASCII characters')),
    )
    .check(
      z.describe('A repeated request with the same key and body within 24 hours gets the same response.'),
    ),
});

/** Response with a message for the user alone. */
export const messageResponse = z.object({ message: z.string() });
