import styles from './sample-estimate.module.css';

/**
 * Model output in USD a year for a 38-year-old driver with a car from 2019. The typical driver's premium
 * plus the parts is the premium. `zero` and `length` are percentages of the width of the bar chart.
 */
const sample = {
  typical: '$1,081',
  premium: '$1,594',
  month: '$133',
  low: '$963',
  high: '$2,368',
  zero: 32,
  parts: [
    { answer: '8 years of driving', amount: '+$375', raises: true, length: 66 },
    { answer: 'One accident', amount: '+$296', raises: true, length: 52.1 },
    { answer: '10,000 km a year', amount: '−$158', raises: false, length: 27.8 },
  ],
};

/** Sample result of a car insurance estimate. */
export function SampleEstimate() {
  return (
    <figure className={styles.sample} aria-labelledby="sample">
      <figcaption id="sample" className={styles.caption}>
        Sample estimate for car insurance
      </figcaption>
      <p className={styles.premium}>
        {sample.premium} <span className={styles.period}>a year</span>
      </p>
      <p className={styles.month}>or {sample.month} a month</p>
      <svg className={styles.line} viewBox="0 0 400 44" aria-hidden="true" focusable="false">
        <path className={styles.track} d="M4 22h392" />
        <path className={styles.range} d="M52 22h296" />
        <circle className={styles.point} cx="185" cy="22" r="14" />
      </svg>
      <dl className={styles.ends}>
        <div>
          <dt>Low</dt>
          <dd>{sample.low}</dd>
        </div>
        <div>
          <dt>High</dt>
          <dd>{sample.high}</dd>
        </div>
      </dl>
      <p className={styles.reading}>
        About eight in ten people with these answers pay a premium in this range. A typical driver pays{' '}
        {sample.typical}.
      </p>
      <ul className={styles.parts}>
        {sample.parts.map(({ answer, amount, raises, length }) => (
          <li key={answer} className={raises ? styles.raises : styles.lowers}>
            <span>{answer}</span>
            <span className={styles.amount}>{amount}</span>
            <svg className={styles.bar} aria-hidden="true" focusable="false">
              <rect
                x={`${raises ? sample.zero : sample.zero - length}%`}
                width={`${length}%`}
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
