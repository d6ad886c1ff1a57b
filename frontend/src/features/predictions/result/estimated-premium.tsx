import type { Estimate } from '#contract/predictions.ts';
import { rangeTexts } from '#frontend/features/predictions/texts/en.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import styles from './result.module.css';

/** Disclaimer that accompanies every premium. */
export const disclaimer = 'This figure is ML-based and informational only. It is not a final quote.';

/** Ends of the range on the line, as shares of its width. */
const rangeEnds = { low: 0.12, high: 0.88 };

/** Range with its ends in dollars, and the premium as a dot. The range fills the same part of every line. */
function RangeLine({ estimate, ticks = [] }: { estimate: Estimate; ticks?: number[] }) {
  const { low, high } = estimate.range;
  const margin = ((high - low) * rangeEnds.low) / (rangeEnds.high - rangeEnds.low);
  return (
    <div className={styles.range}>
      <SignatureLine
        big
        min={low - margin}
        max={high + margin}
        bars={[{ from: low, to: high }]}
        dot={estimate.predicted_premium}
        ticks={ticks}
      />
      <p className={`${styles.ends} between remark`}>
        <span>{formatRoundedMoney(low)}</span>
        <span className="visually-hidden"> to </span>
        <span>{formatRoundedMoney(high)}</span>
      </p>
    </div>
  );
}

/** Estimated annual premium on its range; for cars, which are charged by it, the largest figure, with the average. */
export function EstimatedPremium({ estimate }: { estimate: Estimate }) {
  const { predicted_premium: premium, market } = estimate;
  const name = (
    <h2 id="estimated-premium" className="text-16 body-font">
      Estimated Annual Premium
    </h2>
  );
  if (estimate.insurance_type === 'health') {
    return (
      <section aria-labelledby="estimated-premium" className={styles.premium}>
        {name}
        <strong className={`${styles.figure} display`}>{formatRoundedMoney(premium)}</strong>
        <RangeLine estimate={estimate} />
        <p className={`${styles.note} remark`}>For you alone, a year, if insurers could price health.</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="estimated-premium" className={`${styles.charged} surface stack-8`}>
      {name}
      <p>
        <strong className={`${styles.large} display`}>{formatRoundedMoney(premium)}</strong>{' '}
        <span className="quiet">{formatRoundedMoney(premium / 12)} a month</span>
      </p>
      <RangeLine estimate={estimate} ticks={[market.premium]} />
      <p>What drivers like this pay. A new customer is often asked for 1.3 to 1.7 times as much.</p>
      {estimate.input_data.cover === 'full' && <p>{rangeTexts.fullCover}</p>}
      <p>
        <strong>
          Market price: {formatRoundedMoney(market.premium)} a year on average in {market.basis}
        </strong>
        <span className="quiet"> (the mark on the line), for drivers of every age and record.</span>
      </p>
    </section>
  );
}
