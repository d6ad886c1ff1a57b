import styles from './range-line.module.css';
import {
  alignLabel,
  planRangeLine,
  planRangeLineOnScale,
  type RangedPremium,
} from './range-line-geometry.ts';

/**
 * The signature: a bar from the lowest to the highest likely premium, and the estimate as a dot on
 * it. It is for the eye; whoever shows it says the same in words beside it. Lengths are in em, so
 * that the picture grows with the text.
 */
export function RangeLine(ranged: RangedPremium) {
  const { low, premium, high } = planRangeLine(ranged);
  return (
    <svg className={styles.line} aria-hidden="true">
      <text className={styles.label} x={`${premium}%`} y="1em" textAnchor={alignLabel(premium)}>
        Your estimate
      </text>
      <line className={styles.stem} x1={`${premium}%`} x2={`${premium}%`} y1="1.5em" y2="2.75em" />
      <line className={styles.track} x1="0" x2="100%" y1="2.75em" y2="2.75em" />
      <line className={styles.bar} x1={`${low}%`} x2={`${high}%`} y1="2.75em" y2="2.75em" />
      <circle className={styles.dot} cx={`${premium}%`} cy="2.75em" r="0.8em" />
    </svg>
  );
}

/**
 * The signature in a row of a table, on the scale that all its rows share.
 * @param highest the upper end of that scale, USD a year
 */
export function RangeMiniature({ highest, ...ranged }: RangedPremium & { highest: number }) {
  const { low, premium, high } = planRangeLineOnScale(ranged, highest);
  return (
    <svg className={styles.miniature} aria-hidden="true">
      <line className={styles.track} x1="0" x2="100%" y1="50%" y2="50%" />
      <line className={styles.bar} x1={`${low}%`} x2={`${high}%`} y1="50%" y2="50%" />
      <circle className={styles.dot} cx={`${premium}%`} cy="50%" r="4.5" />
    </svg>
  );
}
