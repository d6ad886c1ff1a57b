import { type ReactNode, useMemo } from 'react';
import { storedHouseholdTexts } from '#frontend/features/household/stored-household.texts.ts';
import { readStoredHousehold } from '#frontend/features/household/stored-household.tsx';
import { formatPlace } from '#frontend/features/places/format-place.ts';
import { formatTilesHeading } from '#frontend/features/plans/cases.ts';
import { ChangeBlock } from '#frontend/features/plans/change/change-block.tsx';
import { describeChange } from '#frontend/features/plans/change/change-view.ts';
import {
  type HouseholdPrices,
  readPlanPrices,
  toMonthlyPrices,
} from '#frontend/features/plans/household-prices.ts';
import { LevelRow } from '#frontend/features/plans/level-prices.tsx';
import { Card } from '#frontend/ui/content.tsx';
import { compareTexts as texts } from './compare.texts.ts';
import styles from './prediction-comparison.module.css';
import { type Compared, type HealthPrediction, PredictionName } from './prediction-name.tsx';

/** Prices for the household that is stored with a prediction. */
type Reading = HouseholdPrices<Compared<HealthPrediction>>;

interface MonthlyComparisonProps {
  compared: readonly Compared<HealthPrediction>[];
  /** Adds the card of the prices. */
  frame: (prices: ReactNode) => ReactNode;
}

/** Change from the first stored household to each other one, with its reasons, and the prices of each, a month. */
export function MonthlyComparison({ compared, frame }: MonthlyComparisonProps) {
  const readings = useMemo(
    () => compared.map((prediction): Reading => readPlanPrices(prediction, readStoredHousehold(prediction))),
    [compared],
  );
  const [first, ...others] = readings;
  return (
    <>
      {first && others.map((other) => <MonthlyChange key={other.priced.id} from={first} to={other} />)}
      {frame(<MonthlyPrices readings={readings} />)}
    </>
  );
}

function MonthlyChange({ from, to }: { from: Reading; to: Reading }) {
  const [before, after] = [from.outcome, to.outcome];
  if (!before || !after) return null;
  const { county, state } = after.place;
  const view = describeChange(before, after, formatPlace({ county, state }) || undefined);
  const ends = { before: from.priced.letter, after: to.priced.letter };
  return (
    <Card labelledBy={`change-${ends.after}`} title={texts.fromTo(ends.before, ends.after)}>
      <ChangeBlock view={view} ends={ends} />
    </Card>
  );
}

/** Prices of the metal levels for each household; equal ones once. */
function MonthlyPrices({ readings }: { readings: readonly Reading[] }) {
  const rows = readings.map((reading) => ({ prediction: reading.priced, ...toMonthlyPrices(reading) }));
  const groups = Map.groupBy(rows, ({ prediction, instead, tiles, prices }) =>
    JSON.stringify([prediction.market.premium, prices?.plan_year, instead, tiles]),
  );
  return (
    <div className="container stack-12">
      {groups.size === 1 && <p>{texts.sameCharge}</p>}
      <ul>
        {[...groups].map(([charged, same]) => (
          <li key={charged} className={`${styles.row} ruled`}>
            <div className="stack-4">
              {same.map(({ prediction }) => (
                <PredictionName key={prediction.id} prediction={prediction} />
              ))}
            </div>
            <Charged {...same[0]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Charged({ instead, prices, tiles = [] }: Partial<ReturnType<typeof toMonthlyPrices>>) {
  if (instead || !prices) return <p>{instead}</p>;
  return (
    <div>
      <LevelRow prices={tiles} attribute="data-level" />
      <p className="remark">
        {texts.basis(
          prices.household.income === undefined ? storedHouseholdTexts.notStored : formatTilesHeading(prices),
          prices.plan_year,
        )}
      </p>
    </div>
  );
}
