import type { Prediction } from '#contract/predictions.ts';
import { Notice } from '#frontend/ui/notice.tsx';
import level from '#model/level.json' with { type: 'json' };
import styles from './premium-details.module.css';
import { Disclaimer } from './premium-figures.tsx';
import { formatCoverage } from './range.ts';
import { RangeFigure } from './range-line.tsx';
import { Waterfall } from './waterfall.tsx';

/** Range, warnings, contributions and sources of a premium. */
export function PremiumDetails({ prediction }: { prediction: Prediction }) {
  const { insurance_type: insuranceType, predicted_premium: premium, range, warnings } = prediction;
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
        baseline={prediction.baseline}
        contributions={prediction.contributions}
      />
      <Disclaimer />
      <AboutEstimate prediction={prediction} />
    </div>
  );
}

/** Data sources and method of an estimate, collapsed at first. */
function AboutEstimate({ prediction }: { prediction: Prediction }) {
  const { table, source, sentences } = level[prediction.insurance_type];
  return (
    <details className={styles.about}>
      <summary>About this estimate</summary>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        The range was tested on premiums that were not used for training: about{' '}
        {formatCoverage(prediction.range.coverage)} were inside it. The amounts of the answers are Shapley
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
          <dd>{prediction.model_version}</dd>
        </div>
      </dl>
    </details>
  );
}
