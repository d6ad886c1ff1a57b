import { useMemo } from 'react';
import { storedHouseholdTexts } from '#frontend/features/household/stored-household.texts.ts';
import { readStoredHousehold } from '#frontend/features/household/stored-household.tsx';
import { formatPlace } from '#frontend/features/places/format-place.ts';
import { formatTilesHeading } from '#frontend/features/plans/cases.ts';
import { ChangeBlock } from '#frontend/features/plans/change/change-block.tsx';
import { type ChangeView, describeChange } from '#frontend/features/plans/change/change-view.ts';
import { readPlanPrices, toMonthlyPrices } from '#frontend/features/plans/household-prices.ts';
import { tileTexts } from '#frontend/features/plans/price.texts.ts';
import { levelNames, levels } from '#functions/plans/state-help.ts';
import { compareTexts as texts } from './compare.texts.ts';
import type { Compared, HealthPrediction } from './prediction-name.tsx';
import { type PriceRow, PriceTable } from './price-table.tsx';

/** Prices for the household that is stored with a prediction, and what changes from the first one. */
interface Reading extends ReturnType<typeof toMonthlyPrices> {
  prediction: Compared<HealthPrediction>;
  view?: ChangeView | undefined;
}

function readAll(compared: readonly Compared<HealthPrediction>[]): Reading[] {
  const all = compared.map((prediction) => readPlanPrices(prediction, readStoredHousehold(prediction)));
  const before = all[0]?.outcome;
  return all.map((reading, index) => {
    const { priced, outcome } = reading;
    const { county, state } = priced.input_data;
    const isChange = index > 0 && before !== undefined && outcome !== undefined;
    const place = formatPlace({ county, state }) || undefined;
    const view = isChange ? describeChange(before, outcome, place) : undefined;
    return { prediction: priced, view, ...toMonthlyPrices(reading) };
  });
}

/** Prices a month for each stored household, with the difference from the first one and its reasons, and the premiums. */
export function MonthlyComparison({ compared }: { compared: readonly Compared<HealthPrediction>[] }) {
  const readings = useMemo(() => readAll(compared), [compared]);
  const charged = readings.map(({ prediction, instead, tiles, prices }) =>
    JSON.stringify([prediction.market.premium, prices?.plan_year, instead, tiles]),
  );
  const isSame = new Set(charged).size === 1;
  return (
    <>
      {isSame && <p>{texts.sameCharge}</p>}
      <PriceTable
        compared={compared}
        rows={[...levels.map((level) => toRow(level, readings)), toBasis(readings)]}
      />
      {!isSame && readings.map((reading) => <Reasons key={reading.prediction.id} {...reading} from="A" />)}
    </>
  );
}

function toRow(level: (typeof levels)[number], readings: readonly Reading[]): PriceRow {
  return {
    name: texts.aMonth(levelNames[level]),
    level,
    cells: readings.map(({ instead, tiles, view }) => {
      const tile = instead ? undefined : tiles.find((one) => one.level === level);
      if (!tile) return { text: texts.noPrice };
      const change = view?.rows.find((row) => row.level === level);
      return {
        text: tile.isAbout ? tileTexts.aboutAmount(tile.month) : tile.month,
        note: change?.difference,
      };
    }),
  };
}

/** Row on the help that the prices are after, or the case that takes their place. */
const toBasis = (readings: readonly Reading[]): PriceRow => ({
  name: texts.basisOfPrices,
  cells: readings.map(({ instead, prices }) => {
    if (instead || !prices) return { text: instead ?? '' };
    const isKnown = prices.household.income !== undefined;
    return {
      text: texts.basis(
        isKnown ? formatTilesHeading(prices) : storedHouseholdTexts.notStored,
        prices.plan_year,
      ),
    };
  }),
});

/** Reasons of a change, whose prices the table has. */
function Reasons({ prediction, view, from }: Reading & { from: string }) {
  if (!view || [view.remarks, view.notes, view.moves, view.reasons].every((one) => one.length === 0))
    return null;
  const { letter } = prediction;
  return (
    <section aria-labelledby={`change-${letter}`} className="stack-8 screen-only">
      <h3 id={`change-${letter}`}>{texts.fromTo(from, letter)}</h3>
      <ChangeBlock view={{ ...view, rows: [] }} ends={{ before: from, after: letter }} />
    </section>
  );
}
