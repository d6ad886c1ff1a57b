import { formatMoney, formatMonthlyMoney } from '#frontend/ui/format-money.ts';
import styles from './premium-figures.module.css';

/** A premium, large, and what it comes to a month. */
export function PremiumFigures({ premium }: { premium: number }) {
  return (
    <p className={styles.figures}>
      <span className={styles.label}>Estimated Annual Premium</span>
      <strong className={styles.premium}>{formatMoney(premium)}</strong>
      <span className={styles.month}>{formatMonthlyMoney(premium)} a month</span>
    </p>
  );
}
