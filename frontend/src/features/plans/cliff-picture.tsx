import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { listNetPrices } from './household.ts';
import type { Outlook } from './outlook.ts';
import styles from './plans.module.css';

/** Net price of the benchmark plan over income, with the household as the dot. The text beside it has the numbers. */
export function CliffPicture({ outlook: { facts, price, net } }: { outlook: Outlook }) {
  const points = listNetPrices(facts, price);
  const first = points[0]?.income ?? 0;
  const last = points.at(-1)?.income ?? 1;
  const toX = (income: number) => ((Math.min(Math.max(income, first), last) - first) / (last - first)) * 100;
  const toY = (amount: number) => 100 - (amount / price.benchmark) * 95;
  const line = points.map(({ income, net: y }) => `${toX(income).toFixed(2)},${toY(y).toFixed(2)}`);
  return (
    <>
      <svg className={`${styles.curve} drawing`} aria-hidden="true">
        <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline
            points={line.join(' ')}
            fill="none"
            stroke="var(--action)"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <line stroke="var(--line)" strokeWidth="2" x1="0" x2="100%" y1="100%" y2="100%" />
        {net === undefined ? null : (
          <circle
            fill="var(--ink)"
            stroke="var(--raised)"
            strokeWidth="3"
            cx={`${toX(facts.income)}%`}
            cy={`${toY(net)}%`}
            r="7"
          />
        )}
      </svg>
      <p className="between remark" aria-hidden="true">
        <span>Income {formatRoundedMoney(first)}</span>
        <span>{formatRoundedMoney(last)}</span>
      </p>
    </>
  );
}
