import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { listNetPrices } from './household.ts';
import type { Outlook } from './outlook.ts';
import type { PlanTotal } from './plan-totals.ts';
import styles from './plans.module.css';

/** Net price of the benchmark plan over income, with the household as the dot. The text beside it has the numbers. */
export function CliffPicture({ outlook: { facts, price, net } }: { outlook: Outlook }) {
  const points = listNetPrices(facts);
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

/** Bar of the premium and the expected out-of-pocket costs, a whisker to the bad year, and the end. */
export function YearBar({ row: { premium, mean, bad_year, maximum }, top }: { row: PlanTotal; top: number }) {
  const toX = (amount: number) => `${((amount / top) * 100).toFixed(2)}%`;
  const [expected, bad, most] = [premium + mean, premium + bad_year, premium + maximum];
  const lines = [
    { color: 'control', from: 0, to: most, dashes: '2 4' },
    { color: 'action', from: 0, to: premium, width: 14 },
    { color: 'raises', from: premium, to: expected, width: 14 },
    { color: 'ink', from: expected, to: bad },
    { color: 'ink', from: bad, height: 60 },
    { color: 'control', from: most, height: 90 },
  ];
  return (
    <svg className={`${styles.bar} drawing`} aria-hidden="true">
      {lines.map(({ color, width = 2, from, to = from, height = 0, dashes }) => (
        <line
          key={`${color} ${height}`}
          stroke={`var(--${color})`}
          strokeWidth={width}
          strokeDasharray={dashes}
          x1={toX(from)}
          x2={toX(to)}
          y1={`${50 - height / 2}%`}
          y2={`${50 + height / 2}%`}
        />
      ))}
    </svg>
  );
}
