import { storedHouseholdTexts } from '#frontend/features/household/stored-household.en.ts';
import { readStoredHousehold } from '#frontend/features/household/stored-household.tsx';
import { formatTilesHeading } from '#frontend/features/prices/cases.ts';
import { readPlanPrices, toMonthlyPrices } from '#frontend/features/prices/household-prices.ts';
import { LevelPrices } from '#frontend/features/prices/level-prices.tsx';
import styles from './prediction-comparison.module.css';
import { type Compared, PredictionName } from './prediction-name.tsx';
import { compareTexts as texts } from './texts/en.ts';

/** Prices of the metal levels for the household that is stored with each prediction; equal ones once. */
export function MonthlyPrices({ compared }: { compared: readonly Compared[] }) {
  const rows = compared.flatMap((prediction) =>
    prediction.insurance_type === 'health'
      ? { prediction, ...toMonthlyPrices(readPlanPrices(prediction, readStoredHousehold(prediction))) }
      : [],
  );
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
      <LevelPrices prices={tiles} attribute="data-level" isShort />
      <p className="remark">
        {texts.basis(
          prices.household.income === undefined ? storedHouseholdTexts.notStored : formatTilesHeading(prices),
          prices.plan_year,
        )}
      </p>
    </div>
  );
}
