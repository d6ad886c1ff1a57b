import type { ReactNode } from 'react';
import { lastPlace } from '#frontend/api/stored-answers.ts';
import { RememberHousehold } from '#frontend/features/household/household-fields.tsx';
import { formatPlace } from '#frontend/features/predictions/answers.ts';
import { useCounties } from '#frontend/features/predictions/places/counties.ts';
import type { HouseholdPrices } from '#frontend/features/prices/household-prices.ts';
import { formatPeopleLine, toMedicareHeadline } from '#frontend/features/prices/tiles.ts';
import { usePlanPrices } from '#frontend/features/prices/use-plan-prices.ts';
import { Button } from '#frontend/ui/button.tsx';
import { toLineStart } from '#frontend/ui/format.ts';
import type { Priced } from '#functions/plans/plan-prices.ts';
import { toPricesOfYear } from '#functions/plans/price-year.ts';
import { formatTerritory } from '#functions/plans/territories.ts';
import { detailTexts } from '../texts/en.ts';
import { CopySummary, formatMarketBasis, formatTiles } from './about-estimate.tsx';
import { summaryTexts as texts } from './texts/en.ts';

/** Ways to keep prices that are shown before the questions about health: a copy, paper, and this device. */
export function KeepPrices({ priced }: { priced: Priced }): ReactNode {
  const shown = usePlanPrices(priced);
  const { age, ...place } = priced.input_data;
  useCounties(place.county !== undefined);
  return (
    <div className="stack-8 screen-only">
      <div className="row">
        <CopySummary summary={formatPrices(priced, shown)} />
        <Button onClick={() => print()}>{texts.print}</Button>
      </div>
      <RememberHousehold answers={{ ...Object(lastPlace.read()), ...place, age: String(age) }} />
    </div>
  );
}

/** Formats prices without an estimate as one paragraph of plain text, in the order of the screen. */
export function formatPrices(
  priced: Priced,
  { prices, territory, hasMedicare, year }: HouseholdPrices,
): string {
  if (territory) return [texts.prices, texts.noMarketplace(formatTerritory(territory))].join(' ');
  const { state, county } = priced.input_data;
  const sentences = [
    texts.prices,
    texts.place(toLineStart(formatPlace({ state, county }) || detailTexts.average)),
  ];
  if (hasMedicare)
    sentences.push(texts.pays(toMedicareHeadline(priced).title, toMedicareHeadline(priced).text));
  if (!prices) return sentences.join(' ');
  const basis = formatMarketBasis(toPricesOfYear(priced.market, year));
  return [...sentences, formatTiles(prices), formatPeopleLine(prices), basis].join(' ');
}
