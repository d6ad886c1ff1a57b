import { useHouseholdInput } from '#frontend/features/household/household-store.ts';
import { readStoredHousehold } from '#frontend/features/household/stored/prediction-household.tsx';
import { keepTexts } from '#frontend/features/household/stored/texts/en.ts';
import { readMonthlyPrices } from '#frontend/features/prices/monthly-prices.ts';
import { formatYear } from '#frontend/features/prices/price-texts.ts';
import plans from '#frontend/features/prices/prices.module.css';
import { formatTilesHeading } from '#frontend/features/prices/tiles.ts';
import { Facts } from '#frontend/ui/content.tsx';
import styles from './prediction-comparison.module.css';
import { type Compared, PredictionName } from './prediction-name.tsx';
import { compareTexts as texts } from './texts/en.ts';

/** Prices of the metal levels for the household of each prediction, or else for that of this tab. */
export function MonthlyPrices({ compared }: { compared: readonly Compared[] }) {
  const [household] = useHouseholdInput();
  const rows = compared.flatMap((prediction) =>
    prediction.insurance_type === 'health'
      ? { prediction, ...readMonthlyPrices(prediction, readStoredHousehold(prediction) ?? household) }
      : [],
  );
  const charged = rows.map(({ prediction, instead, levels }) =>
    JSON.stringify([prediction.market.premium, instead, levels]),
  );
  return (
    <div className="container stack-12">
      {new Set(charged).size === 1 && <p>{texts.sameCharge}</p>}
      <ul>
        {rows.map(({ prediction, instead, levels, outlook }) => (
          <li key={prediction.id} className={styles.row}>
            <PredictionName prediction={prediction} />
            {instead || !outlook ? (
              <p>{instead}</p>
            ) : (
              <div>
                <Facts className={plans.levels} facts={levels} />
                <p className="remark">
                  {texts.basis(
                    outlook.hasIncome ? formatTilesHeading(outlook) : keepTexts.notStored,
                    formatYear(outlook),
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
