import { formatMoney, formatMonthlyMoney } from '#frontend/ui/format.ts';
import styles from './premium-figures.module.css';

/** Annual premium with its monthly share. */
export function PremiumFigures({ premium }: { premium: number }) {
  return (
    <p className={styles.figures}>
      <span className={styles.label}>Estimated Annual Premium</span>
      <strong className={styles.premium}>{formatMoney(premium)}</strong>
      <span className={styles.month}>{formatMonthlyMoney(premium)} a month</span>
    </p>
  );
}

/** Disclaimer that accompanies every premium. */
export function Disclaimer() {
  return (
    <p className={styles.disclaimer}>
      This figure is ML-based and informational only. It is not a final quote.
    </p>
  );
}
