import {
  type RangedPremium,
  toRangeLineOnScale,
  toTextAnchor,
} from '#frontend/features/predictions/result/range.ts';
import styles from '#frontend/features/predictions/result/range-line.module.css';
import curveStyles from './premium-curve.module.css';

interface ComparisonLineProps extends RangedPremium {
  /** Premium that a hollow dot marks. */
  original: number;
  /** Upper end of the scale, USD a year; the lower end is 0. */
  max: number;
}

/** Range line with the premium as a dot and the original premium as a hollow dot. The caller shows the amounts as text. */
export function ComparisonLine({ original, max, ...ranged }: ComparisonLineProps) {
  const { low, premium, high } = toRangeLineOnScale(ranged, max);
  const { premium: origin } = toRangeLineOnScale({ ...ranged, premium: original }, max);
  return (
    <svg className={`${styles.line} drawing`} aria-hidden="true">
      <text className={styles.label} x={`${origin}%`} y="1em" textAnchor={toTextAnchor(origin)}>
        Your estimate
      </text>
      <line className={styles.stem} x1={`${origin}%`} x2={`${origin}%`} y1="1.4em" y2="2.75em" />
      <line className={styles.track} x1="0" x2="100%" y1="2.75em" y2="2.75em" />
      <line className={styles.bar} x1={`${low}%`} x2={`${high}%`} y1="2.75em" y2="2.75em" />
      <circle className={curveStyles.ghost} cx={`${origin}%`} cy="2.75em" r="0.65em" />
      <circle className={`${styles.dot} ${curveStyles.moving}`} cx={`${premium}%`} cy="2.75em" r="0.8em" />
    </svg>
  );
}
