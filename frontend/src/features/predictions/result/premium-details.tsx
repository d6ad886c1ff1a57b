import sharedStyles from '#frontend/features/predictions/predictions.module.css';
import { AfterTaxCredit } from '#frontend/features/predictions/tax-credit/after-tax-credit.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import level from '#model/level.json' with { type: 'json' };
import type { Estimate } from './estimate.ts';
import styles from './premium-details.module.css';
import { Disclaimer, PremiumFigures } from './premium-figures.tsx';
import { formatCoverage } from './range.ts';
import { RangeFigure } from './range-line.tsx';
import { CopySummary, formatBasis } from './summary.tsx';
import { ContributionWaterfall } from './waterfall.tsx';

/** Figures, ranges, warnings, contributions and sources of an estimate. */
export function PremiumDetails({ estimate }: { estimate: Estimate }) {
  const { insurance_type: insuranceType, predicted_premium: premium, range, market, warnings } = estimate;
  return (
    <div className={styles.details}>
      <PremiumFigures
        estimate={estimate}
        ranges={{
          premium: (
            <RangeFigure
              subject={market ? `${insuranceType} premium` : 'earlier model'}
              label="Your estimate"
              premium={premium}
              range={range}
            />
          ),
          market: market && (
            <RangeFigure
              subject={`${insuranceType} market`}
              label={insuranceType === 'health' ? 'Marketplace price' : 'Average'}
              premium={market.premium}
              range={{ ...market.range, coverage: range.coverage }}
            />
          ),
        }}
      />
      {estimate.insurance_type === 'health' && estimate.market && (
        <AfterTaxCredit answers={estimate.input_data} market={estimate.market} />
      )}
      <p className={styles.basis}>{formatBasis(estimate)}</p>
      {warnings.length === 0 ? null : (
        <Notice tone="warning" title="Limits of this estimate">
          <ul className={styles.warnings}>
            {warnings.map(({ feature, message }) => (
              <li key={feature}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ContributionWaterfall estimate={estimate} />
      <Disclaimer />
      <CopySummary estimate={estimate} />
      <AboutEstimate estimate={estimate} />
    </div>
  );
}

/** Data sources and method of an estimate, collapsed at first. */
function AboutEstimate({ estimate }: { estimate: Estimate }) {
  const { insurance_type: insuranceType, range, market, model_version: modelVersion } = estimate;
  // The sources are those of the present models; earlier ones gave no market price.
  const { table, source, sentences } = level[insuranceType];
  const hasSources = market !== undefined;
  const reference = insuranceType === 'health' || !hasSources ? 'the typical applicant’s' : 'the US average';
  return (
    <details className={styles.about}>
      <summary className={sharedStyles.disclosure}>About this estimate</summary>
      {hasSources && sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
      <p>
        The range is meant to contain {formatCoverage(range.coverage)} prices. The amounts of the answers are
        Shapley values: the premium is calculated for every combination of your answers and {reference}, and
        each answer gets its average share of the difference.
      </p>
      <dl>
        {hasSources && (
          <>
            <div>
              <dt>Differences between people</dt>
              <dd>{table}</dd>
            </div>
            <div>
              <dt>Overall level</dt>
              <dd>{source}</dd>
            </div>
          </>
        )}
        <div>
          <dt>Model version</dt>
          <dd>{modelVersion}</dd>
        </div>
      </dl>
    </details>
  );
}
