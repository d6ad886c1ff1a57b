import type { Prediction } from '#contract/predictions.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import {
  formatRangeExplanation,
  isSingleAmount,
  type RangedPremium,
  type RangeSubject,
  toRangeLine,
  toRangeLineOnScale,
  toTextAnchor,
} from './range.ts';
import styles from './range-line.module.css';

/** Bar from the low to the high end of a range with the premium as a dot. Lengths are in em to scale with the text. */
function RangeLine({ label, ...ranged }: RangedPremium & { label: string }) {
  const { low, premium, high } = toRangeLine(ranged);
  return (
    <svg className={styles.line} aria-hidden="true">
      <line className={styles.track} x1="0" x2="100%" y1="2.75em" y2="2.75em" />
      <line className={styles.bar} x1={`${low}%`} x2={`${high}%`} y1="2.75em" y2="2.75em" />
      <svg className={styles.marker} x={`${premium}%`} aria-hidden="true">
        <text className={styles.label} y="1em" textAnchor={toTextAnchor(premium)}>
          {label}
        </text>
        <line className={styles.stem} y1="1.5em" y2="2.75em" />
        <circle className={styles.dot} cy="2.75em" r="0.8em" />
      </svg>
    </svg>
  );
}

interface RangeFigureProps {
  subject: RangeSubject;
  /** Label of the dot. */
  label: string;
  premium: number;
  range: Prediction['range'];
}

/** Range line with the amounts at its ends and its meaning as a caption. */
export function RangeFigure({ subject, label, premium, range }: RangeFigureProps) {
  return (
    <figure>
      <RangeLine label={label} low={range.low} premium={premium} high={range.high} />
      {isSingleAmount(range) ? null : (
        <dl className={styles.ends}>
          <div>
            <dt>Low</dt>
            <dd>{formatRoundedMoney(range.low)}</dd>
          </div>
          <div>
            <dt>High</dt>
            <dd>{formatRoundedMoney(range.high)}</dd>
          </div>
        </dl>
      )}
      <figcaption>{formatRangeExplanation(subject, range)}</figcaption>
    </figure>
  );
}

/**
 * Small range line of a table row. The caller shows the same amounts as text.
 * @param max the upper end of the scale that all rows share, USD a year
 */
export function RangeMiniature({ max, ...ranged }: RangedPremium & { max: number }) {
  const { low, premium, high } = toRangeLineOnScale(ranged, max);
  return (
    <svg className={styles.miniature} aria-hidden="true">
      <line className={styles.track} x1="0" x2="100%" y1="50%" y2="50%" />
      <line className={styles.bar} x1={`${low}%`} x2={`${high}%`} y1="50%" y2="50%" />
      <circle className={styles.dot} cx={`${premium}%`} cy="50%" r="4.5" />
    </svg>
  );
}
