import { type KeyboardEvent, useMemo, useState } from 'react';
import { Button } from '#frontend/ui/button.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { formatRoundedMoney, joinTexts } from '#frontend/ui/format.ts';
import table from '#frontend/ui/table.module.css';
import { DataTable } from '#frontend/ui/table.tsx';
import { isUnpriced } from '#functions/plans/cover.ts';
import {
  type CurveStep,
  createPriceAt,
  drawPriceCurve,
  type PriceCurve,
  type PricesAtIncome,
} from '#functions/plans/curve.ts';
import { levels } from '#functions/plans/state-help.ts';
import { CurvePicture } from './curve-picture.tsx';
import styles from './income-prices.module.css';
import { curveTexts as texts } from './income-prices.texts.ts';
import { hasTobacco, listKnown } from './price-texts.ts';
import { TaxTime } from './tax-time.tsx';
import { usePlanPrices } from './use-plan-prices.tsx';

/** Curve of the plans' prices by income with the household's own income, its steps and its figures. */
export function IncomePrices() {
  const { prices } = usePlanPrices();
  const curve = useMemo(() => prices && drawPriceCurve(prices), [prices]);
  const own = prices?.household.income;
  const [moved, setMoved] = useState<{ own: number | undefined; income: number }>();
  if (!(curve && prices)) return null;
  const priceAt = createPriceAt(prices);
  // A new income replaces the one that the dot was moved to.
  const income = moved && moved.own === own ? moved.income : own;
  const at = income === undefined ? undefined : priceAt(income);
  const move = (to: number) => setMoved({ own, income: to });
  return (
    <div className="stack-16">
      <p className="remark">
        {joinTexts(texts.intro(prices.plan_year), hasTobacco(prices) && texts.tobacco)}
      </p>
      <div className={styles.plot}>
        <CurvePicture curve={curve} at={at} />
        {at && <IncomeSlider curve={curve} at={at} onMove={move} />}
      </div>
      {at ? (
        <div className="stack-8">
          <p>
            <strong>{texts.at(at.income)}</strong>
            <span>{` ${formatPrices(at)}`}</span>
          </p>
          <p className="row remark">
            <span>{texts.drag}</span>
            {own !== undefined && income !== own && (
              <Button onClick={() => setMoved(undefined)}>{texts.back(own)}</Button>
            )}
          </p>
        </div>
      ) : (
        <p className="remark">{texts.noIncome}</p>
      )}
      <Steps steps={curve.steps} />
      <Fold title={texts.tableTitle}>
        <DataTable
          className={table.amounts}
          caption={texts.caption}
          columns={texts.columns}
          rows={listRows(curve, own === undefined ? [] : [priceAt(own)]).map((point) => ({
            key: point.income,
            cells: [formatRoundedMoney(point.income), ...formatCells(point)],
          }))}
        />
      </Fold>
      {own !== undefined && <TaxTime key={own} priceAt={priceAt} own={own} />}
    </div>
  );
}

function formatPrices(at: PricesAtIncome): string {
  if (at.help === 'state_decides') return texts.stateDecides;
  return isUnpriced(at) ? texts.publicCover : texts.prices(listKnown((level) => at.levels[level]?.paid));
}

function formatCells(point: PricesAtIncome): string[] {
  return levels.map((level) => {
    if (isUnpriced(point)) return texts.unpricedRow;
    const plan = point.levels[level];
    return plan ? texts.perMonth(plan.paid) : texts.unknown;
  });
}

/** Incomes between the steps that the table has, USD. */
const rowDistance = 5000;

/** Points of the table: both sides of each step, every 5,000 dollars between, and the own income. */
function listRows({ points, steps }: PriceCurve, own: readonly PricesAtIncome[]): PricesAtIncome[] {
  const sides = steps.flatMap(({ before, after }) => [before, after]);
  const round = points.filter(({ income }) => income % rowDistance === 0);
  const byIncome = new Map([...round, ...sides, ...own].map((point) => [point.income, point]));
  return [...byIncome.values()].sort((a, b) => a.income - b.income);
}

/** Smallest change of a price that is named, USD a year. */
const minNamedChange = 60;

function Steps({ steps }: { steps: readonly CurveStep[] }) {
  // Large households have one at most whole percents of the poverty line.
  const [smaller, named] = [true, false].map((isSmaller) =>
    steps.filter(({ codes }) => codes.every((code) => code === 'price_changes') === isSmaller),
  );
  return (
    <Fold title={texts.stepsTitle}>
      <ul className="bullets stack-4">
        {named?.map((step) => (
          <li key={step.before.income}>
            <strong>{formatRoundedMoney(step.before.income)}</strong>
            <span>{` ${joinTexts(texts.step(step.codes), formatChange(step))}`}</span>
          </li>
        ))}
        {smaller?.[0] && (
          <li>
            {texts.smaller(smaller.length, smaller[0].before.income, smaller.at(-1)?.before.income ?? 0)}
          </li>
        )}
      </ul>
      {steps.some(({ codes }) => codes.includes('medicaid_ends')) && (
        <p className="remark">{texts.presentMonth}</p>
      )}
    </Fold>
  );
}

/** Change of the silver price, or of the level that changes most where silver hardly does. */
function formatChange({ before, after }: CurveStep): string | undefined {
  if (isUnpriced(before) || isUnpriced(after)) return undefined;
  const changes = levels
    .map((level) => ({
      level,
      usd: (after.levels[level]?.paid ?? 0) - (before.levels[level]?.paid ?? 0),
    }))
    .filter(({ usd }) => Math.abs(usd) >= minNamedChange);
  const change = changes.find(({ level }) => level === 'silver') ?? changes[0];
  return change && texts.more(change.level, change.usd);
}

interface IncomeSliderProps {
  curve: PriceCurve;
  at: PricesAtIncome;
  onMove: (income: number) => void;
}

/** Distance of the incomes that the dot moves to, USD. */
const moveDistance = 250;

/** Next income in a direction: a multiple of 250 dollars or a side of a step. */
function findNext({ steps, end }: PriceCurve, income: number, direction: number): number {
  const grid =
    direction > 0
      ? (Math.floor(income / moveDistance) + 1) * moveDistance
      : (Math.ceil(income / moveDistance) - 1) * moveDistance;
  const sides = steps.flatMap(({ before, after }) => [before.income, after.income]);
  const ahead = [grid, ...sides].filter((one) => direction * (one - income) > 0);
  const next = direction > 0 ? Math.min(...ahead) : Math.max(...ahead);
  return Math.min(end, Math.max(0, next));
}

/** Slider over the whole picture: a press anywhere moves the dot there. */
function IncomeSlider({ curve, at, onMove }: IncomeSliderProps) {
  const { end } = curve;
  const directions: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
  };
  const moveByKey = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    onMove(findNext(curve, at.income, direction));
  };
  return (
    <input
      type="range"
      className={`${styles.slider} over-drawing`}
      aria-label={texts.label}
      min={0}
      max={end}
      step={1}
      value={Math.min(end, at.income)}
      aria-valuetext={texts.valueText(at.income, formatPrices(at))}
      onKeyDown={moveByKey}
      onChange={({ target }) =>
        onMove(Math.min(end, Math.round(target.valueAsNumber / moveDistance) * moveDistance))
      }
    />
  );
}
