import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { InsuranceType, PredictionRow } from '#contract/predictions.ts';
import { type Answers, formatAnswer, toAnswerLabel } from '#frontend/features/predictions/answers.ts';
import { questions } from '#frontend/features/predictions/questions.ts';
import { formatRange, RangeMiniature } from '#frontend/features/predictions/result/range-line.tsx';
import { toPredictionPath } from '#frontend/paths.ts';
import {
  formatDate,
  formatExactTime,
  formatMoney,
  formatNumber,
  formatRoundedMoney,
} from '#frontend/ui/format.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import styles from './prediction-table.module.css';

/** Age of the insured person or of the driver. */
export function getAge({ insurance_type, input_data }: PredictionRow): number {
  return insurance_type === 'health' ? input_data.age : input_data.driver_age;
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

/** Answers with a column of their own. */
const ageFields = ['age', 'driver_age'];

/** Lists the answers that tell predictions apart, the optional ones first, because few people give them. */
function listTellingFields(type: InsuranceType): string[] {
  const telling = Object.entries(questions[type]).filter(([name, question]) => {
    if (question.kind === 'quantity') return question.slider !== undefined && !ageFields.includes(name);
    return question.within === undefined;
  });
  const isOptional = ([, { optional }]: (typeof telling)[number]) => optional === true;
  return telling
    .sort((one, other) => Number(isOptional(other)) - Number(isOptional(one)))
    .map(([name]) => name);
}

const tellingFields = { health: listTellingFields('health'), car: listTellingFields('car') };

const maxTelling = 4;

/** Formats the answers of a row for its second line and for the search. An answer of no or none is left out. */
export function formatTellingAnswers({ insurance_type, input_data }: PredictionRow): string[] {
  const answers: Answers = input_data;
  return tellingFields[insurance_type].flatMap((name) => {
    const answer = answers[name];
    if (answer === undefined || answer === 'no' || answer === 0) return [];
    if (answer === 'yes') return toAnswerLabel(name);
    const text = formatAnswer(name, answer);
    return typeof answer === 'number' ? `${toAnswerLabel(name).toLowerCase()} ${text}` : text;
  });
}

export interface PredictionCellsProps {
  prediction: PredictionRow;
  /** Upper end of the scale that rows of this type share, USD a year. */
  maxPremium: number;
  /** Headings of the columns of insurance type and premium. */
  headings: { type: string; premium: string };
  /** Date. */
  children: ReactNode;
}

/** Cells of a row: date with label and most telling answers; insurance type; age; premiums and range. */
export function PredictionCells({ prediction, maxPremium, headings, children }: PredictionCellsProps) {
  const { label, insurance_type: type, predicted_premium: premium, market_premium, range } = prediction;
  return (
    <>
      <td data-label="Date" className={styles.title}>
        {label === undefined ? null : <strong className={styles.label}>{label}</strong>}
        {children}
        <span className={`${styles.facts} remark`}>
          {formatTellingAnswers(prediction).slice(0, maxTelling).join(', ')}
        </span>
      </td>
      <td data-label={headings.type}>
        {/* The text is the API's value; CSS capitalizes it. */}
        <span className={`${styles.type} row`}>
          <Icon name={type} />
          {type}
        </span>
      </td>
      <td data-label="Age" className={styles.number}>
        {formatNumber(getAge(prediction))}
      </td>
      <td data-label={headings.premium} className={styles.wide}>
        <span className={styles.premium}>
          <span>
            <strong>{formatMoney(premium)}</strong>
            <span className={`${styles.facts} remark`}>
              {type === 'health' ? 'market price' : 'average'} {formatRoundedMoney(market_premium)}
            </span>
          </span>
          <span>
            <RangeMiniature low={range.low} premium={premium} high={range.high} max={maxPremium} />
            <span className={`${styles.range} remark`}>
              <span className="visually-hidden">likely </span>
              {formatRange(range)}
            </span>
          </span>
        </span>
      </td>
    </>
  );
}

const recentHeadings = { type: 'Insurance Type', premium: 'Premium' };

interface RecentPredictionsProps {
  predictions: readonly PredictionRow[];
  labelledBy: string;
}

export function RecentPredictions({ predictions, labelledBy }: RecentPredictionsProps) {
  const maxPremiums = getMaxPremiums(predictions);
  return (
    <div className="container">
      <table className={`${styles.table} ${styles.recent}`} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">{recentHeadings.type}</th>
            <th scope="col" className={styles.number}>
              Age
            </th>
            <th scope="col">{recentHeadings.premium}</th>
          </tr>
        </thead>
        <tbody>
          {predictions.map((prediction) => {
            const { id, created_at, insurance_type } = prediction;
            return (
              <tr key={id}>
                <PredictionCells
                  prediction={prediction}
                  maxPremium={maxPremiums[insurance_type]}
                  headings={recentHeadings}
                >
                  <Link to={toPredictionPath(id)} aria-label={`Details of ${formatPrediction(prediction)}`}>
                    <time dateTime={created_at}>{formatDate(created_at)}</time>
                  </Link>
                </PredictionCells>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
