import * as z from 'zod/mini';
import { languageCodes } from './languages.ts';
import { emptyOr, isEmpty, type ProblemOption, problem } from './problems.ts';
import { toPlainText } from './typed-text.ts';

/** Text with separate messages for an empty value and for another type. */
const text = (field: string, empty = problem('required', { field })) =>
  z.string(emptyOr(empty, problem('invalid_type', { field })));

export function requiredText(field: string) {
  return text(field).check(z.minLength(1, problem('required', { field })));
}

/** No password has so many characters. Normalizing takes quadratic time. */
const maxNormalizedLength = 1000;

/** Converts a password to NFKC (NIST SP 800-63B, section 5.1.1.2): devices write the same letters differently. */
export const toNfkc = z.overwrite((typed: string) =>
  typed.length <= maxNormalizedLength ? typed.normalize('NFKC') : typed,
);

/** Required password, before the rules for its length and characters. */
export function password(field: string) {
  return text(field).check(toNfkc, z.minLength(1, problem('required', { field })));
}

/** Like {@link requiredText}, trimmed before validation. */
function requiredTrimmedText(field: string) {
  return text(field).check(z.trim(), z.minLength(1, problem('required', { field })));
}

/**
 * Control characters, bidirectional marks and line separators, which can make a name look like another one on screen or
 * in a log, and unpaired surrogates, which cannot be encoded in UTF-8. Joiners (U+200C, U+200D) are letters of Persian
 * and Indian names.
 */
const invisibleControls = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/**
 * At least one visible character: blanks, also U+2800, zero-width and filler characters, and marks without a letter below
 * them, would look empty. Spacing marks, such as vowel signs of Indian scripts, are visible.
 */
const visible = /[^\s\u2800\p{Default_Ignorable_Code_Point}\p{Mn}\p{Me}]/u;

/** In UTF-16 code units. */
const maxNameLength = 150;

/** First or last name: trimmed, 2 to 150 characters, any script. */
export function personName(field: 'first_name' | 'last_name') {
  return requiredTrimmedText(field).check(
    z.refine((name) => visible.test(name), problem('required', { field })),
    z.minLength(2, problem('too_short', { field, min: 2 })),
    z.maxLength(maxNameLength, problem('too_long', { field, max: maxNameLength })),
    z.refine((name) => !invisibleControls.test(name), problem('forbidden_characters', { field })),
  );
}

/** In UTF-16 code units. */
const maxLabelLength = 60;

const wrongLength = problem('label_length', { max: maxLabelLength });

/** Name of a prediction: trimmed, 1 to 60 characters, any script. */
export const predictionLabel = text('label', wrongLength).check(
  z.trim(),
  z.minLength(1, wrongLength),
  z.refine((label) => visible.test(label), wrongLength),
  z.maxLength(maxLabelLength, wrongLength),
  z.refine((label) => !invisibleControls.test(label), problem('forbidden_characters', { field: 'label' })),
);

/**
 * Optional member of a request, of which null and blank text are as its absence. It is listed as what it holds.
 * @param isAbsent true for a value that is as the absence
 */
export function optionalMember<Output, Input>(member: z.ZodMiniType<Output, Input>, isAbsent = isEmpty) {
  const given = z.transform((value: Input | null | '' | undefined): unknown =>
    isAbsent(value) ? undefined : value,
  );
  const anyInput: z.ZodMiniType<Output, unknown> = member;
  return z.optional(z.pipe(given, z.optional(anyInput)));
}

/** Label of a prediction that is stored with it. Blank text is refused. */
export const newLabel = optionalMember(predictionLabel, (value) => value === null).check(
  z.describe('Name to find the prediction by, 1 to 60 characters; stored in the same write.'),
);

/** Maximum length of an address (RFC 5321, section 4.5.3.1.3, without the brackets). */
const maxEmailLength = 254;

/** Dot-atom (RFC 5322, section 3.2.3) before the @, host name with a top-level domain after it. */
const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Email address, normalised: trimmed and lower case. Lower case comes last: that of the Kelvin sign is a "k". */
export const emailAddress = requiredTrimmedText('email').check(
  z.maxLength(maxEmailLength, { ...problem('invalid_format', { field: 'email' }), abort: true }),
  z.regex(emailPattern, problem('invalid_format', { field: 'email' })),
  z.toLowerCase(),
);

/** Zero that is not dialed from abroad: "+44 (0)20 …". Italy's is, so it stays. */
const trunkZero = /^(\+(?!39)\d{1,3}[ .-]?)\( ?0 ?\)/;

/**
 * Phone number without spaces, brackets, dots, hyphens and the {@link trunkZero}: an optional plus sign and 1 to 16
 * digits.
 */
export const phoneNumber = requiredTrimmedText('phone_number').check(
  z.overwrite((text) =>
    toPlainText(text)
      .trim()
      .replace(trunkZero, '$1')
      .replace(/[ ().-]/g, ''),
  ),
  z.regex(/^\+?[1-9]\d{0,15}$/, problem('invalid_format', { field: 'phone_number' })),
);

/** Language of the website, for mails. */
export const languageCode = z.enum(languageCodes, problem('invalid_format', { field: 'language' }));

/** Minimum password length at registration and in the login form. */
export const minPasswordLength = 8;

/** Rejects a password shorter than {@link minPasswordLength}. */
export const isLongEnough = z.minLength(
  minPasswordLength,
  problem('too_short', { field: 'password', min: minPasswordLength }),
);

/** bcrypt silently ignores all further bytes. */
const maxPasswordBytes = 72;

/** Rejects passwords that bcrypt does not distinguish. The message counts characters, as users do. */
export const fitsBcrypt = [
  z.refine<string>(
    (password) => new TextEncoder().encode(password).length <= maxPasswordBytes,
    problem('password_too_long', { max: maxPasswordBytes }),
  ),
  // bcrypt repeats a password after a NUL until it has 72 bytes, so "P" and "P\0P" have the same hash.
  z.refine<string>((password) => !password.includes('\0'), problem('password_with_nul')),
  // All unpaired surrogates have the same bytes in UTF-8.
  z.refine<string>((password) => !/\p{Cs}/u.test(password), problem('password_with_lone_surrogate')),
] as const;

const distinctPassword = z.string().check(...fitsBcrypt);

/** True if no other password has the same hash. */
export function isDistinctForBcrypt(password: string): boolean {
  return distinctPassword.safeParse(password).success;
}

const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s;

export function registrationPassword(field: 'password' | 'new_password') {
  return password(field).check(
    isLongEnough,
    z.regex(passwordPattern, problem('invalid_format', { field: 'password' })),
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
  return z.refine<Readonly<Partial<Record<Field, string | undefined>>>>(
    (form) => form[password] === form[confirmation],
    {
      path: [confirmation],
      ...problem('mismatch'),
      when: areTexts(password, confirmation),
    },
  );
}

const plainDecimal = /^-?(\d+(\.\d*)?|\.\d+)$/;

/** The largest finite number has 309 digits. */
const maxDecimalLength = 400;

/**
 * Number, sent as a JSON number or as plain decimal text ("45"). It has no bounds: the model warns of one outside its
 * data. Rejects empty, null, true, arrays, NaN, Infinity, 1e999, hexadecimal and "12abc".
 */
export function quantity(field: string) {
  const invalid = emptyOr(problem('required'), problem('not_a_number', { field, example: 45 }));
  const text = z.string().check(
    z.trim(),
    z.maxLength(maxDecimalLength, { ...invalid, abort: true }),
    z.regex(plainDecimal, { ...invalid, abort: true }),
    z.refine((digits) => Number.isFinite(Number(digits)), invalid),
  );
  const parsed = z.pipe(
    // Adding 0 converts -0 to 0.
    z.transform((value: number | string) => Number(value) + 0),
    z.number(),
  );
  return z.pipe(z.union([z.number(invalid), text], invalid), parsed);
}

/** Number from `lowest` to `highest`, sent as a JSON number or as text. */
export function bounded(field: string, lowest: number, highest: number, number = z.number()) {
  const params = { field, lowest, highest };
  return z.pipe(
    quantity(field),
    number.check(
      z.minimum(lowest, problem('too_small', params)),
      z.maximum(highest, problem('too_large', params)),
    ),
  );
}

export function yesOrNo(field: string) {
  return z.enum(['yes', 'no'], emptyOr(problem('required'), problem('not_yes_or_no', { field })));
}

/** Optional answer. Absent, null, empty text and an empty list mean that it was not given. */
export function optionalAnswer<Output, Input>(answer: z.ZodMiniType<Output, Input>, invalid: ProblemOption) {
  const answerOrNone: z.ZodMiniType<unknown, Input | null | ''> = z.union(
    [answer, z.null(), z.literal('')],
    invalid,
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
        .check(z.regex(/^[\x21-\x7e]{1,128}$/, problem('invalid_format', { field: 'idempotency_key' }))),
    )
    .check(
      z.describe('A repeated request with the same key and body within 24 hours gets the same response.'),
    ),
});

/** Response with a message for the user alone. */
export const messageResponse = z.object({ message: z.string() });

/** Optional answer that is one of some values. */
export function optionalChoice<const Value extends string>(field: string, choices: readonly Value[]) {
  const invalid = problem('not_a_choice', { field, choices });
  return optionalAnswer(z.enum(choices, invalid), invalid);
}
