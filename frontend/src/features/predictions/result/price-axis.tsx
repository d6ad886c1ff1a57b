import { formatRoundedMoney } from '#frontend/ui/format.ts';
import styles from './price-axis.module.css';
import { formatRange, type RangedPremium } from './range.ts';
import { RangeMiniature } from './range-line.tsx';

/** Amount on the axis. An exact one has no range. */
export interface PriceMark {
  readonly label: string;
  readonly amount: number;
  readonly range?: Pick<RangedPremium, 'low' | 'high'> | undefined;
}

/** Prices as dots with their ranges as bars, all on one axis from 0. */
export function PriceAxis({ marks }: { marks: readonly PriceMark[] }) {
  const max = Math.max(...marks.map(({ amount, range }) => range?.high ?? amount));
  return (
    <div>
      <ul className={styles.marks}>
        {marks.map(({ label, amount, range }) => (
          <li key={label}>
            <p className="pair remark">
              <span className={styles.label}>{label}</span>{' '}
              <span>{range ? formatRange(range) : formatRoundedMoney(amount)}</span>
            </p>
            <RangeMiniature
              low={range?.low ?? amount}
              premium={amount}
              high={range?.high ?? amount}
              max={max}
            />
          </li>
        ))}
      </ul>
      <p className="between remark" aria-hidden="true">
        <span>$0</span>
        <span>{formatRoundedMoney(max / 2)}</span>
        <span>{formatRoundedMoney(max)}</span>
      </p>
    </div>
  );
}
