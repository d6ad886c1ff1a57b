import type { Prediction } from '#contract/predictions.ts';
import { AboutEstimate } from './about-estimate.tsx';
import { labelAnswer } from './answer-descriptions.ts';
import styles from './premium-details.module.css';
import { RangeFigure } from './range-figure.tsx';
import { Waterfall } from './waterfall.tsx';

/** What stands behind one premium: its range, its doubts, its parts, its sources. */
export function PremiumDetails({ prediction }: { prediction: Prediction }) {
  const { insurance_type: insuranceType, predicted_premium: premium, range, warnings } = prediction;
  return (
    <div className={styles.details}>
      <RangeFigure insuranceType={insuranceType} premium={premium} range={range} />
      {warnings.length === 0 ? null : (
        <ul className={styles.warnings}>
          {warnings.map(({ feature, message }) => (
            <li key={feature}>
              <strong>{labelAnswer(feature)}.</strong> {message}
            </li>
          ))}
        </ul>
      )}
      <Waterfall
        insuranceType={insuranceType}
        premium={premium}
        baseline={prediction.baseline}
        contributions={prediction.contributions}
      />
      <p className={styles.disclaimer}>
        This figure is ML-based and informational only. It is not a final quote.
      </p>
      <AboutEstimate prediction={prediction} />
    </div>
  );
}
