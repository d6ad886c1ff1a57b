import type { Estimate } from '#contract/estimates.ts';
import { premiumTexts } from '#frontend/features/estimates/premium.texts.ts';
import { toPosition } from '#frontend/ui/signature-line.tsx';

/** Likely lowest and highest amount, USD a year. */
type Range = Pick<Estimate['range'], 'low' | 'high'>;

/** A premium and its range, USD a year. */
export interface RangedPremium extends Range {
  readonly premium: number;
}

/** Alignment that keeps a label at a position inside the picture. */
export function toTextAnchor(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 25) return 'start';
  return percent > 75 ? 'end' : 'middle';
}

/** Formats a range without an explanation: "$7,100 to $10,600". */
export const formatRange: (range: Range) => string = premiumTexts.range;

/** Dot of a premium. */
export const dot = { fill: 'var(--ink)', stroke: 'var(--raised)', strokeWidth: 3 };

/** Dot of the premium before answers were changed. */
export const hollowDot = {
  fill: 'var(--raised)',
  stroke: 'var(--ink)',
  strokeDasharray: '3 2',
  strokeWidth: 2,
};

interface ComparisonLineProps extends RangedPremium {
  /** Premium that a hollow dot marks. */
  original: number;
  /** Upper end of the scale, USD a year; the lower end is 0. */
  max: number;
}

/** Range line with the premium as a dot and the original premium as a hollow dot. The caller shows the amounts as text. */
export function ComparisonLine({ original, low, premium, high, max }: ComparisonLineProps) {
  const toX = (amount: number) => `${toPosition(amount, max)}%`;
  const origin = toPosition(original, max);
  return (
    <svg className="drawing remark" height="3.75em" aria-hidden="true">
      <text fill="var(--quiet)" x={`${origin}%`} y="1em" textAnchor={toTextAnchor(origin)}>
        {premiumTexts.yours}
      </text>
      <line stroke="var(--quiet)" x1={`${origin}%`} x2={`${origin}%`} y1="1.4em" y2="2.75em" />
      <g strokeLinecap="round">
        <line stroke="var(--line)" strokeWidth="2" x1="0" x2="100%" y1="2.75em" y2="2.75em" />
        <line stroke="var(--action)" strokeWidth="8" x1={toX(low)} x2={toX(high)} y1="2.75em" y2="2.75em" />
      </g>
      <circle {...hollowDot} cx={`${origin}%`} cy="2.75em" r="0.65em" />
      <circle {...dot} cx={toX(premium)} cy="2.75em" r="0.8em" />
    </svg>
  );
}
