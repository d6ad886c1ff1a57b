import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PredictionRow } from '#contract/predictions.ts';
import { IncomeField, IncomeHelp } from '#frontend/features/household/household-fields.tsx';
import { useHouseholdInput } from '#frontend/features/household/household-store.ts';
import { StoredHousehold } from '#frontend/features/household/stored/prediction-household.tsx';
import { keepTexts } from '#frontend/features/household/stored/texts/en.ts';
import { readMonthlyPrices } from '#frontend/features/prices/monthly-prices.ts';
import { formatYear } from '#frontend/features/prices/price-texts.ts';
import styles from '#frontend/features/prices/prices.module.css';
import { formatTilesHeading } from '#frontend/features/prices/tiles.ts';
import { toPredictionPath } from '#frontend/paths.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Facts } from '#frontend/ui/content.tsx';
import { focusFirstControl } from '#frontend/ui/use-focus-return.ts';
import type { Priced } from '#functions/plans/outlook.ts';
import { enrollmentTexts as texts } from './texts/en.tsx';

interface HouseholdPricesProps {
  /** Prediction with present prices at its place and age. */
  priced: Extract<PredictionRow, { insurance_type: 'health' }> & Priced;
}

/** Prices of the metal levels a month for the household, or the case that takes their place. */
export const HouseholdPrices = ({ priced }: HouseholdPricesProps) => (
  <StoredHousehold of={priced}>
    <Prices priced={priced} />
  </StoredHousehold>
);

function Prices({ priced }: HouseholdPricesProps) {
  const [input] = useHouseholdInput();
  const { outlook, instead, levels, problems } = readMonthlyPrices(priced, input);
  const [isAsking, setAsking] = useState(false);
  const link = (text: string) => <Link to={toPredictionPath(priced.id)}>{text}</Link>;
  if (instead || !outlook) return <p>{texts.instead(instead, link)}</p>;
  return (
    <>
      <Facts className={styles.levels} facts={levels} />
      <p className="remark">
        {texts.prices(
          formatYear(outlook),
          outlook.hasIncome ? formatTilesHeading(outlook) : keepTexts.notStored,
          link,
        )}
      </p>
      {outlook.hasIncome || isAsking ? null : (
        <p>
          <Button onClick={() => setAsking(true)}>{keepTexts.giveIncome}</Button>
        </p>
      )}
      {isAsking && (
        <div ref={focusFirstControl} className="stack-12">
          <IncomeField problems={problems} isShort />
          <div>
            <IncomeHelp assumedSize={outlook.facts.household_size} priced={priced} />
          </div>
        </div>
      )}
    </>
  );
}
