import styles from './sample-estimate.module.css';

/** USD a year. The baseline and the parts add up to the premium, as in every real estimate. */
const sample = {
  baseline: '$8,940',
  premium: '$10,550',
  month: '$879',
  low: '$8,900',
  high: '$12,400',
  parts: [
    { answer: 'Age 51', amount: '+$1,420', raises: true, length: 71 },
    { answer: 'A chronic disease', amount: '+$510', raises: true, length: 25.5 },
    { answer: 'No operations', amount: '−$320', raises: false, length: 16 },
  ],
};

/** What a visitor will get, before they register: the signature line and the parts that moved the point. */
export function SampleEstimate() {
  return (
    <figure className={styles.sample} aria-labelledby="sample">
      <figcaption id="sample" className={styles.caption}>
        A sample estimate, health insurance
      </figcaption>
      <p className={styles.premium}>
        {sample.premium} <span className={styles.period}>a year</span>
      </p>
      <p className={styles.month}>or {sample.month} a month</p>
      <svg className={styles.line} viewBox="0 0 400 44" aria-hidden="true" focusable="false">
        <path className={styles.track} d="M4 22h392" />
        <path className={styles.range} d="M52 22h296" />
        <circle className={styles.point} cx="191.5" cy="22" r="14" />
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
        Of ten people who answer like this, about eight pay something in this range. A typical applicant pays{' '}
        {sample.baseline}.
      </p>
      <ul className={styles.parts}>
        {sample.parts.map(({ answer, amount, raises, length }) => (
          <li key={answer} className={raises ? styles.raises : styles.lowers}>
            <span>{answer}</span>
            <span className={styles.amount}>{amount}</span>
            <svg className={styles.bar} aria-hidden="true" focusable="false">
              <rect x={raises ? '22%' : `${22 - length}%`} width={`${length}%`} height="100%" rx="3" />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
