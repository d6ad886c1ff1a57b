import { type RangedPremium, toRangeLineOnScale } from './range.ts';
import styles from './range-line.module.css';

/**
 * Small range line with the premium as a dot. The caller shows the same amounts as text.
 * @param max the upper end of the scale that all lines share, USD a year
 */
export function RangeMiniature({ max, ...ranged }: RangedPremium & { max: number }) {
  const { low, premium, high } = toRangeLineOnScale(ranged, max);
  return (
    <svg className={`${styles.miniature} drawing`} aria-hidden="true">
      <line className={styles.track} x1="0" x2="100%" y1="50%" y2="50%" />
      <line className={styles.bar} x1={`${low}%`} x2={`${high}%`} y1="50%" y2="50%" />
      <circle className={styles.dot} cx={`${premium}%`} cy="50%" r="4.5" />
    </svg>
  );
}
