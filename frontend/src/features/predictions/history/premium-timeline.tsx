import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import type { InsuranceType } from '#contract/insurance-answers.ts';
import type { HistoryRow, PredictionRow } from '#contract/routes/list-predictions.ts';
import { buildPremiumScale, Chart, PremiumGrid } from '#frontend/features/estimates/charts/chart-parts.tsx';
import { formatRange } from '#frontend/features/estimates/charts/range-line.tsx';
import { getAge } from '#frontend/features/predictions/history/prediction-table.tsx';
import { isReadable } from '#frontend/features/predictions/stored-predictions.ts';
import { formPaths, toPredictionPath } from '#frontend/paths.ts';
import { LinkButton } from '#frontend/ui/button.tsx';
import { Card } from '#frontend/ui/content.tsx';
import { EmptyState } from '#frontend/ui/empty-state.tsx';
import { formatDate, formatDateTime, formatRoundedMoney } from '#frontend/ui/format.ts';
import { DataTable } from '#frontend/ui/table.tsx';
import styles from './premium-timeline.module.css';
import { timelineTexts as texts } from './premium-timeline.texts.tsx';

/** Maximum number of predictions in a chart. */
const maxCount = 50;

interface TimelineProps {
  /** Predictions of both types, newest first. */
  predictions: readonly HistoryRow[];
  /** True if there are older predictions. */
  hasMore: boolean;
}

/** Charts of the user's newest premiums, one for each insurance type. */
export function TimelineSection(props: TimelineProps) {
  return (
    <Card labelledBy="timelines" title={texts.heading} className="stack-16">
      <div className={`${styles.charts} columns`}>
        <PremiumTimeline insuranceType="health" {...props} />
        <PremiumTimeline insuranceType="car" {...props} />
      </div>
    </Card>
  );
}

/** Chart of the newest premiums of one type with their ranges, the same numbers as a table. */
export function PremiumTimeline({
  insuranceType,
  predictions,
  hasMore,
}: TimelineProps & { insuranceType: InsuranceType }) {
  const title = texts.titles[insuranceType];
  const shown = predictions
    .filter(isReadable)
    .filter((one) => one.insurance_type === insuranceType)
    .slice(0, maxCount);
  const isPart = hasMore && shown.length < maxCount;
  const scope = isPart ? predictions.length : undefined;
  const isDrawn = shown.length > 0 && isOfOnePerson(shown);
  return (
    <figure className="stack-12">
      <figcaption>
        <span className="display figure-title">{title}</span>
        {isDrawn && <span>{texts.caption(shown.length, shown.length === maxCount, scope)}</span>}
      </figcaption>
      {shown.length === 0 ? (
        <EmptyState
          title={texts.none[insuranceType](scope)}
          action={<LinkButton to={formPaths[insuranceType]}>{texts.create}</LinkButton>}
        />
      ) : (
        <>
          {isDrawn ? <Timeline title={title} predictions={shown.toReversed()} /> : <p>{texts.notDrawn}</p>}
          <details>
            <summary>{texts.asTable[insuranceType]}</summary>
            <DataTable
              caption={title}
              columns={texts.columns}
              rows={shown.map((prediction) => ({
                key: prediction.id,
                cells: [
                  <Link key="link" to={toPredictionPath(prediction.id)}>
                    {formatDateTime(prediction.created_at)}
                  </Link>,
                  formatRoundedMoney(prediction.predicted_premium),
                  formatRange(prediction.range),
                  prediction.label,
                ],
              }))}
            />
          </details>
        </>
      )}
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
 * Premiums as dots on the bars of their ranges, and the selected one as text. They have equal distances,
 * since several are often made within minutes. A transparent slider over the chart selects one, with the
 * keyboard, the mouse or a finger.
 * @param predictions oldest first; at least one
 */
function Timeline({ title, predictions }: { title: string; predictions: readonly PredictionRow[] }) {
  const last = predictions.length - 1;
  const [selected, setSelected] = useState(last);
  const { top, toY } = buildPremiumScale(predictions.map(({ range }) => range));
  const toX = (index: number) => `${last === 0 ? 50 : (index / last) * 100}%`;
  const current = predictions[selected];
  if (!current) return null;
  const range = texts.likely(formatRange(current.range));
  const time = formatDateTime(current.created_at);
  const name = current.label === undefined ? time : texts.labelled(current.label, time);
  return (
    <>
      <div className={styles.plot}>
        {last > 0 && (
          <input
            type="range"
            className={`${styles.slider} over-drawing`}
            aria-label={texts.selected(title)}
            aria-valuetext={texts.value(formatRoundedMoney(current.predicted_premium), range, name)}
            max={last}
            value={selected}
            onChange={({ target }) => setSelected(Number(target.value))}
          />
        )}
        <Chart>
          <PremiumGrid top={top} />
          {predictions.map(({ id, predicted_premium: premium, range: { low, high } }, index) => {
            const x = toX(index);
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
                  cy={`${toY(premium)}%`}
                  r={isSelected ? 7 : 3.5}
                />
              </Fragment>
            );
          })}
        </Chart>
      </div>
      {last > 0 && (
        <div className={`${styles.ends} between remark`} aria-hidden="true">
          {[predictions[0], predictions[last]].map(
            (end) => end && <span key={end.id}>{formatDate(end.created_at)}</span>,
          )}
        </div>
      )}
      <p className={styles.current}>
        {texts.current(<strong>{formatRoundedMoney(current.predicted_premium)}</strong>, range)}
        <Link to={toPredictionPath(current.id)} className={styles.link}>
          {name}
        </Link>
      </p>
    </>
  );
}
