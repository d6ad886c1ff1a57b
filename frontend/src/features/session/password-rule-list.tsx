import styles from './password-rule-list.module.css';
import { passwordRules } from './password-rules.ts';

/** What a password still needs, ticked off while it is typed. */
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
