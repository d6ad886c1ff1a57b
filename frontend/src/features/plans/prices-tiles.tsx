import { formatTilesHeading } from './cases.ts';
import { LevelTiles } from './level-prices.tsx';
import { formatPeopleLine } from './people-line.ts';
import {
  DecisiveSentences,
  EndsOfIncome,
  ExchangeOfUnknownPrices,
  HouseholdTiles,
  LevelRemarks,
  MiddleOfCase,
  OutsideExchange,
  PeopleCovers,
  PeopleLine,
  TilesOf,
  TilesOrCase,
} from './plan-tiles.tsx';
import { listTiles } from './tiles.ts';
import { usePlanPrices } from './use-plan-prices.tsx';

/** Tiles of prices without a premium. */
export function PricesTiles() {
  const { people, priced } = usePlanPrices();
  const covers = <PeopleCovers people={people} state={priced.input_data.state} />;
  return (
    <HouseholdTiles covers={covers}>
      {(prices) => (
        <TilesOrCase
          prices={prices}
          tiles={
            <TilesOf heading={formatTilesHeading(prices)}>
              <LevelTiles prices={listTiles(prices)} attribute="data-level" />
            </TilesOf>
          }
          afterCase={
            <>
              <MiddleOfCase />
              <EndsOfIncome />
            </>
          }
        >
          <EndsOfIncome />
          <DecisiveSentences prices={prices} />
          <PeopleLine text={formatPeopleLine(prices)} />
          <LevelRemarks prices={prices} />
          <ExchangeOfUnknownPrices prices={prices} />
          <OutsideExchange prices={prices} />
        </TilesOrCase>
      )}
    </HouseholdTiles>
  );
}
