import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { createLoader } from './loader.ts';
import { newPasswordTexts as texts } from './new-password-fields.texts.ts';
import { PasswordField } from './password-field.tsx';

type Field = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>;

interface NewPasswordFieldsProps {
  labels: readonly [password: string, confirmation: string];
  /** Props of both fields, from `useSchemaForm`. */
  fields: readonly [password: Field, confirmation: Field];
  password: string;
  /** The user's names and email address, which a password should not contain. */
  personal: readonly string[];
  /** Least number of characters by the rules. */
  minLength: number;
  /** Least number of characters that are accepted, where the rules are advice. */
  acceptedLength?: number;
  /** Note that precedes the one about passwords that are easy to guess. */
  note?: string | undefined;
}

/** New password and its repetition. Marks the rules that it meets, and notes one that is easy to guess. */
export function NewPasswordFields({
  labels,
  fields,
  password,
  personal,
  minLength,
  acceptedLength,
  note,
}: NewPasswordFieldsProps) {
  // As it is checked when it is sent.
  const sent = password.normalize('NFKC');
  const common = commonPasswords.useLoaded('all', sent.length >= minCommonLength).value;
  const rules = checkPasswordRules(sent, minLength);
  const metCount = rules.filter(({ isMet }) => isMet).length;
  return (
    <>
      <PasswordField
        label={labels[0]}
        autoComplete="new-password"
        hint={
          <>
            {acceptedLength && <span>{texts.least(acceptedLength)}</span>}
            <span className={`${styles.rules} row`}>
              <span>{acceptedLength ? texts.betterWith : texts.needs}</span>
              {rules.map(({ label, isMet }) => (
                <span key={label} className={isMet ? styles.met : styles.rule}>
                  <span aria-hidden="true" className={styles.mark} />
                  <span>{label}</span>
                  {isMet && <span className="visually-hidden">{` ${texts.done}`}</span>}
                </span>
              ))}
              <span className={styles.strength} aria-hidden="true">
                {rules.map(({ label }, index) => (
                  <span key={label} className={index < metCount ? styles.reached : undefined} />
                ))}
              </span>
            </span>
          </>
        }
        note={note ?? findPasswordNote(sent, personal, common)}
        {...fields[0]}
      />
      <PasswordField label={labels[1]} autoComplete="new-password" {...fields[1]} />
    </>
  );
}

/** Password rules of the registration; a changed password should follow them too. */
export const checkPasswordRules = (password: string, minLength: number) => [
  { label: texts.length(minLength), isMet: password.length >= minLength },
  { label: texts.lowercase, isMet: /[a-z]/.test(password) },
  { label: texts.uppercase, isMet: /[A-Z]/.test(password) },
  { label: texts.number, isMet: /\d/.test(password) },
];

/** Length from which the list of common passwords is loaded: shorter ones can't be sent. */
const minCommonLength = 6;

/** Shorter names are part of too many other words. */
const minNameLength = 3;

/** The 10,000 first entries of `passwords.json` of @zxcvbn-ts/language-common 4.1.3 (MIT), most common first. */
const commonPasswords = createLoader<'all', ReadonlySet<string>>(
  async () => new Set((await import('./common-passwords.json')).default),
);

/**
 * Returns the note for a password that is easy to guess; it can still be used. Letter case is ignored, as in common
 * guesses.
 * @param common passwords, once they are loaded; without them the form works as before
 */
export function findPasswordNote(
  password: string,
  personal: readonly string[],
  common: ReadonlySet<string> | undefined,
): string | undefined {
  const lowerCase = password.toLowerCase();
  if (common?.has(lowerCase)) {
    return texts.common;
  }
  const names = personal.flatMap((text) => [text, text.split('@')[0] ?? '']).map((text) => text.trim());
  if (names.some((name) => name.length >= minNameLength && lowerCase.includes(name.toLowerCase()))) {
    return texts.personal;
  }
  return undefined;
}
