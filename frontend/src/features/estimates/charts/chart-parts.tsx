import type { ReactNode } from 'react';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import styles from './chart.module.css';

/** Rounds up to 1, 1.5, 2, 3, 4, 5, 6 or 8 times a power of ten, for a scale with round labels. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((candidate) => candidate * power >= value) ?? 10;
  return factor * power;
}

/** Builds the vertical scale of a chart, from 0 to a round amount that holds all ranges. */
export function buildPremiumScale(ranges: readonly { readonly high: number }[]) {
  const top = roundUp(ranges.reduce((highest, { high }) => Math.max(highest, high), 1));
  return {
    /** Upper end, USD a year. */
    top,
    /** Position of a premium in percent of the chart's height, from the top. */
    toY: (premium: number) => Math.round((100 - (premium / top) * 100) * 100) / 100,
  };
}

interface ChartProps {
  /** Upper end of the vertical scale from $0. */
  top: number;
  children: ReactNode;
}

/**
 * Drawing of a chart over lines at 0, half and all of its vertical scale, whose upper end is named above it: no label
 * lies on a line. The caller shows the numbers as text.
 */
export const Chart = ({ top, children }: ChartProps) => (
  <div>
    <p className={`${styles.top} remark`} aria-hidden="true">
      {formatRoundedMoney(top)}
    </p>
    <svg className={`${styles.chart} drawing`} aria-hidden="true">
      {['0', '50%', '100%'].map((y) => (
        <line key={y} stroke="var(--line)" x1="0" x2="100%" y1={y} y2={y} />
      ))}
      {children}
    </svg>
  </div>
);
