import { memo, useMemo } from 'react';
import { formatAnswer, toAnswerLabel } from '#frontend/features/estimates/answers.ts';
import { buildPremiumScale, Chart } from '#frontend/features/estimates/charts/chart-parts.tsx';
import { dot, formatRange, hollowDot } from '#frontend/features/estimates/charts/range-line.tsx';
import { roundTo } from '#frontend/features/estimates/measurement-units.ts';
import { whatIfTexts as texts } from '#frontend/features/estimates/what-if/what-if.texts.ts';
import type { Evaluator } from '#frontend/features/places/evaluator.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { DataTable } from '#frontend/ui/table.tsx';
import styles from './what-if.module.css';

/** Premium and its range at a value of the answer. */
type CurvePoint = ReturnType<Evaluator['price']> & { readonly value: number };

const rangeBar = { stroke: 'var(--action)', strokeLinecap: 'round', strokeWidth: 8 } as const;
const curve = { fill: 'none', stroke: 'var(--action)', strokeWidth: 3, strokeLinejoin: 'round' } as const;

/**
 * Builds the layout of a curve: positions in percent of the chart's width and height, from the top left.
 * @param points in ascending order of their values; at least one
 */
export function buildCurveLayout(points: readonly CurvePoint[]) {
  const [min, max] = [points[0]?.value ?? 0, points.at(-1)?.value ?? 0];
  const { top, toY } = buildPremiumScale(points);
  const toX = (value: number) => (max > min ? roundTo((value - min) * (100 / (max - min)), 2) : 50);
  const toPath = (ordered: readonly CurvePoint[], key: 'premium' | 'low' | 'high') =>
    ordered.map((point) => `${toX(point.value)} ${toY(point[key])}`).join('L');
  return {
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
  points: readonly CurvePoint[];
  present: CurvePoint;
  original: CurvePoint;
}

/** Curve of the premium over one answer, with its range as a band, and the same numbers as a table. */
export function PremiumCurve({ field, points, present, original }: PremiumCurveProps) {
  const { line, band, top, toX, toY } = useMemo(() => buildCurveLayout(points), [points]);
  const x = `${toX(present.value)}%`;
  return (
    <figure className="stack-12">
      <figcaption>
        <span className="display figure-title">{texts.curveTitle(toAnswerLabel(field, true))}</span>
        <span>{texts.curveText}</span>
      </figcaption>
      <Chart top={top}>
        <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={styles.band} fill="var(--action-wash)" d={band} />
          <path {...curve} vectorEffect="non-scaling-stroke" d={line} />
        </svg>
        {present.value === original.value ? null : (
          <circle {...hollowDot} cx={`${toX(original.value)}%`} cy={`${toY(original.premium)}%`} r="7" />
        )}
        <line {...rangeBar} x1={x} x2={x} y1={`${toY(present.high)}%`} y2={`${toY(present.low)}%`} />
        <circle {...dot} cx={x} cy={`${toY(present.premium)}%`} r="8" />
      </Chart>
      <div className="between remark" aria-hidden="true">
        <span>{formatAnswer(field, points[0]?.value)}</span>
        <span>{formatAnswer(field, points.at(-1)?.value)}</span>
      </div>
      <details>
        <summary>{texts.table}</summary>
        <CurveTable field={field} points={points} />
      </details>
    </figure>
  );
}

/** Points of a curve, which a slider of its own answer doesn't change. */
const CurveTable = memo(({ field, points }: Pick<PremiumCurveProps, 'field' | 'points'>) => (
  <DataTable
    caption={texts.curveTitle(toAnswerLabel(field, true))}
    columns={[toAnswerLabel(field), texts.premiumColumn, texts.rangeColumn]}
    rows={points.map((point) => ({
      key: point.value,
      cells: [formatAnswer(field, point.value), formatRoundedMoney(point.premium), formatRange(point)],
    }))}
  />
));
