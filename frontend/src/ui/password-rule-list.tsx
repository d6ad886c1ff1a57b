import styles from './password-rule-list.module.css';

/** Password rules of the registration; a changed password should follow them too. */
export const listPasswordRules = (minLength: number) => [
  {
    label: `${minLength} characters`,
    isMet: (password: string) => password.length >= minLength,
  },
  { label: 'a lowercase letter', isMet: (password: string) => /[a-z]/.test(password) },
  { label: 'an uppercase letter', isMet: (password: string) => /[A-Z]/.test(password) },
  { label: 'a number', isMet: (password: string) => /\d/.test(password) },
];

interface PasswordRuleListProps {
  password: string;
  /** Least number of characters by the rules. */
  minLength: number;
  /** Word before the rules: what a password needs or should have. */
  verb: 'Needs' | 'Better with';
}

/** Password rules, marked as done while the user types, and a bar with a part for each. */
export function PasswordRuleList({ password, minLength, verb }: PasswordRuleListProps) {
  const passwordRules = listPasswordRules(minLength);
  const metCount = passwordRules.filter(({ isMet }) => isMet(password)).length;
  return (
    <span className={styles.rules}>
      <span>{verb}</span>
      {passwordRules.map(({ label, isMet }) => (
        <span key={label} className={isMet(password) ? styles.met : styles.rule}>
          <span aria-hidden="true" className={styles.mark} />
          {label}
          {isMet(password) && <span className="visually-hidden"> (done)</span>}
        </span>
      ))}
      <span className={styles.strength} aria-hidden="true">
        {passwordRules.map(({ label }, index) => (
          <span key={label} className={index < metCount ? styles.reached : undefined} />
        ))}
      </span>
    </span>
  );
}
