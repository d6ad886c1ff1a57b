import { minPasswordLength } from '#contract/fields.ts';

/** One thing that a new password needs, and whether it has it. */
export interface PasswordRule {
  label: string;
  isMet: (password: string) => boolean;
}

/** What registration asks of a password, one by one, so that a form can tick them off as one types. */
export const passwordRules: readonly PasswordRule[] = [
  { label: `${minPasswordLength} characters`, isMet: (password) => password.length >= minPasswordLength },
  { label: 'a lowercase letter', isMet: (password) => /[a-z]/.test(password) },
  { label: 'an uppercase letter', isMet: (password) => /[A-Z]/.test(password) },
  { label: 'a number', isMet: (password) => /\d/.test(password) },
];
