import { useMemo } from 'react';
import type { CurvePoint } from '#contract/estimates.ts';
import { formatAnswer, toAnswerLabel } from '#frontend/features/predictions/answers.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { buildCurveLayout, interpolate } from './curve-layout.ts';
import styles from './premium-curve.module.css';

interface PremiumCurveProps {
  /** Answer of the horizontal axis. */
  field: string;
  points: readonly CurvePoint[];
  value: number;
  originalValue: number;
}

/** Curve of the premium over one answer, with its range as a band, the same numbers as a table. */
export function PremiumCurve({ field, points, value, originalValue }: PremiumCurveProps) {
  const layout = useMemo(() => buildCurveLayout(points), [points]);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const label = toAnswerLabel(field);
  const here = interpolate(points, value);
  const origin = interpolate(points, originalValue);
  const x = `${layout.toX(value)}%`;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>Premium by {label.toLowerCase()}</span> The line is the annual premium,
        the band its range. All other answers stay as chosen.
      </figcaption>
      <svg className={styles.chart} aria-hidden="true">
        <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={styles.band} d={layout.band} />
          <path className={styles.grid} d="M0 0H100M0 50H100M0 100H100" />
          <path className={styles.line} d={layout.line} />
        </svg>
        <text className={styles.tick} x="0" y="0" dy="1.2em">
          {formatRoundedMoney(layout.top)}
        </text>
        <text className={styles.tick} x="0" y="50%" dy="1.2em">
          {formatRoundedMoney(layout.top / 2)}
        </text>
        {origin && value !== originalValue ? (
          <circle
            className={styles.ghost}
            cx={`${layout.toX(originalValue)}%`}
            cy={`${layout.toY(origin.premium)}%`}
            r="7"
          />
        ) : null}
        {here ? (
          <>
            <line
              className={styles.stem}
              x1={x}
              x2={x}
              y1={`${layout.toY(here.high)}%`}
              y2={`${layout.toY(here.low)}%`}
            />
            <circle className={styles.dot} cx={x} cy={`${layout.toY(here.premium)}%`} r="8" />
          </>
        ) : null}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{formatAnswer(field, first.value)}</span>
        <span>{formatAnswer(field, last.value)}</span>
      </div>
      <details className={styles.table}>
        <summary>Show the curve as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{label}</th>
              <th scope="col">Premium a year</th>
              <th scope="col">Range</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.value}>
                <th scope="row">{formatAnswer(field, point.value)}</th>
                <td>{formatRoundedMoney(point.premium)}</td>
                <td>
                  {formatRoundedMoney(point.low)} to {formatRoundedMoney(point.high)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
