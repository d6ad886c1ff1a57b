import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import type { InsuranceType } from '#contract/insurance-answers.ts';
import type { HistoryRow, PredictionRow } from '#contract/routes/list-predictions.ts';
import { buildPremiumScale, Chart } from '#frontend/features/estimates/charts/chart-parts.tsx';
import { formatRange } from '#frontend/features/estimates/charts/range-line.tsx';
import { readRowPrices } from '#frontend/features/plans/net-price.ts';
import { getAge, isReadable } from '#frontend/features/predictions/stored-predictions.ts';
import { toPredictionPath } from '#frontend/paths.ts';
import { Card } from '#frontend/ui/content.tsx';
import { formatDate, formatDateTime, formatRoundedMoney } from '#frontend/ui/format.ts';
import { DataTable } from '#frontend/ui/table.tsx';
import styles from './premium-timeline.module.css';
import { timelineTexts as texts } from './premium-timeline.texts.tsx';

/** Maximum number of predictions in a chart. */
const maxCount = 50;

/** Price that the owner of a prediction pays by it, USD a month. */
interface Point extends Pick<PredictionRow, 'id' | 'created_at' | 'label'> {
  amount: number;
  range: { low: number; high: number };
}

interface TimelineProps {
  /** Predictions of both types, newest first. */
  predictions: readonly HistoryRow[];
  /** True if there are older predictions. */
  hasMore: boolean;
}

const types = ['health', 'car'] as const;

/** Charts of what the user's newest predictions say that is paid; nothing without two of one type and of one person. */
export function TimelineSection({ predictions, hasMore }: TimelineProps) {
  const charts = types.map((type) => ({ type, points: listPoints(predictions, type) }));
  const drawn = charts.filter(({ points }) => points.length > 1);
  if (drawn.length === 0) return null;
  return (
    <Card labelledBy="timelines" title={texts.heading} className="stack-16">
      <div className={`${styles.charts} columns`}>
        {drawn.map(({ type, points }) => {
          const isPart = hasMore && points.length < maxCount;
          return (
            <PriceChart
              key={type}
              insuranceType={type}
              points={points}
              scope={isPart ? predictions.length : undefined}
            />
          );
        })}
      </div>
    </Card>
  );
}

/** Lists what the newest predictions of a type say that is paid, newest first; none if they may be of several people. */
function listPoints(predictions: readonly HistoryRow[], type: InsuranceType): Point[] {
  const newest = predictions
    .filter(isReadable)
    .filter((one) => one.insurance_type === type)
    .slice(0, maxCount);
  return isOfOnePerson(newest) ? newest.flatMap((row) => toPoint(row) ?? []) : [];
}

/** Silver for the stored household, or the premium of a car; undefined where another coverage takes the place of plans. */
function toPoint(row: PredictionRow): Point | undefined {
  const { id, created_at, label } = row;
  const silver = row.insurance_type === 'health' ? readRowPrices(row).prices?.levels.silver : undefined;
  const price =
    row.insurance_type === 'health'
      ? silver && { amount: silver.paid, range: silver.range }
      : { amount: row.predicted_premium, range: row.range };
  if (!price) return undefined;
  const range = { low: price.range.low / 12, high: price.range.high / 12 };
  return { id, created_at, label, amount: price.amount / 12, range };
}

/** Filed prices have no range. */
const isExact = ({ range: { low, high } }: Pick<Point, 'range'>) => low === high;

interface PriceChartProps {
  insuranceType: InsuranceType;
  /** Newest first. */
  points: readonly Point[];
  /** Number of all loaded predictions, if older ones of the type may exist. */
  scope: number | undefined;
}

/** Chart of prices with their ranges, and the same numbers as a table. */
function PriceChart({ insuranceType, points, scope }: PriceChartProps) {
  const title = texts.titles[insuranceType];
  return (
    <figure className="stack-12">
      <figcaption>
        <span className="display figure-title">{title}</span>
        <span>{texts.caption(points.length, points.length === maxCount, scope)}</span>
      </figcaption>
      <Timeline title={title} points={points.toReversed()} />
      <details>
        <summary>{texts.asTable[insuranceType]}</summary>
        <DataTable
          caption={title}
          columns={texts.columns}
          rows={points.map(({ id, created_at, label, amount, range }) => ({
            key: id,
            cells: [
              <Link key="link" to={toPredictionPath(id)}>
                {formatDateTime(created_at)}
              </Link>,
              formatRoundedMoney(amount),
              isExact({ range }) ? '' : formatRange(range),
              label,
            ],
          }))}
        />
      </details>
    </figure>
  );
}

/** Years by which the ages of one person's predictions may differ from the newest one. */
const maxAgeDifference = 2;

/** Returns true if all predictions can be of the person of the newest one: nearly the same age, and the same state. */
function isOfOnePerson([newest, ...others]: readonly PredictionRow[]): boolean {
  if (!newest) return true;
  return others.every(
    (one) =>
      Math.abs(getAge(one) - getAge(newest)) <= maxAgeDifference &&
      one.input_data.state === newest.input_data.state,
  );
}

/**
 * Prices as dots on the bars of their ranges, and the selected one as text. They have equal distances,
 * since several are often made within minutes. A transparent slider over the chart selects one, with the
 * keyboard, the mouse or a finger.
 * @param points oldest first; at least two
 */
function Timeline({ title, points }: { title: string; points: readonly Point[] }) {
  const last = points.length - 1;
  const [selected, setSelected] = useState(last);
  const { top, toY } = buildPremiumScale(points.map(({ range }) => range));
  const current = points[selected];
  if (!current) return null;
  const range = isExact(current) ? undefined : texts.likely(formatRange(current.range));
  const time = formatDateTime(current.created_at);
  const name = current.label === undefined ? time : texts.labelled(current.label, time);
  return (
    <>
      <div className={styles.plot}>
        <input
          type="range"
          className={`${styles.slider} over-drawing`}
          aria-label={texts.selected(title)}
          aria-valuetext={texts.value(formatRoundedMoney(current.amount), range, name)}
          max={last}
          value={selected}
          onChange={({ target }) => setSelected(Number(target.value))}
        />
        <Chart top={top}>
          {points.map(({ id, amount, range: { low, high } }, index) => {
            const x = `${(index / last) * 100}%`;
            const isSelected = index === selected;
            return (
              <Fragment key={id}>
                <line
                  className={styles.bar}
                  stroke="var(--action)"
                  strokeLinecap="round"
                  strokeOpacity={isSelected ? 1 : 0.45}
                  strokeWidth={isSelected ? 6 : 4}
                  x1={x}
                  x2={x}
                  y1={`${toY(high)}%`}
                  y2={`${toY(low)}%`}
                />
                <circle
                  fill={isSelected ? 'var(--ink)' : 'var(--action)'}
                  stroke={isSelected ? 'var(--raised)' : undefined}
                  strokeWidth="2"
                  cx={x}
                  cy={`${toY(amount)}%`}
                  r={isSelected ? 7 : 3.5}
                />
              </Fragment>
            );
          })}
        </Chart>
      </div>
      <div className={`${styles.ends} between remark`} aria-hidden="true">
        {[points[0], points[last]].map(
          (end) => end && <span key={end.id}>{formatDate(end.created_at)}</span>,
        )}
      </div>
      <p className={styles.current}>
        {texts.current(<strong>{formatRoundedMoney(current.amount)}</strong>, range)}
        <Link to={toPredictionPath(current.id)} className={styles.link}>
          {name}
        </Link>
      </p>
    </>
  );
}
