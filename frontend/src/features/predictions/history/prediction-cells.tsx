import type { InsuranceType, PredictionRow } from '#contract/predictions.ts';
import { formatRange } from '#frontend/features/predictions/result/range.ts';
import { RangeMiniature } from '#frontend/features/predictions/result/range-line.tsx';
import { formatDate, formatMoney } from '#frontend/ui/format.ts';
import { CarIcon, HeartIcon } from '#frontend/ui/icons.tsx';
import styles from './prediction-table.module.css';

/** Age of the insured person or of the driver. */
export function getAge(prediction: PredictionRow): number {
  return prediction.insurance_type === 'health'
    ? prediction.input_data.age
    : prediction.input_data.driver_age;
}

/** Highest end of all ranges, USD a year: the upper end of the scale that a table's rows share. */
export function getMaxPremium(predictions: readonly PredictionRow[]): number {
  return predictions.reduce((max, { range }) => Math.max(max, range.high), 0);
}

/** Formats a prediction as a name for controls: "Blue hatchback, Car, $931.42, Nov 20, 2026". */
export function formatPrediction({
  label,
  insurance_type,
  predicted_premium,
  created_at,
}: PredictionRow): string {
  const type = insurance_type === 'health' ? 'Health' : 'Car';
  return `${label === undefined ? '' : `${label}, `}${type}, ${formatMoney(predicted_premium)}, ${formatDate(created_at)}`;
}

/** Insurance type with its icon. The text is the API's value; CSS capitalizes it. */
export function InsuranceTypeLabel({ type }: { type: InsuranceType }) {
  return (
    <span className={styles.type}>
      {type === 'health' ? <HeartIcon /> : <CarIcon />}
      {type}
    </span>
  );
}

/**
 * Premium with its range as a picture and as text.
 * @param max the upper end of the scale that all rows share, USD a year
 */
export function PremiumCell({ prediction, max }: { prediction: PredictionRow; max: number }) {
  const { predicted_premium: premium, range } = prediction;
  return (
    <span className={styles.premium}>
      <span className={styles.amount}>{formatMoney(premium)}</span>
      <span className={styles.miniature}>
        <RangeMiniature low={range.low} premium={premium} high={range.high} max={max} />
        <span className={styles.range}>
          <span className="visually-hidden">likely </span>
          {formatRange(range)}
        </span>
      </span>
    </span>
  );
}
