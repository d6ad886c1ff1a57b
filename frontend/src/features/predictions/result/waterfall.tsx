import type { InsuranceType, Prediction } from '#contract/predictions.ts';
import {
  formatAnswer,
  formatTypicalApplicant,
  toAnswerLabel,
} from '#frontend/features/predictions/answers.ts';
import { formatMoney, formatMoneyChange } from '#frontend/ui/format.ts';
import styles from './waterfall.module.css';
import { buildWaterfallLayout, type WaterfallStep } from './waterfall-layout.ts';

interface WaterfallProps extends Pick<Prediction, 'baseline' | 'contributions'> {
  insuranceType: InsuranceType;
  premium: number;
}

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
function Step({ feature, value, reference, amount, direction, from, to }: WaterfallStep) {
  return (
    <li className={`${styles.row} ${styles[direction]}`}>
      <span className={styles.what}>
        <span className={styles.label}>{toAnswerLabel(feature)}</span>
        <span className={styles.answer}>
          {formatAnswer(feature, value)}, typical: {formatAnswer(feature, reference)}
        </span>
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
 * Contributions of the answers, from the typical applicant's premium to the applicant's own. Screen
 * readers get the list; the bars beside it show the same numbers.
 */
export function Waterfall({ insuranceType, premium, baseline, contributions }: WaterfallProps) {
  const { start, end, steps, unmoved } = buildWaterfallLayout(baseline, contributions);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>From a typical applicant to you</span> What each of your answers adds
        to or takes off the annual premium.
      </figcaption>
      <ol className={styles.rows}>
        <Milestone
          label="Typical applicant"
          note={formatTypicalApplicant(insuranceType, contributions)}
          amount={baseline}
          at={start}
          isLast={false}
        />
        {steps.map((step) => (
          <Step key={step.feature} {...step} />
        ))}
        <Milestone label="You" amount={premium} at={end} isLast />
      </ol>
      {unmoved.length === 0 ? null : (
        <p className={styles.unmoved}>
          No difference: {unmoved.map(({ feature }) => toAnswerLabel(feature)).join(', ')}.
        </p>
      )}
    </figure>
  );
}
