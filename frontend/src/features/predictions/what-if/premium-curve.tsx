import { useMemo } from 'react';
import type { CurvePoint } from '#contract/estimates.ts';
import { formatAnswer, toAnswerLabel } from '#frontend/features/predictions/answers.ts';
import chartStyles from '#frontend/features/predictions/charts/chart.module.css';
import { buildPremiumScale, PremiumGrid } from '#frontend/features/predictions/charts/chart-parts.tsx';
import { dot, hollowDot, type RangedPremium } from '#frontend/features/predictions/result/range-line.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { Table } from '#frontend/ui/table.tsx';
import styles from './what-if.module.css';

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Builds the layout of a curve: positions in percent of the chart's width and height, from the top left.
 * @param points in ascending order of their values; at least one
 */
export function buildCurveLayout(points: readonly CurvePoint[]) {
  const min = Number(points[0]?.value);
  const max = Number(points.at(-1)?.value);
  const { top, toY } = buildPremiumScale(points);
  const toX = (value: number) =>
    max > min ? round((Math.min(max, Math.max(min, value)) - min) * (100 / (max - min))) : 50;
  const toPath = (ordered: readonly CurvePoint[], key: 'premium' | 'low' | 'high') =>
    ordered.map((point) => `${toX(Number(point.value))} ${toY(point[key])}`).join('L');
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

/** Interpolates the premium and its range at a value inside of a curve. */
export function interpolate(points: readonly CurvePoint[], value: number): RangedPremium | undefined {
  const next = points.findIndex((point) => Number(point.value) >= value);
  const upper = points[next];
  if (!upper) return undefined;
  const lower = points[Math.max(0, next - 1)] ?? upper;
  const width = Number(upper.value) - Number(lower.value);
  const share = width > 0 ? (value - Number(lower.value)) / width : 0;
  const between = (from: number, to: number) => from + (to - from) * share;
  return {
    premium: between(lower.premium, upper.premium),
    low: between(lower.low, upper.low),
    high: between(lower.high, upper.high),
  };
}

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
        {origin && value !== originalValue ? (
          <circle
            {...hollowDot}
            cx={`${layout.toX(originalValue)}%`}
            cy={`${layout.toY(origin.premium)}%`}
            r="7"
          />
        ) : null}
        {here ? (
          <>
            <line
              stroke="var(--ink)"
              strokeWidth="2"
              x1={x}
              x2={x}
              y1={`${layout.toY(here.high)}%`}
              y2={`${layout.toY(here.low)}%`}
            />
            <circle {...dot} cx={x} cy={`${layout.toY(here.premium)}%`} r="8" />
          </>
        ) : null}
      </svg>
      <div className="between remark" aria-hidden="true">
        <span>{formatAnswer(field, first.value)}</span>
        <span>{formatAnswer(field, last.value)}</span>
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
