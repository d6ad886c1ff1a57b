import { readStoredHousehold } from '#frontend/features/household/stored/prediction-household.tsx';
import { keepTexts } from '#frontend/features/household/stored/texts/en.ts';
import { LevelPrices } from '#frontend/features/prices/level-prices.tsx';
import { readMonthlyPrices } from '#frontend/features/prices/monthly-prices.ts';
import { formatTilesHeading } from '#frontend/features/prices/tiles.ts';
import styles from './prediction-comparison.module.css';
import { type Compared, PredictionName } from './prediction-name.tsx';
import { compareTexts as texts } from './texts/en.ts';

/** Prices of the metal levels for the household that is stored with each prediction. */
export function MonthlyPrices({ compared }: { compared: readonly Compared[] }) {
  const rows = compared.flatMap((prediction) =>
    prediction.insurance_type === 'health'
      ? { prediction, ...readMonthlyPrices(prediction, readStoredHousehold(prediction)) }
      : [],
  );
  const charged = rows.map(({ prediction, instead, tiles }) =>
    JSON.stringify([prediction.market.premium, instead, tiles]),
  );
  return (
    <div className="container stack-12">
      {new Set(charged).size === 1 && <p>{texts.sameCharge}</p>}
      <ul>
        {rows.map(({ prediction, instead, tiles, prices }) => (
          <li key={prediction.id} className={styles.row}>
            <PredictionName prediction={prediction} />
            {instead || !prices ? (
              <p>{instead}</p>
            ) : (
              <div>
                <LevelPrices prices={tiles} attribute="data-level" isShort />
                <p className="remark">
                  {texts.basis(
                    prices.household.income === undefined ? keepTexts.notStored : formatTilesHeading(prices),
                    prices.plan_year,
                  )}
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
