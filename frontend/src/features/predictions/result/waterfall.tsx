import type { ReactNode } from 'react';
import { type Estimate, toCents } from '#contract/predictions.ts';
import {
  formatBaseline,
  formatContribution,
  formatReference,
  toAnswerLabel,
} from '#frontend/features/predictions/answers.ts';
import { useCounties } from '#frontend/features/predictions/places/counties.ts';
import { formatRoundedMoney, formatRoundedMoneyChange } from '#frontend/ui/format.ts';
import styles from './waterfall.module.css';

/** Part of the difference between two premiums. */
export interface WaterfallPart {
  readonly label: string;
  /** Text below the label. */
  readonly note: string;
  /** USD a year. */
  readonly amount: number;
}

/** Free space at each side for the dots, in percent of the width. */
const margin = 3;

/**
 * Builds the layout from one premium to another, in percent of the chart's width: each bar starts where the one
 * before it ended, and all fit the width.
 */
export function buildWaterfallLayout(first: number, parts: readonly WaterfallPart[]) {
  const moved = parts
    .filter(({ amount }) => amount !== 0)
    .sort((left, right) => Math.abs(right.amount) - Math.abs(left.amount));
  const totals = [toCents(first)];
  for (const { amount } of moved) totals.push((totals.at(-1) ?? 0) + toCents(amount));

  const min = Math.min(...totals);
  const width = Math.max(...totals) - min;
  const position = (total = min) =>
    width === 0 ? 50 : Math.round((margin + ((total - min) / width) * (100 - 2 * margin)) * 100) / 100;

  return {
    start: position(totals[0]),
    end: position(totals.at(-1)),
    /** Parts other than 0 with the ends of their bars, the largest first. */
    steps: moved.map((part, index) => ({
      ...part,
      from: position(totals[index]),
      to: position(totals[index + 1]),
      direction: part.amount > 0 ? ('raises' as const) : ('lowers' as const),
    })),
    unmoved: parts.filter(({ amount }) => amount === 0),
  };
}

/** Share of the premium below which parts are gathered. */
const smallShare = 0.02;

/** Gathers the parts that are small beside the premium into one with their sum; parts of 0 stay. */
export function gatherSmallParts(premium: number, parts: readonly WaterfallPart[]): WaterfallPart[] {
  const isSmall = ({ amount }: WaterfallPart) => amount !== 0 && Math.abs(amount) < smallShare * premium;
  const small = parts.filter(isSmall);
  if (small.length < 2) return [...parts];
  const cents = small.reduce((sum, { amount }) => sum + toCents(amount), 0);
  const note = small.map(({ label }) => label).join(', ');
  return [...parts.filter((part) => !isSmall(part)), { label: 'Small effects', note, amount: cents / 100 }];
}

interface RowProps {
  label: string;
  note?: string | undefined;
  amount: ReactNode;
  className?: string;
  children: ReactNode;
}

function Row({ label, note, amount, className = '', children }: RowProps) {
  return (
    <li className={`${styles.row} ${className}`}>
      <span className={styles.what}>
        <span className="strong">{label}</span>
        {note === undefined ? null : <span className={`${styles.answer} remark`}>{note}</span>}
      </span>
      <span className={styles.amount}>{amount}</span>
      <div className={styles.picture}>
        {/* The circle of the first row reaches beyond the picture. */}
        <svg className="drawing" aria-hidden="true">
          {children}
        </svg>
      </div>
    </li>
  );
}

/** Line in one half of a row that leads to the row above or below. */
function Connector({ at, half }: { at: number; half: 'upper' | 'lower' }) {
  const [y1, y2] = half === 'upper' ? ['0', '50%'] : ['50%', '100%'];
  return <line className={styles.connector} x1={`${at}%`} x2={`${at}%`} y1={y1} y2={y2} />;
}

interface WaterfallProps {
  title: string;
  caption: string;
  /** Texts beside positive and negative amounts: the sign and this word show what the colour shows. */
  directionTexts: { raises: string; lowers: string };
  first: { label: string; note?: string; amount: number };
  last: { label: string; amount: number };
  /** They add up to the difference between first and last. Labels are unique. */
  parts: readonly WaterfallPart[];
}

/**
 * Parts of the difference between two premiums, from the first to the last. Screen readers get the list;
 * the bars beside it show the same numbers.
 */
export function Waterfall({ title, caption, directionTexts, first, last, parts }: WaterfallProps) {
  const { start, end, steps, unmoved } = buildWaterfallLayout(first.amount, parts);
  return (
    <figure className="container stack-12">
      <figcaption>
        <span className="display figure-title">{title}</span> {caption}
      </figcaption>
      <ol>
        <Row label={first.label} note={first.note} amount={formatRoundedMoney(first.amount)}>
          <Connector at={start} half="lower" />
          <circle fill="var(--raised)" stroke="var(--ink)" strokeWidth="3" cx={`${start}%`} cy="50%" r="7" />
        </Row>
        {steps.map(({ label, note, amount, direction, from, to }, index) => (
          <Row
            key={label}
            label={label}
            note={note}
            amount={
              <>
                {formatRoundedMoneyChange(amount)}{' '}
                <span className={`${styles.word} remark`}>{directionTexts[direction]}</span>
              </>
            }
            className={direction}
          >
            <Connector at={from} half="upper" />
            <Connector at={to} half="lower" />
            <line
              className={styles.bar}
              // The bars grow in order; the last and smallest ones together.
              style={{ animationDelay: `${Math.min(index, 4) * 100}ms` }}
              x1={`${from}%`}
              x2={`${to}%`}
              y1="50%"
              y2="50%"
            />
          </Row>
        ))}
        <Row label={last.label} amount={formatRoundedMoney(last.amount)}>
          <Connector at={end} half="upper" />
          <circle fill="var(--ink)" cx={`${end}%`} cy="50%" r="7" />
        </Row>
      </ol>
      {unmoved.length === 0 ? null : (
        <p className="remark">No difference: {unmoved.map(({ label }) => label).join(', ')}.</p>
      )}
    </figure>
  );
}

/** Contributions of the answers, from the baseline to the applicant's own premium. */
export function ContributionWaterfall({ estimate }: { estimate: Estimate }) {
  const { insurance_type: insuranceType, input_data: answers, baseline, contributions } = estimate;
  useCounties('county' in answers);
  const origin = formatBaseline(insuranceType, contributions);
  return (
    <Waterfall
      title={`From ${origin.isAverage ? 'the US average' : 'a typical applicant'} to you`}
      caption="What each of your answers adds to or takes off the annual premium."
      directionTexts={{ raises: 'raises it', lowers: 'lowers it' }}
      first={{ label: origin.label, note: origin.answers, amount: baseline }}
      last={{ label: 'You', amount: estimate.predicted_premium }}
      parts={gatherSmallParts(
        estimate.predicted_premium,
        contributions.map((contribution) => {
          const { label, answer } = formatContribution(contribution, answers);
          const note = [answer, formatReference(contribution, origin)].filter(Boolean).join('; ');
          // An answer without an effect is listed by its plain label.
          return contribution.amount === 0
            ? { label: toAnswerLabel(contribution.feature), note, amount: 0 }
            : { label, note, amount: contribution.amount };
        }),
      )}
    />
  );
}
