import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PredictionRow } from '#contract/predictions.ts';
import { IncomeField, IncomeHelp } from '#frontend/features/plans/household/household-input.tsx';
import { useHouseholdInput } from '#frontend/features/plans/household-store.ts';
import { formatYear } from '#frontend/features/plans/outlook-texts.ts';
import styles from '#frontend/features/plans/plans.module.css';
import { readMonthlyPrices } from '#frontend/features/plans/stored/monthly-prices.ts';
import { StoredHousehold } from '#frontend/features/plans/stored/prediction-household.tsx';
import { keepTexts } from '#frontend/features/plans/stored/texts/en.ts';
import { formatTilesHeading } from '#frontend/features/plans/tiles/tiles.ts';
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
