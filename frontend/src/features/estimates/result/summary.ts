import type { CarEstimate, Estimate, HealthEstimate } from '#contract/estimates.ts';
import { stateNames } from '#contract/states/texts/en.ts';
import { coverTexts } from '#frontend/features/estimates/car/cover.texts.ts';
import { type CarCovers, formatFirstQuote, pricedCovers } from '#frontend/features/estimates/car/covers.ts';
import { formatRange } from '#frontend/features/estimates/charts/range-line.tsx';
import { formatPlace } from '#frontend/features/places/format-place.ts';
import {
  findHeadline,
  formatHeadline,
  formatReason,
  formatTilesHeading,
} from '#frontend/features/plans/cases.ts';
import { toMedicareHeadline } from '#frontend/features/plans/headlines.ts';
import type { HouseholdPrices } from '#frontend/features/plans/household-prices.ts';
import { formatPeopleLine } from '#frontend/features/plans/people-line.ts';
import { tileTexts } from '#frontend/features/plans/price.texts.ts';
import { formatTile, listTiles } from '#frontend/features/plans/tiles.ts';
import { formatRoundedMoney, toLineStart } from '#frontend/ui/format.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { findYearPrices, type PricesOfPlace, toPricesOfYear } from '#functions/plans/price-year.ts';
import { priceYear } from '#functions/plans/rules.ts';
import { formatState } from '#functions/plans/state-offices.ts';
import { formatTerritory, type Territory } from '#functions/plans/territories.ts';
import type { YearOfCare } from '#functions/plans/year-totals.ts';
import { type PricedPlan, rangeTexts, summaryTexts } from './about-estimate.texts.ts';
import { detailTexts } from './premium-details.texts.ts';
import { formatPricesFor, toPrintedDay } from './prices-for.tsx';
import { resultTexts } from './result.texts.ts';

/** Premium of an estimate, and the market price that it is compared with, with their ranges. */
const formatAmounts = ({ predicted_premium, range, market }: Estimate) => ({
  own: summaryTexts.ranged(predicted_premium, formatRange(range)),
  reference:
    market.range.low === market.range.high
      ? summaryTexts.asFiled(market.premium)
      : summaryTexts.ranged(market.premium, formatRange(market.range)),
});

/**
 * Formats an estimate as one paragraph of plain text: figures in the order of the screen, basis and disclaimer.
 * @param prices what the household would pay; undefined for an incomplete household
 * @param territory place without a marketplace
 */
export function formatHealthSummary(
  estimate: HealthEstimate,
  prices?: PlanPrices,
  territory?: Territory,
  day = toPrintedDay(estimate),
): string {
  const { market } = estimate;
  const { own, reference } = formatAmounts(estimate);
  return [
    summaryTexts.title.health,
    territory
      ? summaryTexts.noMarketplace(formatTerritory(territory))
      : summaryTexts.market(toPricedPlan(estimate), reference),
    ...(prices?.household.income === undefined
      ? []
      : [summaryTexts.pays(formatHeadline(prices), formatReason(prices))]),
    ...(prices ? [formatTiles(prices, estimate.year ?? undefined)] : []),
    summaryTexts.health(own),
    formatPricesFor(prices?.household, findYearPrices(market).plan_year, day),
    formatMarketBasis(market),
    resultTexts.disclaimer,
  ].join(' ');
}

/** The same for a car, with the prices of its covers. */
export function formatCarSummary(estimate: CarEstimate, day = toPrintedDay(estimate)): string {
  const { market, covers, input_data } = estimate;
  const { own, reference } = formatAmounts(estimate);
  return [
    summaryTexts.title.car,
    summaryTexts.car(own),
    formatCovers(covers),
    summaryTexts.carMarket(market.basis, reference, stateNames[input_data.state ?? '']),
    detailTexts.onDay(day),
    formatCarBasis(estimate),
    resultTexts.disclaimer,
  ].join(' ');
}

/** Formats what a car's figures rest on and what they leave out. */
export const formatCarBasis = (estimate: CarEstimate) => rangeTexts.car(formatFirstQuote(estimate));

/** Plan year and basis of marketplace prices. */
export function formatMarketBasis(market: PricesOfPlace): string {
  const { place_basis, params } = market;
  const prices = findYearPrices(market);
  const filed = params?.plan_year ?? priceYear;
  const years = prices.rise
    ? rangeTexts.projected(prices.plan_year, filed, prices.rise.mean)
    : rangeTexts.pricesOf(filed);
  const held =
    place_basis === 'country' || place_basis === 'state' ? rangeTexts.held[place_basis] : undefined;
  return [years, held, rangeTexts.health].filter(Boolean).join(' ');
}

/** Prices of the covers by month: "State minimum $33 ($20 to $51)". */
const formatCovers = (covers: CarCovers) =>
  summaryTexts.covers(
    pricedCovers.map((cover) => {
      const { premium, range } = covers[cover];
      const ends = formatRange({ low: range.low / 12, high: range.high / 12 });
      return summaryTexts.tile(coverTexts.names[cover], `${formatRoundedMoney(premium / 12)} (${ends})`);
    }),
  );

/** "After $893 a month tax credit, a month: Bronze $0, Silver about $396, Gold $210.", or the case in place of the tiles. */
function formatTiles(prices: PlanPrices, care?: YearOfCare): string {
  const instead = findHeadline(prices)?.prices;
  if (instead) return instead;
  const tiles = listTiles(prices, care).map((tile) => summaryTexts.tile(tile.name, formatTile(tile)));
  return tileTexts.summary(formatTilesHeading(prices), tiles);
}

/** What the marketplace price of an estimate is for. */
export function toPricedPlan({ market, input_data }: HealthEstimate): PricedPlan {
  const { params, place_basis } = market;
  const { plan_year } = findYearPrices(market);
  return {
    filed: params.plan_year ?? priceYear,
    year: plan_year,
    county: params.county,
    state: params.state && formatState(params.state),
    place: place_basis === 'country' ? detailTexts.average : formatPlace(input_data),
  };
}

/** Formats prices without an estimate as one paragraph of plain text, in the order of the screen. */
export function formatPrices(
  { priced, prices, territory, hasMedicare, year, household }: HouseholdPrices,
  day = toPrintedDay(),
): string {
  if (territory)
    return [summaryTexts.prices, summaryTexts.noMarketplace(formatTerritory(territory))].join(' ');
  const { state, county } = priced.input_data;
  const sentences = [
    summaryTexts.prices,
    summaryTexts.place(toLineStart(formatPlace({ state, county }) || detailTexts.average)),
  ];
  if (hasMedicare)
    sentences.push(summaryTexts.pays(toMedicareHeadline(priced).title, toMedicareHeadline(priced).text));
  if (!prices) return sentences.join(' ');
  const basis = formatMarketBasis(toPricesOfYear(priced.market, year));
  const about = formatPricesFor(household, year, day);
  return [...sentences, formatTiles(prices), formatPeopleLine(prices), about, basis].join(' ');
}
