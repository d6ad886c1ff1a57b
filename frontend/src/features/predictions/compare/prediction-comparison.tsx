import { Link } from 'react-router-dom';
import type { Prediction } from '#contract/predictions.ts';
import { useHouseholdInput } from '#frontend/features/plans/household-store.ts';
import { formatHeadline, formatYear } from '#frontend/features/plans/outlook-texts.ts';
import { readStoredHousehold } from '#frontend/features/plans/stored/prediction-household.tsx';
import { type Answers, formatAnswer, toAnswerLabel } from '#frontend/features/predictions/answers.ts';
import { buildPremiumScale } from '#frontend/features/predictions/charts/chart-parts.tsx';
import { marketPriceName } from '#frontend/features/predictions/history/prediction-table.tsx';
import { useCounties } from '#frontend/features/predictions/places/counties.ts';
import { allQuestions } from '#frontend/features/predictions/questions.ts';
import { formatRange, PriceScale } from '#frontend/features/predictions/result/range-line.tsx';
import { Waterfall } from '#frontend/features/predictions/result/waterfall.tsx';
import { toPredictionPath } from '#frontend/paths.ts';
import { Card, Message } from '#frontend/ui/content.tsx';
import {
  formatDate,
  formatDateTime,
  formatRoundedMoney,
  formatRoundedMoneyChange,
} from '#frontend/ui/format.ts';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import { readOutlook } from '#functions/plans/outlook.ts';
import type { HouseholdInput } from '#functions/plans/typed-household.ts';
import styles from './prediction-comparison.module.css';
import { isSameAnswer, splitDifference } from './premium-difference.ts';

/** Prediction with the letter that names it in tables and charts. */
type Compared = Prediction & { readonly letter: string };

/**
 * Premiums on one scale, all answers side by side, and the differences split by answer.
 * @param predictions two or three of one insurance type. The first is what the others are compared with
 */
export function PredictionComparison({ predictions }: { predictions: readonly Prediction[] }) {
  const compared = predictions.map((one, index): Compared => ({ ...one, letter: 'ABC'.charAt(index) }));
  const [first, ...others] = compared;
  useCounties(predictions.some(({ input_data }) => 'county' in input_data));
  const models = [...new Set(predictions.map(({ model_version }) => model_version))];
  return (
    <>
      {models.length > 1 ? (
        <Message title="Different models made these predictions">
          Part of each difference comes from the models ({models.join(', ')}), not from the answers. To
          compare the answers alone, estimate the earlier ones again.
        </Message>
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
          <Card key={other.id} labelledBy={`difference-${other.letter}`} className="stack-16">
            <h2 id={`difference-${other.letter}`}>{`From ${first.letter} to ${other.letter}`}</h2>
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
  const rows = compared.map((prediction) => ({
    prediction,
    prices: listPrices(prediction, readStoredHousehold(prediction) ?? household),
  }));
  const { top } = buildPremiumScale(
    rows.flatMap(({ prices }) => prices.map(({ amount = 0, range }) => ({ high: range?.high ?? amount }))),
  );
  // All prices of a health plan but the last one, the predicted premium.
  const charged = rows.map(({ prices }) =>
    prices.slice(0, -1).map(({ label, amount = 0 }) => `${label} ${formatRoundedMoney(amount)}`),
  );
  const isSame = compared[0]?.insurance_type === 'health' && new Set(charged.map(String)).size === 1;
  return (
    <div className="container stack-12">
      {isSame ? (
        <p>
          No difference in what you would be charged: marketplace insurers may use age, place and tobacco, not
          your health.
        </p>
      ) : null}
      <ul>
        {rows.map(({ prediction, prices }) => (
          <li key={prediction.id} className={styles.row}>
            <div>
              <strong className={styles.letter}>{prediction.letter}</strong>{' '}
              <Link to={toPredictionPath(prediction.id)}>{formatName(prediction)}</Link>
              {prediction.label && <p className="remark">{formatDateTime(prediction.created_at)}</p>}
            </div>
            <div className="stack-4">
              {prices.map(({ label, amount, range }) => (
                <div key={label} className={styles.price}>
                  <div>
                    <p className="remark">{label}</p>
                    {amount !== undefined && (
                      <strong className="display text-18">{formatRoundedMoney(amount)}</strong>
                    )}
                    {range && <p className="remark">likely {formatRange(range)}</p>}
                  </div>
                  {amount !== undefined && (
                    <SignatureLine
                      max={top}
                      bars={range ? [{ from: range.low, to: range.high }] : []}
                      dot={amount}
                    />
                  )}
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.scale}>
        <PriceScale max={top} />
      </div>
    </div>
  );
}

/**
 * Prices of a prediction, first what the household of this tab would be charged: without an amount where a public
 * program takes its place.
 */
function listPrices(prediction: Prediction, household: HouseholdInput) {
  const { predicted_premium: amount, range, market } = prediction;
  const isExact = market.range.low === market.range.high;
  const prices = [
    { label: marketPriceName, amount: market.premium, range: isExact ? undefined : market.range },
    { label: 'Predicted Premium', amount, range },
  ];
  if (prediction.insurance_type === 'car') return prices;
  const { outlook } = readOutlook(prediction, household);
  if (!outlook?.hasIncome) return prices;
  const label = `${formatHeadline(outlook)} in ${formatYear(outlook)}`;
  const { net, netRange, tobacco = 0 } = outlook;
  const likely = { low: netRange.low, high: netRange.high + tobacco };
  const isRange = net !== undefined && likely.low < likely.high;
  return [{ label, amount: net, range: isRange ? likely : undefined }, ...prices];
}

function formatAnswerOf({ input_data }: Compared, field: string): string {
  return formatAnswer(field, (input_data as Answers)[field]);
}

/** Answers side by side; rows with different answers are marked by a word. */
function AnswerTable({ compared }: { compared: readonly Compared[] }) {
  const [first, ...others] = compared.map(({ input_data }): Answers => input_data);
  const fields = Object.keys(allQuestions).filter((field) =>
    compared.some(({ input_data }) => field in input_data),
  );
  const isChanged = (field: string) => others.some((other) => !isSameAnswer(first?.[field], other[field]));
  return (
    <div className="container">
      <table className={styles.table} aria-labelledby="answers">
        <thead>
          <tr>
            <th scope="col">Answer</th>
            {compared.map(({ letter, label, created_at }) => (
              <th key={letter} scope="col">
                <span className={styles.letter}>{letter}</span> {label ?? formatDate(created_at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field} className={isChanged(field) ? styles.changed : undefined}>
              <th scope="row">
                {toAnswerLabel(field)}
                {isChanged(field) ? <span className={styles.mark}>differs</span> : null}
              </th>
              {compared.map((prediction) => (
                <td key={prediction.letter}>{formatAnswerOf(prediction, field)}</td>
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
  return fields.map((field, index) => toAnswerLabel(field, index > 0)).join(' and ');
}

function DifferenceWaterfall({ from, to }: { from: Compared; to: Compared }) {
  const { total, changed, unchanged, baseline } = splitDifference(from, to);
  const formatSide = (side: Compared, fields: readonly string[], amount: number) =>
    `${side.letter}: ${fields.map((field) => formatAnswerOf(side, field)).join(', ')} (${formatRoundedMoneyChange(amount)})`;
  const parts = [
    ...changed.map(({ fields, amount, ...adds }) => ({
      label: joinLabels(fields),
      note: `${formatSide(from, fields, adds.from)}. ${formatSide(to, fields, adds.to)}.`,
      amount,
    })),
    ...[
      {
        label: 'Answers that are the same',
        note:
          from.model_version === to.model_version
            ? 'What they add depends on the answers that differ.'
            : 'The models price them differently.',
        amount: unchanged,
      },
      {
        label: 'Starting premium',
        note: `${from.letter}: ${formatRoundedMoney(from.baseline)}. ${to.letter}: ${formatRoundedMoney(to.baseline)}. The models start from these, before any answer.`,
        amount: baseline,
      },
    ].filter(({ amount }) => amount !== 0),
  ];
  return (
    <Waterfall
      caption={
        total === 0
          ? 'Both premiums are the same.'
          : `${to.letter} is ${formatRoundedMoney(Math.abs(total))} a year ${total > 0 ? 'more' : 'less'} than ${from.letter}. Each row compares what an answer adds to the two premiums, which also depends on the other answers.`
      }
      first={{ label: `${from.letter} ${formatName(from)}`, amount: from.predicted_premium }}
      last={{ label: `${to.letter} ${formatName(to)}`, amount: to.predicted_premium }}
      directionTexts={{ raises: `more in ${to.letter}`, lowers: `less in ${to.letter}` }}
      parts={parts}
    />
  );
}
