import styles from './signature-line.module.css';

interface Ends {
  readonly from: number;
  readonly to: number;
}

interface SignatureLineProps {
  /** Ends of the scale; it starts at 0 by default. */
  min?: number;
  max: number;
  /** Ends of the thin line, with which the bars are compared; those of the scale by default. */
  thin?: Ends;
  /** Likely ranges by default; prices, costs of care (without colour), times and incomes are flat. */
  bars: readonly (Ends & { readonly kind?: 'plain' | 'care' })[];
  /** Amount of this person. */
  dot?: number | undefined;
  /** Limits. */
  ticks?: readonly number[];
  /** Twice as thick, on paper. */
  big?: boolean;
}

const thinLine = { stroke: 'var(--control)', strokeWidth: 2 };
const dotLook = { fill: 'var(--ink)', stroke: 'var(--raised)', strokeWidth: 2.5 };

/** Position of an amount on a scale, in percent of its width; the middle of a scale without a width. */
export function toPosition(amount: number, max: number, min = 0): number {
  const share = max > min ? (amount - min) / (max - min) : 0.5;
  return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100;
}

/** Line with bars and a dot on a scale: a round bar is a likely range, the dot is this person. The caller shows the amounts as text. */
export function SignatureLine({ min = 0, max, thin, bars, dot, ticks = [], big }: SignatureLineProps) {
  const toX = (amount: number) => `${toPosition(amount, max, min)}%`;
  const { from, to } = thin ?? { from: min, to: max };
  return (
    <svg
      className={`${styles.line} ${big ? styles.big : ''} drawing`}
      strokeLinecap="round"
      aria-hidden="true"
    >
      {to > from && <line {...thinLine} x1={toX(from)} x2={toX(to)} y1="50%" y2="50%" />}
      {bars
        .filter((bar) => bar.to > bar.from)
        .map((bar) => (
          <line
            key={`${bar.kind} ${bar.from}`}
            stroke={bar.kind === 'care' ? 'var(--control)' : 'var(--action)'}
            strokeLinecap={bar.kind && 'butt'}
            strokeWidth={bar.kind ? 10 : big ? 8 : 6}
            x1={toX(bar.from)}
            x2={toX(bar.to)}
            y1="50%"
            y2="50%"
          />
        ))}
      {ticks.map((tick) => (
        <line key={tick} {...thinLine} x1={toX(tick)} x2={toX(tick)} y1="15%" y2="85%" />
      ))}
      {dot === undefined ? null : <circle {...dotLook} className={styles.dot} cx={toX(dot)} cy="50%" />}
    </svg>
  );
}
