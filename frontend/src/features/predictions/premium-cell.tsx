import type { Prediction } from '#contract/predictions.ts';
import { formatMoney } from '#frontend/ui/format-money.ts';
import { nameRange } from './describe-prediction.ts';
import styles from './predictions-table.module.css';
import { RangeMiniature } from './range-line.tsx';

/** A premium in a table: the amount, its range in few words, and the miniature of its line. */
export function PremiumCell({ prediction, highest }: { prediction: Prediction; highest: number }) {
  const { predicted_premium: premium, range } = prediction;
  return (
    <span className={styles.premium}>
      <span className={styles.amount}>{formatMoney(premium)}</span>
      <span className={styles.miniature}>
        <RangeMiniature low={range.low} premium={premium} high={range.high} highest={highest} />
        <span className={styles.range}>
          <span className="visually-hidden">likely </span>
          {nameRange(range)}
        </span>
      </span>
    </span>
  );
}
