import { formatTilesHeading } from './cases.ts';
import { LevelTiles } from './level-prices.tsx';
import { formatPeopleLine } from './people-line.ts';
import {
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

/** Tiles of a copied link, whose people can't be changed and which has no next steps below. */
export function LinkTiles() {
  const { people, priced } = usePlanPrices();
  return (
    <HouseholdTiles covers={<PeopleCovers people={people} state={priced.input_data.state} />}>
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
          <PeopleLine text={formatPeopleLine(prices)} />
          <LevelRemarks prices={prices} />
          <ExchangeOfUnknownPrices prices={prices} />
          <OutsideExchange prices={prices} />
        </TilesOrCase>
      )}
    </HouseholdTiles>
  );
}
