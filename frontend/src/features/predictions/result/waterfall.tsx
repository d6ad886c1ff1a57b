import {
  formatBaseline,
  formatContribution,
  formatReference,
  toAnswerLabel,
} from '#frontend/features/predictions/answers.ts';
import sharedStyles from '#frontend/features/predictions/predictions.module.css';
import { formatMoney, formatMoneyChange } from '#frontend/ui/format.ts';
import type { Estimate } from './estimate.ts';
import styles from './waterfall.module.css';
import { buildWaterfallLayout, type WaterfallStep } from './waterfall-layout.ts';

/** Part of the difference between the first and the last premium. */
interface WaterfallPart {
  label: string;
  /** Text below the label. */
  note: string;
  /** USD a year. */
  amount: number;
}

/** Text beside a positive and a negative amount. */
type DirectionTexts = Readonly<Record<WaterfallStep<WaterfallPart>['direction'], string>>;

/** First or last row: a premium as a dot with a connector to the next row. */
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

interface StepProps {
  step: WaterfallStep<WaterfallPart>;
  texts: DirectionTexts;
}

/** Bar of one part. Sign, word and direction show what the colour shows. */
function Step({ step: { amount, direction, from, to, label, note }, texts }: StepProps) {
  return (
    <li className={`${styles.row} ${styles[direction]}`}>
      <span className={styles.what}>
        <span className={styles.label}>{label}</span>
        <span className={styles.answer}>{note}</span>
      </span>
      <span className={styles.amount}>
        {formatMoneyChange(amount)} <span className={styles.word}>{texts[direction]}</span>
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

interface WaterfallProps {
  title: string;
  caption: string;
  directionTexts: DirectionTexts;
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
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={sharedStyles.figureTitle}>{title}</span> {caption}
      </figcaption>
      <ol className={styles.rows}>
        <Milestone {...first} at={start} isLast={false} />
        {steps.map((step) => (
          <Step key={step.label} step={step} texts={directionTexts} />
        ))}
        <Milestone {...last} at={end} isLast />
      </ol>
      {unmoved.length === 0 ? null : (
        <p className={styles.unmoved}>No difference: {unmoved.map(({ label }) => label).join(', ')}.</p>
      )}
    </figure>
  );
}

/** Contributions of the answers, from the baseline to the applicant's own premium. */
export function ContributionWaterfall({ estimate }: { estimate: Estimate }) {
  const { insurance_type: insuranceType, input_data: answers, baseline, contributions } = estimate;
  const origin = formatBaseline(insuranceType, contributions);
  return (
    <Waterfall
      title={`From ${origin.isAverage ? 'the US average' : 'a typical applicant'} to you`}
      caption="What each of your answers adds to or takes off the annual premium."
      directionTexts={{ raises: 'raises it', lowers: 'lowers it' }}
      first={{ label: origin.label, note: origin.answers, amount: baseline }}
      last={{ label: 'You', amount: estimate.predicted_premium }}
      parts={contributions.map((contribution) => {
        const { label, answer } = formatContribution(contribution, answers);
        const note = [answer, formatReference(contribution, origin)].filter(Boolean).join('; ');
        // An answer without an effect is listed by its plain label.
        return contribution.amount === 0
          ? { label: toAnswerLabel(contribution.feature), note, amount: 0 }
          : { label, note, amount: contribution.amount };
      })}
    />
  );
}
