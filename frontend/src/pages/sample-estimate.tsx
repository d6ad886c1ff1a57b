import { Facts } from '#frontend/ui/content.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import styles from './sample-estimate.module.css';
import { sample } from './sample-figures.ts';

/** Ends of the range on the line, in units of its view box. */
const line = { low: 52, high: 348 };

/** Position of the premium on the line. */
const point =
  line.low +
  ((sample.premium - sample.range.low) / (sample.range.high - sample.range.low)) * (line.high - line.low);

const amounts = sample.parts.map(({ amount }) => amount);
/** Percent of the bar chart's width per dollar, and the position of 0, with 2 % of space at each end. */
const scale = 96 / (Math.max(...amounts) - Math.min(...amounts));
const zero = 2 - Math.min(...amounts) * scale;

function toPercent(position: number): string {
  return `${position.toFixed(1)}%`;
}

/** Sample result of a car insurance estimate. */
export function SampleEstimate() {
  return (
    <figure className={`${styles.sample} surface`} aria-labelledby="sample">
      <figcaption id="sample" className="remark">
        Sample estimate for car insurance
      </figcaption>
      <p className={`${styles.premium} display`}>
        {formatRoundedMoney(sample.premium)} <span className={`${styles.period} text-22`}>a year</span>
      </p>
      <p className="quiet">or {formatRoundedMoney(sample.premium / 12)} a month</p>
      <svg className={`${styles.line} drawing`} viewBox="0 0 400 44" strokeLinecap="round" aria-hidden="true">
        <path stroke="var(--line)" strokeWidth="3" d="M4 22h392" />
        <path stroke="var(--action)" strokeWidth="8" d={`M${line.low} 22H${line.high}`} />
        <circle className={styles.point} cx={point.toFixed(0)} cy="22" r="14" />
      </svg>
      <Facts
        className={`${styles.ends} between`}
        facts={{ Low: formatRoundedMoney(sample.range.low), High: formatRoundedMoney(sample.range.high) }}
      />
      <p className={styles.reading}>
        The range is what drivers like this pay, at different insurers and places. The US average is{' '}
        {formatRoundedMoney(sample.average)}.
      </p>
      <ul className={`${styles.parts} stack-12`}>
        {sample.parts.map(({ answer, amount }) => (
          <li key={answer} className={amount > 0 ? 'raises' : 'lowers'}>
            <span>{answer}</span>
            <span className={styles.amount}>
              {amount > 0 ? '+' : '−'}
              {formatRoundedMoney(Math.abs(amount))}
            </span>
            <svg className={styles.bar} aria-hidden="true">
              <rect
                x={toPercent(zero + Math.min(0, amount) * scale)}
                width={toPercent(Math.abs(amount) * scale)}
                height="100%"
                rx="3"
              />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
