import type { Prediction } from '#contract/predictions.ts';
import { Notice } from '#frontend/ui/notice.tsx';
import level from '#model/level.json' with { type: 'json' };
import styles from './premium-details.module.css';
import { Disclaimer } from './premium-figures.tsx';
import { formatCoverage } from './range.ts';
import { RangeFigure } from './range-line.tsx';
import { Waterfall } from './waterfall.tsx';

/** Parts of a prediction that a result shows; none of them requires that the prediction is stored. */
export type Estimate = Pick<
  Prediction,
  | 'insurance_type'
  | 'predicted_premium'
  | 'range'
  | 'baseline'
  | 'contributions'
  | 'warnings'
  | 'model_version'
>;

/** Range, warnings, contributions and sources of a premium. */
export function PremiumDetails({ estimate }: { estimate: Estimate }) {
  const { insurance_type: insuranceType, predicted_premium: premium, range, warnings } = estimate;
  return (
    <div className={styles.details}>
      <RangeFigure insuranceType={insuranceType} premium={premium} range={range} />
      {warnings.length === 0 ? null : (
        <Notice tone="warning" title="Outside the model’s data">
          <ul className={styles.warnings}>
            {warnings.map(({ feature, message }) => (
              <li key={feature}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Waterfall
        insuranceType={insuranceType}
        premium={premium}
        baseline={estimate.baseline}
        contributions={estimate.contributions}
      />
      <Disclaimer />
      <AboutEstimate estimate={estimate} />
    </div>
  );
}

/** Data sources and method of an estimate, collapsed at first. */
function AboutEstimate({ estimate }: { estimate: Estimate }) {
  const { table, source, sentences } = level[estimate.insurance_type];
  return (
    <details className={styles.about}>
      <summary>About this estimate</summary>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        The range was tested on premiums that were not used for training: about{' '}
        {formatCoverage(estimate.range.coverage)} were inside it. The amounts of the answers are Shapley
        values: the premium is calculated for every combination of your answers and the typical applicant’s,
        and each answer gets its average share of the difference.
      </p>
      <dl>
        <div>
          <dt>Differences between people</dt>
          <dd>{table}</dd>
        </div>
        <div>
          <dt>Overall level</dt>
          <dd>{source}</dd>
        </div>
        <div>
          <dt>Model version</dt>
          <dd>{estimate.model_version}</dd>
        </div>
      </dl>
    </details>
  );
}
