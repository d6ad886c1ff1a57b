import type { ReactNode } from 'react';
import type { InsuranceType, PredictionRow } from '#contract/predictions.ts';
import { type Answers, formatAnswer, toAnswerLabel } from '#frontend/features/predictions/answers.ts';
import { formatRange } from '#frontend/features/predictions/result/range.ts';
import { RangeMiniature } from '#frontend/features/predictions/result/range-line.tsx';
import { formatExactTime, formatMoney, formatRoundedMoney } from '#frontend/ui/format.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import styles from './prediction-table.module.css';

/** Age of the insured person or of the driver. */
export function getAge(prediction: PredictionRow): number {
  return prediction.insurance_type === 'health'
    ? prediction.input_data.age
    : prediction.input_data.driver_age;
}

/**
 * Highest end of all ranges of each type, USD a year: the upper end of the scale that rows of the type share. On
 * one scale for both types, a range of $500 would be invisible beside a premium of $50,000.
 */
export function getMaxPremiums(predictions: readonly PredictionRow[]): Record<InsuranceType, number> {
  const max = { health: 0, car: 0 };
  for (const { insurance_type: type, range } of predictions) max[type] = Math.max(max[type], range.high);
  return max;
}

/**
 * Formats a prediction as a name for controls: "Blue hatchback, car prediction of Nov 20, 2026, 2:05:09 PM". The
 * seconds distinguish predictions that were made one after another.
 */
export function formatPrediction({ label, insurance_type, created_at }: PredictionRow): string {
  const prediction = `${insurance_type} prediction of ${formatExactTime(created_at)}`;
  return label === undefined ? prediction : `${label}, ${prediction}`;
}

/** Answers that tell predictions apart, the most telling first. */
const tellingFields = [
  'state',
  'cover',
  'car_class',
  'chronic_conditions',
  'any_bodytransplant',
  'has_diabetes',
  'any_chronic_disease',
  'has_pressure_issue',
  'no_of_major_surgery',
  'prv_accident',
  'car_mfg_year',
  'annual_mileage',
  'weight',
];

const maxTelling = 4;

/** Formats the answers of a row for its second line and for the search. An answer of no or none is left out. */
export function formatTellingAnswers({ input_data }: PredictionRow): string[] {
  const answers: Answers = input_data;
  return tellingFields.flatMap((name) => {
    const answer = answers[name];
    if (answer === undefined || answer === 'no' || answer === 0) return [];
    if (answer === 'yes') return toAnswerLabel(name);
    const text = formatAnswer(name, answer);
    return typeof answer === 'number' ? `${toAnswerLabel(name).toLowerCase()} ${text}` : text;
  });
}

/** Label, date and most telling answers of a row. */
export function RowTitle({ prediction, children }: { prediction: PredictionRow; children: ReactNode }) {
  const { label } = prediction;
  return (
    <>
      {label === undefined ? null : <strong className={styles.label}>{label}</strong>}
      {children}
      <span className={`${styles.facts} remark`}>
        {formatTellingAnswers(prediction).slice(0, maxTelling).join(', ')}
      </span>
    </>
  );
}

/** Insurance type with its icon. The text is the API's value; CSS capitalizes it. */
export function InsuranceTypeLabel({ type }: { type: InsuranceType }) {
  return (
    <span className={`${styles.type} row`}>
      <Icon name={type} />
      {type}
    </span>
  );
}

/**
 * Premium with that of the market, and its range as a picture and as text.
 * @param max the upper end of the scale that rows of this type share, USD a year
 */
export function PremiumCell({ prediction, max }: { prediction: PredictionRow; max: number }) {
  const { insurance_type, predicted_premium: premium, market_premium, range } = prediction;
  return (
    <span className={styles.premium}>
      <span>
        <strong>{formatMoney(premium)}</strong>
        <span className={`${styles.facts} remark`}>
          {insurance_type === 'health' ? 'market price' : 'average'} {formatRoundedMoney(market_premium)}
        </span>
      </span>
      <span className={styles.miniature}>
        <RangeMiniature low={range.low} premium={premium} high={range.high} max={max} />
        <span className={`${styles.range} remark`}>
          <span className="visually-hidden">likely </span>
          {formatRange(range)}
        </span>
      </span>
    </span>
  );
}
