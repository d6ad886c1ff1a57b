import { type AriaAttributes, memo } from 'react';
import { Link } from 'react-router-dom';
import type { InsuranceType } from '#contract/insurance-answers.ts';
import type { OtherVersion } from '#contract/predictions.ts';
import type { HistoryRow, PredictionRow } from '#contract/routes/list-predictions.ts';
import { createOptional } from '#frontend/api/loaded-content.tsx';
import { type Answers, formatAnswer, toAnswerLabel } from '#frontend/features/estimates/answers.ts';
import { formatRange } from '#frontend/features/estimates/charts/range-line.tsx';
import { premiumTexts } from '#frontend/features/estimates/premium.texts.ts';
import { answerTexts } from '#frontend/features/estimates/questions.texts.ts';
import { questions } from '#frontend/features/estimates/questions.ts';
import { householdAnswerTexts } from '#frontend/features/household/household-answers.texts.ts';
import { formatPeople } from '#frontend/features/household/household-answers.ts';
import { getAge } from '#frontend/features/predictions/stored-predictions.ts';
import { toPredictionPath } from '#frontend/paths.ts';
import {
  formatDate,
  formatExactTime,
  formatNumber,
  formatRoundedMoney,
  formatTime,
} from '#frontend/ui/format.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import { historyTexts as texts } from './history.texts.ts';
import styles from './prediction-table.module.css';

/**
 * Highest end of all ranges of each type, USD a year: the upper end of the scale that rows of the type share. On
 * one scale for both types, a range of $500 would be invisible beside a premium of $50,000.
 */
export function getMaxPremiums(predictions: readonly HistoryRow[]): Record<InsuranceType, number> {
  const max = { health: 0, car: 0 };
  for (const row of predictions) {
    if ('other_version' in row) continue;
    max[row.insurance_type] = Math.max(max[row.insurance_type], row.range.high);
  }
  return max;
}

/**
 * Formats a prediction as a name for controls: "Blue hatchback, car prediction of Nov 20, 2026, 2:05:09 PM". The
 * seconds distinguish predictions that were made one after another.
 */
export function formatPrediction({
  label,
  insurance_type,
  created_at,
}: Pick<HistoryRow, 'label' | 'insurance_type' | 'created_at'>): string {
  const prediction = texts.prediction[insurance_type ?? 'unknown'](formatExactTime(created_at));
  return label === undefined ? prediction : texts.labelled(label, prediction);
}

/** Answers with a column of their own. */
const ageFields = ['age', 'driver_age'];

/** Lists the answers that tell predictions apart, the optional ones first, because few people give them. */
function listTellingFields(type: InsuranceType): string[] {
  const telling = Object.entries(questions[type]).filter(([name, question]) => {
    if (question.kind === 'quantity') return question.slider !== undefined && !ageFields.includes(name);
    return question.within === undefined;
  });
  const countOptional = ([, { optional }]: (typeof telling)[number]) => Number(optional === true);
  return telling.sort((one, other) => countOptional(other) - countOptional(one)).map(([name]) => name);
}

const tellingFields = { health: listTellingFields('health'), car: listTellingFields('car') };

/** Facts in a row: more would not fit on a phone. */
const maxFacts = 4;

/** Formats who is covered with the income, if they are stored: "2 adults and 2 children"; "45" for one person alone. */
export function formatCoveredPeople(row: PredictionRow): string[] {
  if (row.insurance_type === 'car') return [];
  const { people = [], income } = row.household ?? {};
  return [
    people.length > 1 ? formatPeople(people) : formatNumber(row.input_data.age),
    ...(income === undefined ? [] : [householdAnswerTexts.income(formatRoundedMoney(income))]),
  ];
}

/** Formats the facts of a row: people and income, then answers; of health only those that are no measurements. */
export function formatFacts(row: PredictionRow): string[] {
  const { insurance_type: type, input_data } = row;
  const isShown = (name: string) => type === 'car' || questions.health[name]?.kind !== 'quantity';
  const answers = tellingFields[type]
    .filter(isShown)
    .flatMap((name) => formatTellingAnswer(name, input_data));
  return [...formatCoveredPeople(row), ...answers].slice(0, maxFacts);
}

/** Formats the answers of a row for the search. An answer of no or none is left out. */
export function formatTellingAnswers({ insurance_type, input_data }: PredictionRow): string[] {
  return tellingFields[insurance_type].flatMap((name) => formatTellingAnswer(name, input_data));
}

function formatTellingAnswer(name: string, answers: Answers): string[] {
  const answer = answers[name];
  if (answer === undefined || answer === 'no' || answer === 0) return [];
  if (answer === 'yes') return [toAnswerLabel(name)];
  const text = formatAnswer(name, answer);
  return [typeof answer === 'number' ? answerTexts.listed(toAnswerLabel(name, true), text) : text];
}

/** Lists the days of several predictions, whose rows have the time too. */
export function findSharedDays(predictions: readonly HistoryRow[]): ReadonlySet<string> {
  const days = predictions.map(({ created_at }) => formatDate(created_at));
  return new Set(days.filter((day, index) => days.indexOf(day) !== index));
}

/** Loads the prices of rows by the rules of households. */
export const loadRowPrices = async () => (await import('./row-prices.tsx')).rowPrices;

/** Monthly price of silver, in place of an empty line. */
const NetPrice = createOptional(async () => (await loadRowPrices()).NetPrice, <span>{'\u00A0'}</span>);

/** Name of what would be charged: the second-cheapest silver plan before any tax credit, or what drivers pay on average. */
export const marketPriceName = texts.marketPrice;

interface PredictionCellsProps {
  prediction: HistoryRow;
  /** Upper end of the scale that rows of this type share, USD a year; undefined for an unknown type. */
  maxPremium: number | undefined;
  premiumHeading: string;
  /** True where another prediction is of the same day. */
  hasTime: boolean;
}

/**
 * Cells of a row: label, date and most telling answers; insurance type; age; what is paid, which is large, then the other
 * annual figures and the range. What is paid is silver's monthly price for health, and the premium for a car. Memoized, because every selection renders all rows of a long history.
 */
export const PredictionCells = memo((props: PredictionCellsProps) => {
  const { prediction, maxPremium, premiumHeading, hasTime } = props;
  if ('other_version' in prediction) return <OtherVersionCells {...props} prediction={prediction} />;
  const { insurance_type: type, predicted_premium, range } = prediction;
  const figures = { [marketPriceName]: prediction.market_premium, [premiumHeading]: predicted_premium };
  return (
    <>
      <Title prediction={prediction} hasTime={hasTime}>
        {formatFacts(prediction).join(', ')}
      </Title>
      <TypeCell type={type} />
      <td data-label={texts.age} className={styles.age}>
        {formatNumber(getAge(prediction))}
      </td>
      <td className={styles.premium}>
        <p className={`${styles.paid} ${type === 'health' ? `${styles.large} display text-18` : ''}`}>
          {type === 'health' ? (
            <NetPrice row={prediction} />
          ) : (
            <span>
              {texts.byCover(
                Object.values(prediction.covers).map(({ premium }) => formatRoundedMoney(premium / 12)),
              )}
            </span>
          )}
        </p>
        {Object.entries(figures).map(([name, amount]) => (
          <Figure key={name} name={name} amount={amount} isPaid={type === 'car' && name === premiumHeading} />
        ))}
        <span className={`${styles.range} remark`}>
          <span>{texts.likely(formatRange(range))}</span>
          <span className="visually-hidden">{` ${premiumTexts.aYear}`}</span>
        </span>
        <span className={styles.line}>
          <SignatureLine
            max={maxPremium ?? range.high}
            bars={[{ from: range.low, to: range.high }]}
            dot={predicted_premium}
          />
        </span>
      </td>
    </>
  );
});

/** Link to a prediction by its label, or by its date where it has none, with date and a text below it. */
function Title({
  prediction,
  hasTime,
  children,
}: Pick<PredictionCellsProps, 'prediction' | 'hasTime'> & { children: string }) {
  const { id, created_at, label } = prediction;
  const date = <time dateTime={created_at}>{formatDate(created_at)}</time>;
  const facts = [hasTime && formatTime(created_at), children].filter(Boolean).join(', ');
  return (
    <th scope="row" className={styles.title}>
      <Link
        to={toPredictionPath(id)}
        className={label && styles.label}
        aria-label={texts.details(formatPrediction(prediction))}
      >
        {label ?? date}
      </Link>
      <p className={`${styles.facts} remark`}>
        {label === undefined ? null : date}
        <span>{label === undefined || facts === '' ? facts : `, ${facts}`}</span>
      </p>
    </th>
  );
}

function TypeCell({ type }: { type: InsuranceType }) {
  return (
    <td>
      <span className={styles.type}>
        <Icon name={type} />
        <span>{texts.types[type]}</span>
      </span>
    </td>
  );
}

interface FigureProps {
  name: string;
  amount: number;
  /** True for what is paid, which is large. */
  isPaid: boolean;
}

function Figure({ name, amount, isPaid }: FigureProps) {
  const rank = isPaid ? '' : name === marketPriceName ? styles.market : styles.rated;
  return (
    <span className={`${styles.figure} ${rank}`}>
      <span className={`${styles.name} remark`}>{`${name} `}</span>
      <strong className="display text-18">{formatRoundedMoney(amount)}</strong>
      <span className="remark">{` ${premiumTexts.aYear}`}</span>
    </span>
  );
}

/** Cells of a prediction that this version of Premia can't read. */
function OtherVersionCells({
  prediction,
  premiumHeading,
  hasTime,
}: PredictionCellsProps & { prediction: OtherVersion }) {
  const { insurance_type: type, predicted_premium: premium } = prediction;
  return (
    <>
      <Title prediction={prediction} hasTime={hasTime}>
        {texts.otherVersion}
      </Title>
      {type === undefined ? <td /> : <TypeCell type={type} />}
      <td />
      <td className={styles.premium}>
        {premium === null ? null : <Figure name={premiumHeading} amount={premium} isPaid />}
      </td>
    </>
  );
}

export function PremiumHeading({ name, sort }: { name: string; sort?: AriaAttributes['aria-sort'] }) {
  return (
    <th scope="col" aria-sort={sort} className={styles.premium}>
      {name}
    </th>
  );
}

const { recentColumns } = texts;

/** Table of the newest predictions, in a section that has its name. */
export function RecentPredictions({ predictions }: { predictions: readonly HistoryRow[] }) {
  const maxPremiums = getMaxPremiums(predictions);
  const sharedDays = findSharedDays(predictions);
  return (
    <div className="container">
      <table className={`${styles.table} ${styles.recent}`}>
        <thead>
          <tr>
            <th scope="col">{recentColumns.date}</th>
            <th scope="col">{recentColumns.type}</th>
            <th scope="col">{recentColumns.age}</th>
            <PremiumHeading name={recentColumns.premium} />
          </tr>
        </thead>
        <tbody>
          {predictions.map((prediction) => (
            <tr key={prediction.id}>
              <PredictionCells
                prediction={prediction}
                maxPremium={prediction.insurance_type && maxPremiums[prediction.insurance_type]}
                premiumHeading={recentColumns.premium}
                hasTime={sharedDays.has(formatDate(prediction.created_at))}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
