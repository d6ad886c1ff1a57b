import type { Explanation, InsuranceType } from '#contract/predictions.ts';
import { formatRoundedMoney } from '#frontend/ui/format-money.ts';
import { explainRange, isSingleAmount } from './range-explanation.ts';
import styles from './range-line.module.css';
import { RangeLine } from './range-line.tsx';

interface RangeFigureProps {
  insuranceType: InsuranceType;
  premium: number;
  range: Explanation['range'];
}

/** The range line with its ends named, and what the range means in words. */
export function RangeFigure({ insuranceType, premium, range }: RangeFigureProps) {
  return (
    <figure className={styles.figure}>
      <RangeLine low={range.low} premium={premium} high={range.high} />
      {isSingleAmount(range) ? null : (
        <dl className={styles.ends}>
          <div>
            <dt>Low</dt>
            <dd>{formatRoundedMoney(range.low)}</dd>
          </div>
          <div>
            <dt>High</dt>
            <dd>{formatRoundedMoney(range.high)}</dd>
          </div>
        </dl>
      )}
      <figcaption>{explainRange(insuranceType, range)}</figcaption>
    </figure>
  );
}
