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

/** Drawing of a chart. The caller shows its numbers as text. */
export function Chart({ children }: { children: ReactNode }) {
  return (
    <svg className={`${styles.chart} drawing`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** Grid lines of a chart at 0, half and all of its vertical scale, with their amounts. For use inside an SVG. */
export function PremiumGrid({ top }: { top: number }) {
  return (
    <>
      {['0', '50%', '100%'].map((y) => (
        <line key={y} stroke="var(--line)" x1="0" x2="100%" y1={y} y2={y} />
      ))}
      {[top, top / 2].map((amount, index) => (
        <text key={amount} fill="var(--quiet)" x="0" y={`${index * 50}%`} dy="1.2em">
          {formatRoundedMoney(amount)}
        </text>
      ))}
    </>
  );
}
