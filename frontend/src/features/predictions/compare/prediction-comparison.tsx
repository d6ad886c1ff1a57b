import { type ReactNode, useMemo } from 'react';
import type { Prediction } from '#contract/predictions.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { Waterfall, type WaterfallPart } from '#frontend/features/charts/waterfall.tsx';
import { type Answers, formatAnswer, toAnswerLabel } from '#frontend/features/estimates/answers.ts';
import { premiumTexts } from '#frontend/features/estimates/premium.texts.ts';
import { isSameAnswer, splitDifference } from '#frontend/features/estimates/premium-difference.ts';
import { allQuestions } from '#frontend/features/estimates/questions.ts';
import { householdAnswers, listHouseholdAnswers } from '#frontend/features/household/household-answers.ts';
import { useCounties } from '#frontend/features/places/counties.ts';
import { Card, Message } from '#frontend/ui/content.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { formatDate, formatList, formatRoundedMoneyChange, joinTexts } from '#frontend/ui/format.ts';
import { compareTexts as texts } from './compare.texts.ts';
import { CoverPrices } from './cover-prices.tsx';
import styles from './prediction-comparison.module.css';
import { type CarPrediction, type Compared, formatName, type HealthPrediction } from './prediction-name.tsx';
import { PriceTable } from './price-table.tsx';

/**
 * Prices a month and premiums a year in one table, all answers side by side, and the differences of premiums split by
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
    {addPriceCard(<CoverPrices compared={compared} />)}
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
      heading="#prices"
      frame={(state) =>
        addPriceCard(
          <>
            {state}
            <PriceTable compared={compared} rows={[]} />
          </>,
        )
      }
    >
      {({ MonthlyComparison }) => addPriceCard(<MonthlyComparison compared={compared} />)}
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

/** All answers side by side, and the differences of premiums split by answer. */
function ComparedAnswers({ listed, formatTitle, formatDifference }: ComparedAnswersProps) {
  const [first, ...others] = listed;
  return (
    <>
      <Card labelledBy="answers" title={texts.answers} className="stack-16">
        <ComparedAnswerTables listed={listed} />
      </Card>
      {first &&
        others.map((other) => (
          <Card
            key={other.prediction.id}
            labelledBy={`difference-${other.prediction.letter}`}
            title={formatTitle(first.prediction.letter, other.prediction.letter)}
            className="stack-16 screen-only"
          >
            <DifferenceWaterfall from={first} to={other} formatDifference={formatDifference} />
          </Card>
        ))}
    </>
  );
}

const addPriceCard = (content: ReactNode) => (
  <Card labelledBy="prices" title={texts.prices} className="stack-16">
    {content}
  </Card>
);

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

/** Answers side by side: those that differ, then the equal ones, folded. */
function ComparedAnswerTables({ listed }: { listed: readonly Listed[] }) {
  const answers = listed.map((one) => one.answers);
  const [first, ...others] = answers;
  const fields = [...Object.keys(allQuestions), ...Object.keys(otherLabels)].filter((field) =>
    answers.some((given) => field in given),
  );
  const isChanged = (field: string) => others.some((other) => !isSameAnswer(first?.[field], other[field]));
  const changed = fields.filter(isChanged);
  const equal = fields.filter((field) => !isChanged(field));
  return (
    <>
      {changed.length > 0 && (
        <AnswerTable
          listed={listed}
          rows={changed.map((field) => ({
            field,
            texts: answers.map((given) => formatAnswerOf(given, field)),
          }))}
        />
      )}
      {equal.length > 0 && (
        <Fold title={texts.equalAnswers(equal.length)} heading="h3">
          <AnswerTable
            listed={[]}
            rows={equal.map((field) => ({ field, texts: [formatAnswerOf(first ?? {}, field)] }))}
          />
        </Fold>
      )}
    </>
  );
}

interface AnswerTableProps {
  /** Predictions with a column each; none where all have one answer. */
  listed: readonly Listed[];
  rows: readonly { field: string; texts: readonly string[] }[];
}

const AnswerTable = ({ listed, rows }: AnswerTableProps) => (
  <div className="container">
    <table className={styles.table}>
      {listed.length > 0 && (
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
      )}
      <tbody>
        {rows.map(({ field, texts: cells }) => (
          <tr key={field}>
            <th scope="row">{toLabel(field, 0)}</th>
            {cells.map((cell, index) => (
              <td key={listed[index]?.prediction.letter ?? field}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

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
