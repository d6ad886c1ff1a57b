import { Link } from 'react-router-dom';
import type { PredictionRow } from '#contract/predictions.ts';
import { toPredictionPath } from '#frontend/paths.ts';
import { formatDate, formatNumber } from '#frontend/ui/format.ts';
import {
  formatPrediction,
  getAge,
  getMaxPremiums,
  InsuranceTypeLabel,
  PremiumCell,
  RowTitle,
} from './prediction-cells.tsx';
import styles from './prediction-table.module.css';

interface RecentPredictionsProps {
  predictions: readonly PredictionRow[];
  /** Id of the table's heading. */
  labelledBy: string;
}

/** Table of the newest predictions. */
export function RecentPredictions({ predictions, labelledBy }: RecentPredictionsProps) {
  const maxPremiums = getMaxPremiums(predictions);
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
              <td data-label="Date" className={styles.title}>
                <RowTitle prediction={prediction}>
                  <Link
                    to={toPredictionPath(prediction.id)}
                    aria-label={`Details of ${formatPrediction(prediction)}`}
                  >
                    <time dateTime={prediction.created_at}>{formatDate(prediction.created_at)}</time>
                  </Link>
                </RowTitle>
              </td>
              <td data-label="Insurance Type">
                <InsuranceTypeLabel type={prediction.insurance_type} />
              </td>
              <td data-label="Age" className={styles.number}>
                {formatNumber(getAge(prediction))}
              </td>
              <td data-label="Premium" className={styles.wide}>
                <PremiumCell prediction={prediction} max={maxPremiums[prediction.insurance_type]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
