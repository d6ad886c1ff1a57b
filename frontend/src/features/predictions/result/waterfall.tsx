import {
  formatBaseline,
  formatContribution,
  formatReference,
  toAnswerLabel,
} from '#frontend/features/predictions/answers.ts';
import { formatMoney, formatMoneyChange } from '#frontend/ui/format.ts';
import type { Estimate } from './estimate.ts';
import styles from './waterfall.module.css';
import { buildWaterfallLayout, type WaterfallStep } from './waterfall-layout.ts';

const directionTexts = { raises: 'raises it', lowers: 'lowers it' } satisfies Record<
  WaterfallStep['direction'],
  string
>;

/** First or last row: the baseline or the premium, as a dot with a connector to the next row. */
function Milestone({ label, amount, note, at, isLast }: MilestoneProps) {
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <span className={styles.label}>{label}</span>
        {note === undefined ? null : <span className={styles.answer}>{note}</span>}
      </span>
      <span className={styles.amount}>{formatMoney(amount)}</span>
      <div className={styles.picture}>
        <svg aria-hidden="true">
          <line
            className={styles.connector}
            x1={`${at}%`}
            x2={`${at}%`}
            y1={isLast ? '0' : '50%'}
            y2={isLast ? '50%' : '100%'}
          />
          <circle className={isLast ? styles.destination : styles.origin} cx={`${at}%`} cy="50%" r="7" />
        </svg>
      </div>
    </li>
  );
}

interface MilestoneProps {
  label: string;
  amount: number;
  note?: string;
  /** Position in percent of the chart's width. */
  at: number;
  isLast: boolean;
}

/** Contribution of one answer. Sign, word and direction show what the colour shows. */
function Step({ step, label, note }: { step: WaterfallStep; label: string; note: string }) {
  const { amount, direction, from, to } = step;
  return (
    <li className={`${styles.row} ${styles[direction]}`}>
      <span className={styles.what}>
        <span className={styles.label}>{label}</span>
        <span className={styles.answer}>{note}</span>
      </span>
      <span className={styles.amount}>
        {formatMoneyChange(amount)} <span className={styles.word}>{directionTexts[direction]}</span>
      </span>
      <div className={styles.picture}>
        <svg aria-hidden="true">
          <line className={styles.connector} x1={`${from}%`} x2={`${from}%`} y1="0" y2="50%" />
          <line className={styles.connector} x1={`${to}%`} x2={`${to}%`} y1="50%" y2="100%" />
          <line className={styles.bar} x1={`${from}%`} x2={`${to}%`} y1="50%" y2="50%" />
        </svg>
      </div>
    </li>
  );
}

/**
 * Contributions of the answers, from the baseline to the applicant's own premium. Screen readers get the
 * list; the bars beside it show the same numbers.
 */
export function Waterfall({ estimate }: { estimate: Estimate }) {
  const { insurance_type: insuranceType, input_data: answers, baseline, contributions } = estimate;
  const { start, end, steps, unmoved } = buildWaterfallLayout(baseline, contributions);
  const origin = formatBaseline(insuranceType, contributions);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>
          From {origin.isAverage ? 'the US average' : 'a typical applicant'} to you
        </span>{' '}
        What each of your answers adds to or takes off the annual premium.
      </figcaption>
      <ol className={styles.rows}>
        <Milestone label={origin.label} note={origin.answers} amount={baseline} at={start} isLast={false} />
        {steps.map((step) => {
          const { label, answer } = formatContribution(step, answers);
          const note = [answer, formatReference(step, origin)].filter(Boolean).join('; ');
          return <Step key={step.feature} step={step} label={label} note={note} />;
        })}
        <Milestone label="You" amount={estimate.predicted_premium} at={end} isLast />
      </ol>
      {unmoved.length === 0 ? null : (
        <p className={styles.unmoved}>
          No difference: {unmoved.map(({ feature }) => toAnswerLabel(feature)).join(', ')}.
        </p>
      )}
    </figure>
  );
}
