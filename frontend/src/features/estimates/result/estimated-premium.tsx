import type { Estimate } from '#contract/estimates.ts';
import { premiumTexts } from '#frontend/features/estimates/premium.texts.ts';
import { resultTexts as texts } from '#frontend/features/estimates/result/result.texts.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import styles from './result.module.css';

/** Ends of the range on the line, as shares of its width. */
const rangeEnds = { low: 0.12, high: 0.88 };

/** Range with its ends in dollars, and the premium as a dot. The range fills the same part of every line. */
function RangeLine({ estimate }: { estimate: Estimate }) {
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
      />
      <p className={`${styles.ends} between remark`}>
        <span className="visually-hidden">{texts.likely}</span>
        <span>{formatRoundedMoney(low)}</span>
        <span className="visually-hidden">{texts.rangeEnds}</span>
        <span>{formatRoundedMoney(high)}</span>
        <span className="visually-hidden">{` ${premiumTexts.aYear}`}</span>
      </p>
    </div>
  );
}

/** Formats a premium with a note on what it is not, and on its person and cover; none for a cover that its tile marks. */
function formatPremium(estimate: Estimate): { amount: string; note?: string | undefined } {
  const { predicted_premium: premium } = estimate;
  const amount = formatRoundedMoney(premium);
  if (estimate.insurance_type === 'health') {
    const isProjected = estimate.market.prices.basis === 'projected';
    return { amount: isProjected ? texts.about(premium) : amount, note: texts.noBill };
  }
  const { cover } = estimate.input_data;
  if (estimate.policy) return { amount, note: cover === undefined ? texts.firstAlone : texts.firstCover };
  if (cover === undefined) return { amount, note: texts.mixOfCovers };
  return { amount, note: cover === 'liability' ? texts.liabilityAlone : undefined };
}

/** Estimated annual premium on its range. */
export function EstimatedPremium({ estimate }: { estimate: Estimate }) {
  const { amount, note } = formatPremium(estimate);
  return (
    <div className={`${styles.premium} ruled`}>
      <h2 id="estimated-premium" className="text-16 body-font">
        {texts.premium}
      </h2>
      <strong className={`${styles.figure} display`}>{amount}</strong>
      <RangeLine estimate={estimate} />
      {note && <p className={`${styles.note} remark`}>{note}</p>}
    </div>
  );
}
