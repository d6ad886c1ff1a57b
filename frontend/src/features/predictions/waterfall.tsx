import type { InsuranceType, Prediction } from '#contract/predictions.ts';
import { formatMoney, formatMoneyChange } from '#frontend/ui/format-money.ts';
import { describeAnswer, describeTypicalApplicant } from './answer-descriptions.ts';
import { labelAnswer } from './answer-labels.ts';
import styles from './waterfall.module.css';
import { planWaterfall, type WaterfallStep } from './waterfall-geometry.ts';

interface WaterfallProps extends Pick<Prediction, 'baseline' | 'contributions'> {
  insuranceType: InsuranceType;
  premium: number;
}

const words = { raises: 'raises it', lowers: 'lowers it' } satisfies Record<
  WaterfallStep['direction'],
  string
>;

/** A premium that the parts start from or lead to: a dot, with the way to or from the next row. */
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
  /** Percent of the picture's width. */
  at: number;
  isLast: boolean;
}

/** One answer, and how far it moved the premium: by sign, word and direction, and by colour as well. */
function Step({ feature, value, reference, amount, direction, from, to }: WaterfallStep) {
  return (
    <li className={`${styles.row} ${styles[direction]}`}>
      <span className={styles.what}>
        <span className={styles.label}>{labelAnswer(feature)}</span>
        <span className={styles.answer}>
          {describeAnswer(feature, value)}, typical: {describeAnswer(feature, reference)}
        </span>
      </span>
      <span className={styles.amount}>
        {formatMoneyChange(amount)} <span className={styles.word}>{words[direction]}</span>
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
 * What moved a premium away from the typical applicant's. The list is the content and is read in
 * full by a screen reader; the bars beside it draw the same numbers.
 */
export function Waterfall({ insuranceType, premium, baseline, contributions }: WaterfallProps) {
  const { start, end, steps, unmoved } = planWaterfall(baseline, contributions);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>From a typical applicant to you</span> What each of your answers adds
        to or takes off a year’s premium.
      </figcaption>
      <ol className={styles.rows}>
        <Milestone
          label="Typical applicant"
          note={describeTypicalApplicant(insuranceType, contributions)}
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
          No difference: {unmoved.map(({ feature }) => labelAnswer(feature)).join(', ')}.
        </p>
      )}
    </figure>
  );
}
