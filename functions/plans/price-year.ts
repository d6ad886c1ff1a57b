import type { HealthEstimate } from '#contract/estimates.ts';
import { toUsd } from '#model/serving/cents.ts';
import { type PlanYear, planYears, toIsoDay, toPlanYear } from './plan-year.ts';
import { priceYear } from './rules.ts';
import shared from './tables/household.json' with { type: 'json' };

type Market = HealthEstimate['market'];

/** Plan year of prices, and how they are known. */
export type YearPrices = Market['prices'];

/** Prices of a place; without `prices`, filed ones that stand for every plan year. */
export type PricesOfPlace = Pick<Market, 'premium' | 'bronze' | 'silver' | 'gold' | 'place_basis'> &
  Partial<Pick<Market, 'range' | 'bronze_basis' | 'deductibles' | 'filed' | 'params'>> & {
    prices?: YearPrices | undefined;
  };

/** Plan year and basis of prices; those without are filed. */
export const findYearPrices = ({ prices }: PricesOfPlace): YearPrices =>
  prices ?? { plan_year: priceYear, basis: 'filed' };

/** Plan years that the prices of a place are known for: with projected ones also that of the filed ones. */
export function listPriceYears({ prices, params }: Partial<PricesOfPlace> = {}): readonly PlanYear[] {
  if (!prices) return planYears;
  const first = prices.basis === 'projected' ? (params?.plan_year ?? priceYear) : prices.plan_year;
  return planYears.filter((year) => year >= first && year <= prices.plan_year);
}

/** Plan year as chosen, or the one to show first, of those that prices are known for. */
export function choosePlanYear(
  market: PricesOfPlace | undefined,
  chosen: string,
  today = new Date(),
): PlanYear {
  const known = listPriceYears(market);
  const first = toPlanYear(toIsoDay(today));
  const wanted = [chosen, String(first)];
  const found = wanted.flatMap((text) => known.find((year) => String(year) === text) ?? []);
  return found[0] ?? known.at(-1) ?? first;
}

/** Filed amount of one that was raised by percent. */
const lower = (amount: number, percent: number): number => toUsd((100 * amount) / (100 + percent));

/** Converts projected prices to those of a plan year, which may be the one that they were filed for. */
export function toPricesOfYear<Given extends PricesOfPlace>(market: Given, year: number): Given {
  const { prices, filed, range, params } = market;
  if (prices?.basis !== 'projected' || !filed || year >= prices.plan_year) return market;
  const isExact = market.place_basis === 'filed';
  return {
    ...market,
    ...filed,
    range: isExact ? { low: filed.premium, high: filed.premium } : range && lowerRange(range, prices.rise),
    prices: { plan_year: params?.plan_year ?? priceYear, basis: 'filed' },
    filed: undefined,
  };
}

/** Converts the range of projected amounts to that of the filed ones. */
const lowerRange = (range: { low: number; high: number }, { low, high } = { low: 0, high: 0 }) => ({
  low: lower(range.low, low),
  high: lower(range.high, high),
});

/**
 * Converts an estimate to a plan year, which may be the one that its prices were filed for. The sentence `market.basis` stays
 * that of the given one: texts build theirs from its parts.
 */
export function toEstimateOfYear<Given extends HealthEstimate>(estimate: Given, year: number): Given {
  const { market, predicted_premium, range, contributions } = estimate;
  const ofYear = toPricesOfYear(market, year);
  const rise = contributions.find(({ feature }) => feature === 'plan_year');
  if (ofYear === market || !rise) return estimate;
  return {
    ...estimate,
    predicted_premium: toUsd(predicted_premium - rise.amount),
    range: { ...range, ...lowerRange(range, market.prices.rise) },
    contributions: contributions.filter((contribution) => contribution !== rise),
    market: ofYear,
  };
}

/** Shares of a projected price that the ends of its likely range are; undefined for filed prices. */
export function findProjectedEnds({ prices, range, premium, place_basis, bronze_basis }: PricesOfPlace) {
  if (prices?.basis !== 'projected' || !range) return undefined;
  const others = { low: range.low / premium, high: range.high / premium };
  // The bronze price of one place of an area stands for that of the county.
  const isOfArea = place_basis === 'filed' && bronze_basis === 'area';
  const { area_bronze_range: width } = shared;
  const ofArea = { low: others.low * (1 - width), high: others.high * (1 + width) };
  return { others, bronze: isOfArea ? ofArea : others };
}

interface ProjectedPrice {
  /** USD a year, as in every amount. */
  full: number;
  paid: number;
  /** Tax credit and help of the state at the mean, of which a cheap plan uses a part; 0 without. */
  help: number;
  /** Most that is paid: for cheapest silver what the benchmark plan costs after the credit. */
  most?: number | undefined;
}

/**
 * Likely lowest and highest of what is paid for a projected price: the price at both ends of the rise less the help with
 * its mean. The credit rises with the benchmark, so a cheaper silver plan never costs more than it.
 */
export function toProjectedRange(
  { full, paid, help: known, most }: ProjectedPrice,
  ends: { low: number; high: number },
) {
  // A dearer plan may have more.
  const help = Math.max(full - paid, known);
  const toPaid = (end: number) =>
    toUsd(Math.max(0, Math.min(full * end - help, most ?? Number.POSITIVE_INFINITY)));
  return { low: Math.min(paid, toPaid(ends.low)), high: Math.max(paid, toPaid(ends.high)) };
}
