import { minPasswordLength } from '#contract/fields.ts';
import styles from './password-rule-list.module.css';

/** Password rules of the registration. */
export const passwordRules = [
  {
    label: `${minPasswordLength} characters`,
    isMet: (password: string) => password.length >= minPasswordLength,
  },
  { label: 'a lowercase letter', isMet: (password: string) => /[a-z]/.test(password) },
  { label: 'an uppercase letter', isMet: (password: string) => /[A-Z]/.test(password) },
  { label: 'a number', isMet: (password: string) => /\d/.test(password) },
];

/** Password rules, marked as done while the user types. */
export function PasswordRuleList({ password }: { password: string }) {
  return (
    <span className={styles.rules}>
      <span>Needs</span>
      {passwordRules.map(({ label, isMet }) => (
        <span key={label} className={isMet(password) ? styles.met : styles.rule}>
          <span aria-hidden="true" className={styles.mark} />
          {label}
          {isMet(password) && <span className="visually-hidden"> (done)</span>}
        </span>
      ))}
    </span>
  );
}
