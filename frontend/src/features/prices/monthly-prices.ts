import { type Priced, readOutlook } from '#functions/plans/outlook.ts';
import type { HouseholdInput } from '#functions/plans/typed-household.ts';
import { outlookTexts } from './texts/en.ts';
import { findHeadline, formatTile, listTiles, toMedicareHeadline, toTerritoryHeadline } from './tiles.ts';

/** Prices of the levels a month for a household by their names, or the title of the case that takes their place. */
export function readMonthlyPrices(priced: Priced, input: HouseholdInput) {
  const { outlook, hasMedicare, territory, problems } = readOutlook(priced, input);
  const findCase = () => {
    if (territory) return toTerritoryHeadline(territory).title;
    if (outlook) return findHeadline(outlook)?.title;
    return hasMedicare ? toMedicareHeadline(priced).title : Object.values(problems).find(Boolean);
  };
  const prices = outlook ? listTiles(outlook) : [];
  return {
    outlook,
    problems,
    instead: findCase(),
    levels: Object.fromEntries(
      prices.map((tile) => [tile.name, tile.range ? formatTile(tile) : outlookTexts.unknown]),
    ),
  };
}
