import { Link } from 'react-router-dom';
import type { Prediction } from '#contract/predictions.ts';
import { type HouseholdInput, useHouseholdInput } from '#frontend/features/plans/household-input.ts';
import { formatHeadline } from '#frontend/features/plans/outlook-texts.ts';
import { readOutlook } from '#frontend/features/plans/use-outlook.ts';
import { type Answers, formatAnswer, toAnswerLabel } from '#frontend/features/predictions/answers.ts';
import { buildPremiumScale } from '#frontend/features/predictions/charts/chart-parts.tsx';
import { useCounties } from '#frontend/features/predictions/places/counties.ts';
import { allQuestions } from '#frontend/features/predictions/questions.ts';
import { toMarketplacePrice } from '#frontend/features/predictions/result/premium-figures.tsx';
import {
  formatRange,
  type RangedPremium,
  RangeMiniature,
} from '#frontend/features/predictions/result/range-line.tsx';
import { Waterfall } from '#frontend/features/predictions/result/waterfall.tsx';
import { toPredictionPath } from '#frontend/paths.ts';
import { Card, Notice } from '#frontend/ui/content.tsx';
import {
  formatDate,
  formatDateTime,
  formatRoundedMoney,
  formatRoundedMoneyChange,
} from '#frontend/ui/format.ts';
import styles from './prediction-comparison.module.css';
import { listChangedFields, splitDifference } from './premium-difference.ts';

/** Prediction with the letter that names it in tables and charts. */
interface Compared {
  readonly letter: string;
  readonly prediction: Prediction;
}

interface PredictionComparisonProps {
  /** Two or three predictions of one insurance type. The first is what the others are compared with. */
  predictions: readonly Prediction[];
}

/** Premiums on one scale, all answers side by side, and the differences split by answer. */
export function PredictionComparison({ predictions }: PredictionComparisonProps) {
  const compared = predictions.map((prediction, index) => ({ letter: 'ABC'.charAt(index), prediction }));
  const [first, ...others] = compared;
  useCounties(predictions.some(({ input_data }) => 'county' in input_data));
  const models = [...new Set(predictions.map(({ model_version }) => model_version))];
  return (
    <>
      {models.length > 1 ? (
        <Notice title="Different models made these predictions">
          Part of each difference comes from the models ({models.join(', ')}), not from the answers. To
          compare the answers alone, estimate the earlier ones again.
        </Notice>
      ) : null}
      <Card labelledBy="premiums" className="stack-16">
        <h2 id="premiums">Premiums</h2>
        <PremiumList compared={compared} />
      </Card>
      <Card labelledBy="answers" className="stack-16">
        <h2 id="answers">Answers</h2>
        <AnswerTable compared={compared} />
      </Card>
      {first &&
        others.map((other) => (
          <Card key={other.prediction.id}>
            <DifferenceWaterfall from={first} to={other} />
          </Card>
        ))}
    </>
  );
}

function formatName({ label, created_at }: Prediction): string {
  return label ?? formatDateTime(created_at);
}

/** Prices of each prediction, with their ranges on a scale from 0. */
function PremiumList({ compared }: { compared: readonly Compared[] }) {
  const [household] = useHouseholdInput();
  const rows = compared.map((row) => ({ ...row, prices: listPrices(row.prediction, household) }));
  const { top } = buildPremiumScale(
    rows.flatMap(({ prices }) =>
      prices.map(({ amount = 0, range }) => range ?? { low: amount, high: amount }),
    ),
  );
  return (
    <div className={styles.premiums}>
      <ul>
        {rows.map(({ letter, prediction, prices }) => (
          <li key={prediction.id} className={styles.row}>
            <p>
              <strong className={styles.letter}>{letter}</strong>{' '}
              <Link to={toPredictionPath(prediction.id)}>{formatName(prediction)}</Link>
              {prediction.label === undefined ? null : (
                <span className={`${styles.facts} remark`}>{formatDateTime(prediction.created_at)}</span>
              )}
            </p>
            <div className="stack-4">
              {prices.map(({ name, amount, range }) => (
                <div key={name} className={styles.price}>
                  <p>
                    <span className={`${styles.facts} remark`}>{name}</span>
                    {amount === undefined ? null : <strong>{formatRoundedMoney(amount)}</strong>}
                    {range ? (
                      <span className={`${styles.facts} remark`}>likely {formatRange(range)}</span>
                    ) : null}
                  </p>
                  {amount === undefined ? null : (
                    <RangeMiniature low={amount} high={amount} {...range} premium={amount} max={top} />
                  )}
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className={`${styles.scale} between remark`} aria-hidden="true">
        <span>{formatRoundedMoney(0)}</span>
        <span>{formatRoundedMoney(top / 2)}</span>
        <span>{formatRoundedMoney(top)}</span>
      </p>
    </div>
  );
}

/** Price of a prediction, USD a year. */
interface ComparedPrice {
  readonly name: string;
  /** Undefined where a public program takes the place of the price. */
  readonly amount: number | undefined;
  /** Undefined for a calculated amount. */
  readonly range?: Pick<RangedPremium, 'low' | 'high'>;
}

/**
 * Lists the prices of a prediction in the order of a result: what people are charged comes first, then what the
 * household of this tab would pay.
 */
function listPrices(prediction: Prediction, household: HouseholdInput): ComparedPrice[] {
  const { predicted_premium: amount, range, market } = prediction;
  const own = { name: 'Estimated premium', amount, range };
  if (prediction.insurance_type === 'car') {
    return [own, { name: 'Average', amount: market.premium, range: market.range }];
  }
  const { outlook } = readOutlook(toMarketplacePrice(prediction), household);
  return [
    { name: 'Marketplace price', amount: market.premium, range: market.range },
    ...(outlook && outlook.help !== 'unknown_income'
      ? [{ name: `${formatHeadline(outlook)} in ${outlook.year}`, amount: outlook.net }]
      : []),
    own,
  ];
}

/** All fields that have an answer in a prediction, in the order of the forms. */
function listFields(compared: readonly Compared[]): string[] {
  const answered = new Set(compared.flatMap(({ prediction }) => Object.keys(prediction.input_data)));
  const known = Object.keys(allQuestions).filter((field) => answered.has(field));
  return [...new Set([...known, ...answered])];
}

/** Answers side by side; rows with different answers are marked by a word. */
function AnswerTable({ compared }: { compared: readonly Compared[] }) {
  const [first, ...others] = compared.map(({ prediction }): Answers => prediction.input_data);
  const isChanged = (field: string) =>
    first !== undefined && others.some((other) => listChangedFields([field], first, other).length > 0);
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-labelledby="answers">
        <thead>
          <tr>
            <th scope="col">Answer</th>
            {compared.map(({ letter, prediction }) => (
              <th key={letter} scope="col">
                <span className={styles.letter}>{letter}</span>{' '}
                {prediction.label ?? formatDate(prediction.created_at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listFields(compared).map((field) => (
            <tr key={field} className={isChanged(field) ? styles.changed : undefined}>
              <th scope="row">
                {toAnswerLabel(field)}
                {isChanged(field) ? <span className={styles.mark}>differs</span> : null}
              </th>
              {compared.map(({ letter, prediction }) => (
                <td key={letter}>{formatAnswer(field, (prediction.input_data as Answers)[field])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Joins labels to one: "Driver age and driving experience". */
function joinLabels(fields: readonly string[]): string {
  const [first = '', ...others] = fields.map(toAnswerLabel);
  return [first, ...others.map((label) => label.toLowerCase())].join(' and ');
}

/** Difference between two premiums, split by answer. */
function DifferenceWaterfall({ from, to }: { from: Compared; to: Compared }) {
  const { total, changed, unchanged, baseline } = splitDifference(from.prediction, to.prediction);
  const hasSameModel = from.prediction.model_version === to.prediction.model_version;
  const formatSide = ({ letter, prediction }: Compared, fields: readonly string[], amount: number) =>
    `${letter}: ${fields.map((field) => formatAnswer(field, (prediction.input_data as Answers)[field])).join(', ')} (${formatRoundedMoneyChange(amount)})`;
  const parts = [
    ...changed.map(({ fields, amount, ...adds }) => ({
      label: joinLabels(fields),
      note: `${formatSide(from, fields, adds.from)}. ${formatSide(to, fields, adds.to)}.`,
      amount,
    })),
    ...[
      {
        label: 'Answers that are the same',
        note: hasSameModel
          ? 'What they add depends on the answers that differ.'
          : 'The models price them differently.',
        amount: unchanged,
      },
      {
        label: 'Starting premium',
        note: `${from.letter}: ${formatRoundedMoney(from.prediction.baseline)}. ${to.letter}: ${formatRoundedMoney(to.prediction.baseline)}. The models start from these, before any answer.`,
        amount: baseline,
      },
    ].filter(({ amount }) => amount !== 0),
  ];
  return (
    <Waterfall
      title={`From ${from.letter} to ${to.letter}`}
      caption={
        total === 0
          ? 'Both premiums are the same.'
          : `${to.letter} is ${formatRoundedMoney(Math.abs(total))} a year ${total > 0 ? 'more' : 'less'} than ${from.letter}. Each row compares what an answer adds to the two premiums, which also depends on the other answers.`
      }
      first={{
        label: `${from.letter} ${formatName(from.prediction)}`,
        amount: from.prediction.predicted_premium,
      }}
      last={{ label: `${to.letter} ${formatName(to.prediction)}`, amount: to.prediction.predicted_premium }}
      directionTexts={{ raises: `more in ${to.letter}`, lowers: `less in ${to.letter}` }}
      parts={parts}
    />
  );
}
