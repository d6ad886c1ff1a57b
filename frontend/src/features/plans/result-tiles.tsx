import { useStoredHousehold } from '#frontend/features/household/household-store.ts';
import { storedHouseholdTexts } from '#frontend/features/household/stored-household.texts.ts';
import { Button } from '#frontend/ui/button.tsx';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import type { YearOfCare } from '#functions/plans/year-totals.ts';
import { formatHelpHeading } from './cases.ts';
import styles from './level-prices.module.css';
import { LevelTiles } from './level-prices.tsx';
import { formatShortPeopleLine } from './people-line.ts';
import {
  DecisiveSentences,
  HouseholdTiles,
  LevelRemarks,
  MiddleOfCase,
  OutsideExchange,
  PeopleLine,
  TilesOf,
  TilesOrCase,
  UntoldCovers,
} from './plan-tiles.tsx';
import { listTiles } from './tiles.ts';
import { usePlanPrices } from './use-plan-prices.tsx';

interface ResultTilesProps {
  /** Adds which level has the lowest expected total; a table with the same totals follows below. */
  care: YearOfCare | undefined;
}

/**
 * Tiles on the first screen of a result. The ends of the income, the year of care and the basis of the prices are below
 * it, so that the first screen of a phone has the premium.
 */
export function ResultTiles({ care }: ResultTilesProps) {
  const { people, priced } = usePlanPrices();
  const covers = <UntoldCovers people={people} state={priced.input_data.state} />;
  return (
    <HouseholdTiles covers={covers}>
      {(prices) => (
        <TilesOrCase
          prices={prices}
          care={care}
          tiles={<StoredTiles prices={prices} care={care} />}
          afterCase={<MiddleOfCase />}
        >
          <DecisiveSentences prices={prices} />
          <PeopleLine text={formatShortPeopleLine(prices)} />
          {!care && <LevelRemarks prices={prices} />}
          <OutsideExchange prices={prices} />
        </TilesOrCase>
      )}
    </HouseholdTiles>
  );
}

/** Tiles, with a button to the income where a stored household lacks it. */
function StoredTiles({ prices, care }: ResultTilesProps & { prices: PlanPrices }) {
  const isStored = useStoredHousehold() !== undefined;
  const lacksIncome = isStored && prices.household.income === undefined;
  return (
    <TilesOf heading={lacksIncome ? storedHouseholdTexts.notStored : formatHelpHeading(prices)}>
      <div className={care && styles.withTable}>
        <LevelTiles prices={listTiles(prices, care)} attribute="data-level" />
      </div>
      {lacksIncome && (
        <p>
          <Button onClick={() => document.getElementById('household-income')?.focus()}>
            {storedHouseholdTexts.giveIncome}
          </Button>
        </p>
      )}
    </TilesOf>
  );
}
