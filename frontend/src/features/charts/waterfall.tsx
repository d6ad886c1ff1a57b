import { formatRoundedMoney, formatRoundedMoneyChange } from '#frontend/ui/format.ts';
import { roundParts } from '#frontend/ui/round-parts.ts';
import { toCents } from '#model/serving/cents.ts';
import styles from './waterfall.module.css';
import { waterfallTexts as texts } from './waterfall.texts.ts';

/** Part of the difference between two premiums. */
export interface WaterfallPart {
  readonly label: string;
  /** Text below the label. */
  readonly note: string;
  /** USD a year. */
  readonly amount: number;
}

/**
 * Builds the layout from one premium to another on a scale from $0, in percent of the chart's width: each bar starts
 * where the one before it ended.
 * @param isInOrder keeps the order of the parts; otherwise the largest is the first
 */
export function buildWaterfallLayout(first: number, parts: readonly WaterfallPart[], isInOrder = false) {
  const moved = parts.filter(({ amount }) => amount !== 0);
  if (!isInOrder) moved.sort((left, right) => Math.abs(right.amount) - Math.abs(left.amount));
  const totals = [toCents(first)];
  for (const { amount } of moved) totals.push((totals.at(-1) ?? 0) + toCents(amount));

  // A sum on the way may be below 0.
  const min = Math.min(0, ...totals);
  const width = Math.max(...totals) - min;
  const position = (total = 0) => Math.round(((total - min) / width) * 10_000) / 100;

  return {
    zero: position(0),
    start: position(totals[0]),
    end: position(totals.at(-1)),
    /** Parts other than 0 with the ends of their bars. */
    steps: moved.map((part, index) => ({
      ...part,
      from: position(totals[index]),
      to: position(totals[index + 1]),
      direction: part.amount > 0 ? ('raises' as const) : ('lowers' as const),
    })),
    unmoved: parts.filter(({ amount }) => amount === 0),
  };
}

/** Share of the premium below which parts are gathered. */
const smallShare = 0.02;

/** Gathers the parts that are small beside the premium into one with their sum; parts of 0 stay. */
export function gatherSmallParts(premium: number, parts: readonly WaterfallPart[]): WaterfallPart[] {
  const isSmall = ({ amount }: WaterfallPart) => amount !== 0 && Math.abs(amount) < smallShare * premium;
  const small = parts.filter(isSmall);
  if (small.length < 2) return [...parts];
  const cents = small.reduce((sum, { amount }) => sum + toCents(amount), 0);
  const note = small.map(({ label }) => label).join(', ');
  return [...parts.filter((part) => !isSmall(part)), { label: texts.small, note, amount: cents / 100 }];
}

interface WaterfallProps {
  caption: string;
  /** Texts beside positive and negative amounts: the sign and this word show what the colour shows. */
  directionTexts: { raises: string; lowers: string };
  first: { label: string; note?: string; amount: number };
  last: { label: string; amount: number };
  /** They add up to the difference between first and last. Labels are unique. */
  parts: readonly WaterfallPart[];
  /** Keeps the order of the parts; otherwise the largest is the first. */
  isInOrder?: boolean;
}

/**
 * Parts of the difference between two premiums, from the first to the last. Screen readers get the list;
 * the bars beside it show the same numbers.
 */
export function Waterfall({ caption, directionTexts, first, last, parts, isInOrder }: WaterfallProps) {
  const { zero, start, end, steps, unmoved } = buildWaterfallLayout(first.amount, parts, isInOrder);
  // Of the premiums as they are shown: readers add up what they see.
  const shown = roundParts(
    steps.map(({ amount }) => amount),
    Math.round(last.amount) - Math.round(first.amount),
  );
  const rows = [
    { note: '', ...first, direction: undefined, from: zero, to: start },
    ...steps.map((step, index) => ({ ...step, amount: shown[index] ?? 0 })),
    { note: '', ...last, direction: undefined, from: zero, to: end },
  ];
  return (
    <figure className="stack-12">
      <figcaption className="remark">{caption}</figcaption>
      <ol>
        {rows.map(({ label, note, amount, direction, from, to }, index) => (
          <li key={label} className={`${styles.row} ${direction ?? ''}`}>
            <span>
              <span className="strong">{label}</span>
              {note && <span className="remark">{` ${note}`}</span>}
            </span>
            <span className={styles.amount} data-sum={index < rows.length - 1 ? 'part' : 'total'}>
              {direction ? (
                <>
                  <span>{formatRoundedMoneyChange(amount)}</span>
                  <span className="visually-hidden">{` ${directionTexts[direction]}`}</span>
                </>
              ) : (
                formatRoundedMoney(amount)
              )}
            </span>
            <svg className={styles.picture} aria-hidden="true">
              <line
                className={styles.bar}
                // The bars grow in order; the last and smallest ones together.
                style={{ animationDelay: `${direction ? Math.min(index - 1, 4) * 100 : 0}ms` }}
                x1={`${Math.min(from, to)}%`}
                x2={`${Math.max(from, to)}%`}
                y1="50%"
                y2="50%"
              />
            </svg>
          </li>
        ))}
      </ol>
      {unmoved.length === 0 ? null : (
        <p className="remark">{texts.none(unmoved.map(({ label }) => label))}</p>
      )}
    </figure>
  );
}
