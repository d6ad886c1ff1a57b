import type { Prediction } from '#contract/predictions.ts';
import { Notice } from '#frontend/ui/notice.tsx';
import { AboutEstimate } from './about-estimate.tsx';
import { Disclaimer } from './disclaimer.tsx';
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
        <Notice tone="warning" title="Outside what the model has seen">
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
