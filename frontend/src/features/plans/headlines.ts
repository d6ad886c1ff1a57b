import { maxPersonAge, maxPricedAge, medicareAge } from '#contract/household-bounds.ts';
import { joinTexts } from '#frontend/ui/format.ts';
import type { Priced } from '#functions/plans/plan-prices.ts';
import { findYearPrices } from '#functions/plans/price-year.ts';
import { medicaidOffices, medicare } from '#functions/plans/state-offices.ts';
import { formatTerritory, type Territory } from '#functions/plans/territories.ts';
import { nameEnglishPage } from '#functions/plans/texts/en.ts';
import { tileTexts as texts } from './price.texts.ts';
import { formatAmounts } from './tiles.ts';

/** Case that takes the place of prices as the headline of a result. */
export interface Headline {
  title: string;
  text: string;
  /** Price beside those of the plans below. */
  comparison?: string;
  /** First step. */
  link?: { name: string; url: string };
  phone?: string | undefined;
  /** "Full prices a month: bronze $394, silver $574, gold $614." */
  prices?: string;
  /** Advantage over the plans below. */
  badge?: string | undefined;
}

/** Headline in a territory, where there is neither a marketplace nor a credit. */
export const toTerritoryHeadline = (territory: Territory): Headline => ({
  title: texts.noMarketplace(formatTerritory(territory)),
  text: texts.noMarketplaceText,
  link: { name: nameEnglishPage(texts.findMedicaidOffice), url: medicaidOffices },
});

/**
 * Headline of an applicant with Medicare. The prices are those at 64, the oldest age on the marketplace, or of a younger
 * person who has it already.
 * @param hasOthers true if the tiles follow, with the prices of younger people
 */
export function toMedicareHeadline({ input_data: { age }, market }: Priced, hasOthers = false): Headline {
  const prices = { ...market, silver: market.silver ?? market.premium };
  const isYounger = age < medicareAge;
  // Ages above are typing errors.
  const title = age > maxPersonAge ? texts.medicareFrom : texts.medicareAt(Math.floor(age));
  return {
    title: isYounger ? texts.hasMedicare : title,
    text: isYounger ? texts.medicare : joinTexts(texts.medicare, texts.medicareSignUp),
    link: { name: medicare.link ?? medicare.name, url: medicare.url },
    phone: '1-800-633-4227',
    ...(!hasOthers && {
      prices: texts.pricesAtAge(
        findYearPrices(market).plan_year,
        Math.min(Math.floor(age), maxPricedAge),
        formatAmounts((level) => prices[level]),
      ),
    }),
  };
}
