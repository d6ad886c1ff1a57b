import type { Prediction } from '#contract/predictions.ts';
import { formatDate } from '#frontend/ui/format-date.ts';
import { findHighest, readAge } from './describe-prediction.ts';
import { InsuranceTypeLabel } from './insurance-type-label.tsx';
import { formatNumber } from './number-text.ts';
import styles from './predictions-table.module.css';
import { PremiumCell } from './premium-cell.tsx';

/** The newest predictions, each with the miniature of its range. */
export function RecentPredictions({
  predictions,
  labelledBy,
}: {
  predictions: readonly Prediction[];
  labelledBy: string;
}) {
  const highest = findHighest(predictions);
  return (
    <div className={styles.frame}>
      <table className={`${styles.table} ${styles.recent}`} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Insurance Type</th>
            <th scope="col" className={styles.number}>
              Age
            </th>
            <th scope="col">Premium</th>
          </tr>
        </thead>
        <tbody>
          {predictions.map((prediction) => (
            <tr key={prediction.id}>
              <td data-label="Date">
                <time dateTime={prediction.created_at}>{formatDate(prediction.created_at)}</time>
              </td>
              <td data-label="Insurance Type">
                <InsuranceTypeLabel type={prediction.insurance_type} />
              </td>
              <td data-label="Age" className={styles.number}>
                {formatNumber(readAge(prediction))}
              </td>
              <td data-label="Premium" className={styles.wide}>
                <PremiumCell prediction={prediction} highest={highest} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
