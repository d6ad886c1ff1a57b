import { formatAnswer, toAnswerLabel } from '#frontend/features/predictions/answers.ts';
import chartStyles from '#frontend/features/predictions/charts/chart.module.css';
import { buildPremiumScale, PremiumGrid } from '#frontend/features/predictions/charts/chart-parts.tsx';
import { dot, hollowDot, type RangedPremium } from '#frontend/features/predictions/result/range-line.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { Table } from '#frontend/ui/table.tsx';
import styles from './what-if.module.css';

/** Premium and its range at a value of the answer. */
export interface CurvePoint extends RangedPremium {
  readonly value: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Builds the layout of a curve: positions in percent of the chart's width and height, from the top left.
 * @param points in ascending order of their values; at least one
 */
export function buildCurveLayout(points: readonly CurvePoint[]) {
  const min = points[0]?.value ?? 0;
  const max = points.at(-1)?.value ?? 0;
  const { top, toY } = buildPremiumScale(points);
  const toX = (value: number) => (max > min ? round((value - min) * (100 / (max - min))) : 50);
  const toPath = (ordered: readonly CurvePoint[], key: 'premium' | 'low' | 'high') =>
    ordered.map((point) => `${toX(point.value)} ${toY(point[key])}`).join('L');
  return {
    /** SVG path of the premium. */
    line: `M${toPath(points, 'premium')}`,
    /** SVG path around the range. */
    band: `M${toPath(points, 'high')}L${toPath(points.toReversed(), 'low')}Z`,
    top,
    toX,
    toY,
  };
}

interface PremiumCurveProps {
  /** Answer of the horizontal axis. */
  field: string;
  /** At least one. */
  points: readonly CurvePoint[];
  present: CurvePoint;
  /** Point of the original answer. */
  original: CurvePoint;
}

/** Curve of the premium over one answer, with its range as a band, the same numbers as a table. */
export function PremiumCurve({ field, points, present, original }: PremiumCurveProps) {
  const layout = buildCurveLayout(points);
  const label = toAnswerLabel(field);
  const x = `${layout.toX(present.value)}%`;
  return (
    <figure className="stack-12">
      <figcaption>
        <span className="display figure-title">Premium by {label.toLowerCase()}</span> The line is the annual
        premium, the band its range. All other answers stay as chosen.
      </figcaption>
      <svg className={`${chartStyles.chart} drawing`} aria-hidden="true">
        <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={styles.band} fill="var(--action-wash)" d={layout.band} />
          <path className={styles.line} d={layout.line} />
        </svg>
        <PremiumGrid top={layout.top} />
        {present.value === original.value ? null : (
          <circle
            {...hollowDot}
            cx={`${layout.toX(original.value)}%`}
            cy={`${layout.toY(original.premium)}%`}
            r="7"
          />
        )}
        <line
          stroke="var(--ink)"
          strokeWidth="2"
          x1={x}
          x2={x}
          y1={`${layout.toY(present.high)}%`}
          y2={`${layout.toY(present.low)}%`}
        />
        <circle {...dot} cx={x} cy={`${layout.toY(present.premium)}%`} r="8" />
      </svg>
      <div className="between remark" aria-hidden="true">
        <span>{formatAnswer(field, points[0]?.value)}</span>
        <span>{formatAnswer(field, points.at(-1)?.value)}</span>
      </div>
      <details>
        <summary>Show the curve as a table</summary>
        <Table
          columns={[label, 'Premium a year', 'Range']}
          rows={points.map((point) => ({
            key: point.value,
            cells: [
              formatAnswer(field, point.value),
              formatRoundedMoney(point.premium),
              `${formatRoundedMoney(point.low)} to ${formatRoundedMoney(point.high)}`,
            ],
          }))}
        />
      </details>
    </figure>
  );
}
