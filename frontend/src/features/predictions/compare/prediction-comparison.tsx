import { type ReactNode, useMemo } from 'react';
import type { Prediction } from '#contract/predictions.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { Waterfall, type WaterfallPart } from '#frontend/features/charts/waterfall.tsx';
import { type Answers, formatAnswer, toAnswerLabel } from '#frontend/features/estimates/answers.ts';
import { buildPremiumScale } from '#frontend/features/estimates/charts/chart-parts.tsx';
import { formatRange, PriceScale } from '#frontend/features/estimates/charts/range-line.tsx';
import { premiumTexts } from '#frontend/features/estimates/premium.texts.ts';
import { isSameAnswer, splitDifference } from '#frontend/features/estimates/premium-difference.ts';
import { allQuestions } from '#frontend/features/estimates/questions.ts';
import { householdAnswers, listHouseholdAnswers } from '#frontend/features/household/household-answers.ts';
import { useCounties } from '#frontend/features/places/counties.ts';
import { historyTexts } from '#frontend/features/predictions/history/history.texts.ts';
import { marketPriceName } from '#frontend/features/predictions/history/prediction-table.tsx';
import { Card, Message } from '#frontend/ui/content.tsx';
import {
  formatDate,
  formatList,
  formatRoundedMoney,
  formatRoundedMoneyChange,
  joinTexts,
} from '#frontend/ui/format.ts';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import { compareTexts as texts } from './compare.texts.ts';
import { CoverPrices } from './cover-prices.tsx';
import styles from './prediction-comparison.module.css';
import {
  type CarPrediction,
  type Compared,
  formatName,
  type HealthPrediction,
  PredictionName,
} from './prediction-name.tsx';

/**
 * What changes a month and why, premiums on one scale, all answers side by side, and the differences of premiums split by
 * answer.
 * @param predictions two or three of one insurance type. The others are compared with the oldest
 */
export function PredictionComparison({ predictions }: { predictions: readonly Prediction[] }) {
  const compared = useMemo(
    () =>
      predictions
        .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
        .map((one, index): Compared => ({ ...one, letter: 'ABC'.charAt(index) })),
    [predictions],
  );
  const cars = compared.flatMap((one) => (one.insurance_type === 'car' ? [one] : []));
  const plans = useMemo(
    () => compared.flatMap((one) => (one.insurance_type === 'health' ? [one] : [])),
    [compared],
  );
  useCounties(predictions.some(({ input_data }) => 'county' in input_data));
  const models = [...new Set(predictions.map(({ model_version }) => model_version))];
  return (
    <>
      {models.length > 1 ? (
        <Message title={texts.modelsTitle}>{texts.models(formatList(models))}</Message>
      ) : null}
      {cars.length > 0 ? <CarComparison compared={cars} /> : <HealthComparison compared={plans} />}
    </>
  );
}

/** Cars: the prices of their covers, and the largest reason of a difference. */
const CarComparison = ({ compared }: { compared: readonly Compared<CarPrediction>[] }) => (
  <>
    {addMonthCard(<CoverPrices compared={compared} />)}
    <ComparedAnswers
      listed={compared.map((prediction) => ({ prediction, answers: prediction.input_data }))}
      formatTitle={texts.fromTo}
      formatDifference={({ from, to, total }, largest) =>
        joinTexts(
          texts.difference(from, to, total, false),
          largest && texts.largest(largest.label, largest.amount),
        )
      }
    />
  </>
);

/** Health: the prices of plans, which the premium does not decide, and answers with the stored household. */
const HealthComparison = ({ compared }: { compared: readonly Compared<HealthPrediction>[] }) => (
  <>
    <OnDemand
      load={() => loadCode(() => import('./monthly-prices.tsx'))}
      toast={{ id: 'monthly-prices', message: texts.failed }}
      heading="#month"
      frame={addMonthCard}
    >
      {({ MonthlyComparison }) => <MonthlyComparison compared={compared} frame={addMonthCard} />}
    </OnDemand>
    <ComparedAnswers
      listed={compared.map((prediction) => ({ prediction, answers: listAnswers(prediction) }))}
      formatTitle={texts.premiumFromTo}
      formatDifference={({ from, to, total }) => texts.difference(from, to, total, true)}
    />
  </>
);

/** Lists the answers, the plan year and the stored household of a prediction. */
const listAnswers = ({ input_data, market, household }: HealthPrediction): Answers => ({
  ...input_data,
  plan_year: market.prices.plan_year,
  ...(household && listHouseholdAnswers(household)),
});

/** Letters of two predictions, and the difference of their premiums, USD a year. */
interface Difference {
  from: string;
  to: string;
  total: number;
}

interface ComparedAnswersProps {
  listed: readonly Listed[];
  formatTitle: (from: string, to: string) => string;
  formatDifference: (difference: Difference, largest: WaterfallPart | undefined) => string;
}

/** Premiums on one scale, all answers side by side, and the differences of premiums split by answer. */
function ComparedAnswers({ listed, formatTitle, formatDifference }: ComparedAnswersProps) {
  const [first, ...others] = listed;
  return (
    <>
      <Card labelledBy="premiums" title={texts.premiums} className="stack-16">
        <PremiumList compared={listed.map(({ prediction }) => prediction)} />
      </Card>
      <Card labelledBy="answers" title={texts.answers} className="stack-16">
        <AnswerTable listed={listed} />
      </Card>
      {first &&
        others.map((other) => (
          <Card
            key={other.prediction.id}
            labelledBy={`difference-${other.prediction.letter}`}
            title={formatTitle(first.prediction.letter, other.prediction.letter)}
            className="stack-16"
          >
            <DifferenceWaterfall from={first} to={other} formatDifference={formatDifference} />
          </Card>
        ))}
    </>
  );
}

const addMonthCard = (content: ReactNode) => (
  <Card labelledBy="month" title={texts.month} className="stack-16">
    {content}
  </Card>
);

/** Premiums of each prediction for one person, with their ranges on a scale from 0. */
function PremiumList({ compared }: { compared: readonly Compared[] }) {
  const rows = compared.map((prediction) => ({ prediction, prices: listPrices(prediction) }));
  const { top } = buildPremiumScale(
    rows.flatMap(({ prices }) => prices.map(({ amount, range }) => ({ high: range?.high ?? amount }))),
  );
  return (
    <div className="container stack-12">
      <ul>
        {rows.map(({ prediction, prices }) => (
          <li key={prediction.id} className={`${styles.row} ruled`}>
            <PredictionName prediction={prediction} />
            <div className="stack-4">
              {prices.map(({ label, amount, range }) => (
                <div key={label} className={styles.price}>
                  <div>
                    <p className="remark">{label}</p>
                    <strong className="display text-18">{formatRoundedMoney(amount)}</strong>
                    <span className="remark">{` ${premiumTexts.aYear}`}</span>
                    {range && <p className="remark">{texts.likely(formatRange(range))}</p>}
                  </div>
                  <SignatureLine
                    max={top}
                    bars={range ? [{ from: range.low, to: range.high }] : []}
                    dot={amount}
                  />
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

function listPrices({ predicted_premium: amount, range, market }: Prediction) {
  const isExact = market.range.low === market.range.high;
  return [
    { label: marketPriceName, amount: market.premium, range: isExact ? undefined : market.range },
    { label: historyTexts.columns.premium, amount, range },
  ];
}

/** Prediction with all answers that its premium and its prices follow from. */
interface Listed {
  prediction: Compared;
  answers: Answers;
}

const otherLabels: Readonly<Record<string, string>> = { plan_year: texts.planYear, ...householdAnswers };

const toLabel = (field: string, index: number) => otherLabels[field] ?? toAnswerLabel(field, index > 0);

function formatAnswerOf(answers: Answers, field: string): string {
  const answer = answers[field];
  if (field === 'plan_year') return String(answer ?? '');
  return field === 'income' && answer !== undefined
    ? premiumTexts.yearly(Number(answer))
    : formatAnswer(field, answer);
}

/** Answers side by side; rows with different answers are marked by a word, equal ones have one cell. */
function AnswerTable({ listed }: { listed: readonly Listed[] }) {
  const answers = listed.map((one) => one.answers);
  const [first, ...others] = answers;
  const fields = [...Object.keys(allQuestions), ...Object.keys(otherLabels)].filter((field) =>
    answers.some((given) => field in given),
  );
  const isChanged = (field: string) => others.some((other) => !isSameAnswer(first?.[field], other[field]));
  return (
    <div className="container">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.answer}</th>
            {listed.map(({ prediction: { letter, label, created_at } }) => (
              <th key={letter} scope="col">
                <span className={styles.letter}>{letter}</span>
                <span>{` ${label ?? formatDate(created_at)}`}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field} className={isChanged(field) ? styles.changed : undefined}>
              <th scope="row">
                <span>{toLabel(field, 0)}</span>
                {isChanged(field) ? <span className={styles.mark}>{texts.differs}</span> : null}
              </th>
              {isChanged(field) ? (
                answers.map((given, index) => (
                  <td key={listed[index]?.prediction.letter}>{formatAnswerOf(given, field)}</td>
                ))
              ) : (
                <td colSpan={listed.length}>{formatAnswerOf(first ?? {}, field)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DifferenceProps extends Pick<ComparedAnswersProps, 'formatDifference'> {
  from: Listed;
  to: Listed;
}

function DifferenceWaterfall({ from: first, to: last, formatDifference }: DifferenceProps) {
  const [from, to] = [first.prediction, last.prediction];
  const { changed, unchanged, baseline } = splitDifference(from, to);
  // Of the premiums as they are shown, in whole dollars: readers subtract them.
  const total = Math.round(to.predicted_premium) - Math.round(from.predicted_premium);
  if (total === 0 && changed.length === 0) return <p className="measure">{texts.equal}</p>;
  const formatSide = ({ prediction, answers }: Listed, fields: readonly string[], amount: number) =>
    `${prediction.letter}: ${fields.map((field) => formatAnswerOf(answers, field)).join(', ')} (${formatRoundedMoneyChange(amount)})`;
  const parts = [
    ...changed.map(({ fields, amount, ...adds }) => ({
      label: formatList(fields.map(toLabel)),
      note: `${formatSide(first, fields, adds.from)}. ${formatSide(last, fields, adds.to)}.`,
      amount,
    })),
    ...[
      {
        label: texts.sameAnswers,
        note: from.model_version === to.model_version ? texts.sameModel : texts.otherModel,
        amount: unchanged,
      },
      {
        label: texts.start,
        note: texts.startNote(from.letter, from.baseline, to.letter, to.baseline),
        amount: baseline,
      },
    ].filter(({ amount }) => amount !== 0),
  ];
  const [largest] = parts.toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
  return (
    <Waterfall
      caption={formatDifference({ from: from.letter, to: to.letter, total }, largest)}
      first={{ label: `${from.letter} ${formatName(from)}`, amount: from.predicted_premium }}
      last={{ label: `${to.letter} ${formatName(to)}`, amount: to.predicted_premium }}
      directionTexts={{ raises: texts.raises(to.letter), lowers: texts.lowers(to.letter) }}
      parts={parts}
    />
  );
}
