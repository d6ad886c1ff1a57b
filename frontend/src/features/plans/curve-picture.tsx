import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { isUnpriced } from '#functions/plans/cover.ts';
import type { PriceCurve, PricesAtIncome } from '#functions/plans/curve.ts';
import { type Level, levelNames, levels } from '#functions/plans/state-help.ts';
import styles from './income-prices.module.css';
import { curveTexts as texts } from './income-prices.texts.ts';

interface CurvePictureProps {
  curve: PriceCurve;
  /** Income of the dots. */
  at: PricesAtIncome | undefined;
}

const stepLine = { stroke: 'var(--line)', vectorEffect: 'non-scaling-stroke' } as const;

/** Units of the picture, which is stretched to its box. */
const size = 1000;

/** Lines of the levels' prices over the income, with a mark at each step. The caller shows the figures as text. */
export function CurvePicture({ curve: { points, steps, end }, at }: CurvePictureProps) {
  const paid = points.flatMap((point) =>
    isUnpriced(point) ? [] : levels.map((level) => point.levels[level]?.paid ?? 0),
  );
  const max = Math.max(1, ...paid);
  const toX = (income: number) => (size * Math.min(income, end)) / end;
  const toY = (usd: number) => size - (size * usd) / max;
  /** Moves to a point after a gap, draws a line to others. */
  const toPath = (level: Level) => {
    let command = 'M';
    return points
      .map((point) => {
        const plan = isUnpriced(point) ? undefined : point.levels[level];
        const part = plan && `${command}${toX(point.income).toFixed(2)} ${toY(plan.paid).toFixed(1)}`;
        command = plan ? 'L' : 'M';
        return part ?? '';
      })
      .join('');
  };
  const lastUnpriced = points.findLast(isUnpriced);
  return (
    <div aria-hidden="true">
      <p className="between remark">
        <span>{texts.month(max)}</span>
        <span className="row">
          {levels.map((level) => (
            <span key={level} className="row">
              <span className={`${styles.mark} ${styles[level]}`} />
              <span>{levelNames[level]}</span>
            </span>
          ))}
          {lastUnpriced && (
            <span className="row">
              <span className={styles.unpriced} />
              <span>{texts.unpriced}</span>
            </span>
          )}
        </span>
      </p>
      <div className={styles.picture}>
        <svg
          className="drawing"
          viewBox={`0 0 ${size} ${size}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {lastUnpriced && <rect fill="var(--action-wash)" width={toX(lastUnpriced.income)} height={size} />}
          {steps.map(({ before: { income } }) => (
            <line key={income} {...stepLine} x1={toX(income)} x2={toX(income)} y1={0} y2={size} />
          ))}
          {levels.map((level) => (
            <path key={level} className={`${styles.curve} ${styles[level]}`} d={toPath(level)} />
          ))}
        </svg>
        {at && <span className={styles.ownLine} style={{ insetInlineStart: `${toX(at.income) / 10}%` }} />}
        {at &&
          !isUnpriced(at) &&
          levels.map((level) => {
            const plan = at.levels[level];
            if (!plan) return null;
            return (
              <span
                key={level}
                className={`${styles.dot} ${level === 'silver' ? styles.own : ''}`}
                style={{
                  insetInlineStart: `${toX(at.income) / 10}%`,
                  insetBlockStart: `${toY(Math.min(plan.paid, max)) / 10}%`,
                }}
              />
            );
          })}
      </div>
      <p className="between remark">
        <span>{formatRoundedMoney(0)}</span>
        <span>{formatRoundedMoney(end / 2)}</span>
        <span>{formatRoundedMoney(end)}</span>
      </p>
    </div>
  );
}
