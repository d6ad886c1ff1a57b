import type { CarEstimate, Estimate, HealthEstimate } from '#contract/estimates.ts';
import { stateNames } from '#contract/states/texts/en.ts';
import { formatAnswer } from '#frontend/features/estimates/answers.ts';
import { coverTexts } from '#frontend/features/estimates/car/cover.texts.ts';
import {
  type CarCovers,
  formatFirstQuote,
  formatKnownGap,
  pricedCovers,
} from '#frontend/features/estimates/car/covers.ts';
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
import { formatRoundedMoney, joinTexts, toLineStart } from '#frontend/ui/format.ts';
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
 * Formats an estimate as six lines of plain text at most: title, people, prices, what is paid, premium and basis.
 * @param prices what the household would pay; undefined for an incomplete household
 * @param territory place without a marketplace
 */
export function formatHealthSummary(
  estimate: HealthEstimate,
  prices?: PlanPrices,
  territory?: Territory,
  day = toPrintedDay(estimate),
): string {
  const { market, year: care } = estimate;
  const { own, reference } = formatAmounts(estimate);
  const plan = toPricedPlan(estimate);
  const isPaid = prices?.household.income !== undefined;
  const ofPlace = isPaid
    ? summaryTexts.pays(formatHeadline(prices), formatReason(prices))
    : summaryTexts.market(plan, reference);
  return toLines(
    formatTitle('health', territory ? formatTerritory(territory) : plan.place, day),
    !territory && formatPricesFor(prices?.household, plan.year),
    prices && formatTiles(prices, care ?? undefined),
    territory ? summaryTexts.noMarketplace(formatTerritory(territory)) : ofPlace,
    summaryTexts.health(own),
    joinTexts(formatShortBasis(market), resultTexts.disclaimer),
  );
}

/** The same for a car, with the prices of its covers. */
export function formatCarSummary(estimate: CarEstimate, day = toPrintedDay(estimate)): string {
  const { market, covers, input_data, policy } = estimate;
  const { state, zip3, car_mfg_year } = input_data;
  const { own, reference } = formatAmounts(estimate);
  const car = detailTexts.carBuilt(formatAnswer('car_mfg_year', car_mfg_year));
  return toLines(
    formatTitle('car', [formatPlace({ state, zip3 }), car].filter(Boolean).join(', '), day),
    joinTexts(formatCovers(covers), policy && summaryTexts.firstAlone),
    summaryTexts.car(own),
    summaryTexts.carMarket(market.basis, reference, stateNames[state ?? '']),
    joinTexts(formatFirstQuote(estimate), formatKnownGap(input_data)),
    joinTexts(rangeTexts.carPrices, resultTexts.disclaimer),
  );
}

/** Formats prices without an estimate in the same way. */
export function formatPrices(
  { priced, prices, territory, hasMedicare, year, household }: HouseholdPrices,
  day = toPrintedDay(),
): string {
  const { state, county } = priced.input_data;
  if (territory) {
    const place = formatTerritory(territory);
    return toLines(formatTitle('prices', place, day), summaryTexts.noMarketplace(place));
  }
  const medicare = hasMedicare && toMedicareHeadline(priced);
  return toLines(
    formatTitle('prices', formatPlace({ state, county }) || detailTexts.average, day),
    prices && formatPricesFor(household, year),
    medicare && summaryTexts.pays(medicare.title, medicare.text),
    prices && formatTiles(prices),
    prices && formatPeopleLine(prices),
    prices && formatShortBasis(toPricesOfYear(priced.market, year)),
  );
}

const toLines = (...lines: readonly (string | false | undefined)[]) => lines.filter(Boolean).join('\n');

/** "Premia health insurance estimate. Harris County, Texas. Nov 27, 2026." */
const formatTitle = (of: keyof typeof summaryTexts.title, place: string, day: string) =>
  [summaryTexts.title[of], toLineStart(place), day].map((part) => `${part}.`).join(' ');

/** Formats what a car's figures rest on and what they leave out. */
export const formatCarBasis = (estimate: CarEstimate) =>
  joinTexts(rangeTexts.carPrices, rangeTexts.car(formatFirstQuote(estimate)));

/** Plan year and basis of marketplace prices, with what their ranges hold. */
export function formatMarketBasis(market: PricesOfPlace): string {
  const { filed, year, percent } = toBasis(market);
  const years =
    percent === undefined ? rangeTexts.pricesOf(filed) : rangeTexts.projected(year, filed, percent);
  return joinTexts(years, formatHeld(market), rangeTexts.health);
}

/** The same in short: "The prices of 2027 are estimated: those of 2026 plus 16%." */
function formatShortBasis(market: PricesOfPlace): string {
  const { filed, year, percent } = toBasis(market);
  const years =
    percent === undefined ? rangeTexts.pricesOf(filed) : rangeTexts.projectedShort(year, filed, percent);
  return joinTexts(years, formatHeld(market));
}

function toBasis(market: PricesOfPlace) {
  const { plan_year, rise } = findYearPrices(market);
  return {
    filed: market.params?.plan_year ?? priceYear,
    year: plan_year,
    percent: rise && Math.round(rise.mean),
  };
}

/** Share of the counties of a larger place whose price is inside the range. */
function formatHeld({ place_basis }: PricesOfPlace): string | undefined {
  return place_basis === 'country' || place_basis === 'state' ? rangeTexts.held[place_basis] : undefined;
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
