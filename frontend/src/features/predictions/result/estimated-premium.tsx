import type { Estimate } from '#contract/predictions.ts';
import { stateNames } from '#contract/states/texts/en.ts';
import { premiumTexts } from '#frontend/features/predictions/texts/en.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import styles from './result.module.css';
import { resultTexts as texts } from './texts/en.ts';

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
        <span className="visually-hidden">{texts.rangeEnds}</span>
        <span>{formatRoundedMoney(high)}</span>
      </p>
    </div>
  );
}

/** Published average quotes for full cover against what all insured drivers pay. */
const quoteRatios = { low: 1.3, high: 1.7 };

/** Range that new customers are asked for, in tens of USD a year; none where the quotes are lower or not known. */
function findQuotes({
  predicted_premium: premium,
  input_data,
}: Extract<Estimate, { insurance_type: 'car' }>) {
  if (input_data.cover === 'liability' || input_data.cover === 'liability_comprehensive') return undefined;
  const toTens = (ratio: number) => Math.round((premium * ratio) / 10) * 10;
  return { low: toTens(quoteRatios.low), high: toTens(quoteRatios.high) };
}

/** Whom a health premium is for; where it is below the marketplace price of the same age and place, the reason. */
export const formatHealthNote = ({
  predicted_premium,
  market,
}: Pick<Estimate, 'predicted_premium' | 'market'>) =>
  predicted_premium < market.premium ? premiumTexts.belowMarket : premiumTexts.forYou;

/** Estimated annual premium on its range; for cars, which are charged by it, the largest figure, with the average. */
export function EstimatedPremium({ estimate }: { estimate: Estimate }) {
  const { predicted_premium: premium, market } = estimate;
  const name = (
    <h2 id="estimated-premium" className="text-16 body-font">
      {texts.premium}
    </h2>
  );
  if (estimate.insurance_type === 'health') {
    return (
      <section aria-labelledby="estimated-premium" className={styles.premium}>
        {name}
        <strong className={`${styles.figure} display`}>{formatRoundedMoney(premium)}</strong>
        <RangeLine estimate={estimate} />
        <p className={`${styles.note} remark`}>{formatHealthNote(estimate)}</p>
      </section>
    );
  }
  const quotes = findQuotes(estimate);
  return (
    <section aria-labelledby="estimated-premium" className={`${styles.charged} surface stack-8`}>
      {quotes && (
        <>
          <h2 className="text-16 body-font">{premiumTexts.newCustomers}</h2>
          <p>
            <strong className={`${styles.quotes} display`}>{texts.range(quotes)}</strong>{' '}
            <span className="quiet">{texts.aYear}</span>
          </p>
          <p className="remark">{premiumTexts.quotesSource}</p>
        </>
      )}
      {name}
      <p>
        <strong className={`${quotes ? styles.figure : styles.large} display`}>
          {formatRoundedMoney(premium)}
        </strong>{' '}
        <span className="quiet">{texts.monthly(premium / 12)}</span>
      </p>
      <RangeLine estimate={estimate} ticks={[market.premium]} />
      <p>
        {estimate.input_data.cover === 'liability'
          ? `${premiumTexts.likeYou} ${premiumTexts.liabilityQuotes}`
          : premiumTexts.likeYou}
      </p>
      {estimate.input_data.cover === 'full' && <p>{premiumTexts.fullCover}</p>}
      <p>
        <strong>
          {texts.carMarket(market.premium, market.basis, stateNames[estimate.input_data.state ?? ''])}
        </strong>
        <span className="quiet">{texts.carMarketMark}</span>
      </p>
    </section>
  );
}
