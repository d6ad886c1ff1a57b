import { toUsd } from './cents.ts';
import { interpolate } from './rating.ts';
import { RequestError } from './wire-format.ts';
import type { CountyDesign } from './year.ts';

/** Prices of a rating area, USD a year at 21. */
interface Area {
  readonly benchmark: number;
  /** Lowest bronze price; null where it is not known. */
  readonly bronze: number | null;
  /** Half of the range of prices, as a log deviation. */
  readonly half_width: number;
  /** Filed benchmark price at 21, USD a month, of an area that ZIP digits decide. */
  readonly filed?: number;
}

export interface County {
  readonly name: string;
  /** Rating area; null without a price. */
  readonly area: number | null;
  /** Number of the rating area where a state has renumbered its areas; `area` then has the bronze price. */
  readonly current_area?: number;
  /** Filed prices at 21, USD a month: benchmark, and lowest silver, bronze and gold where they are known. */
  readonly filed?: readonly number[];
  /** Place of its plan design in those of the state. */
  readonly design?: number;
  /** Place of the list of its insurers in those of the state. */
  readonly sellers?: number;
}

/** Brand, with the rise that it asked for, percent; null without a request. */
export type Insurer = readonly [name: string, rise: number | null];

/** Content of a state's part of the prices. Lists have the last three digits of counties' codes. */
export interface StatePrices {
  /** As it follows "in". */
  readonly name: string;
  /** First two digits of the codes of its counties. */
  readonly fips: string;
  readonly age_21: number;
  /** Price at 21 that gives the same adult average on the federal age curve. */
  readonly level: number;
  /** Ends of the range over the price. */
  readonly low: number;
  readonly high: number;
  /** Age factors from 0 to 64. */
  readonly curve: readonly number[];
  readonly plan_year: number;
  readonly areas: Readonly<Record<string, Area>>;
  /** By the last three digits of their codes. */
  readonly counties: Readonly<Record<string, County>>;
  /** Rating area by the first three digits of a ZIP code. */
  readonly zip3?: Readonly<Record<string, number>>;
  /** Counties in which the digits decide. */
  readonly by_zip3?: string;
  /** Counties about which sources disagree. */
  readonly disagreeing?: string;
  /** Regions of several former counties. */
  readonly combined?: string;
  /** Plan designs of its counties. */
  readonly designs?: readonly CountyDesign[];
  /** Mean rise that insurers asked for, percent; absent where the year of the requests is filed. */
  readonly rise?: number;
  readonly insurers?: readonly Insurer[];
  /** Lists of places in `insurers`. */
  readonly sellers?: readonly (readonly number[])[];
}

/** Content of the country's part, `US.json`. */
export interface CountryPrices
  extends Pick<StatePrices, 'name' | 'level' | 'low' | 'high' | 'plan_year' | 'rise'> {
  /** Federal age factors from 0 to 64. */
  readonly curve: readonly number[];
  /** Average price by age from 0 to 64, USD a year. */
  readonly by_age: readonly number[];
  /** Median shares of that price that the cheapest plans of the levels cost. */
  readonly shares: Readonly<Record<'silver' | 'bronze' | 'gold', number>>;
  /** Half-widths of ranges, as log deviations. */
  readonly half_width_without_zip3: number;
  readonly half_width_if_sources_disagree: number;
  /** Requests of insurers: their plan year, and the points below and above a rise that its range has. */
  readonly requests: { readonly plan_year: number; readonly below: number; readonly above: number };
}

/** Parts of states by postal code. */
export type PricesByState = Readonly<Partial<Record<string, StatePrices>>>;

/** Name of a price's place for people, as a code with its values. */
interface PlaceName {
  readonly code: 'benchmark_of_county' | 'benchmark_of_state' | 'benchmark_of_country';
  readonly params: {
    readonly plan_year: number;
    /** Postal code. */
    readonly state?: string;
    /** Name of the county. */
    readonly county?: string;
    /** First three ZIP digits, where they decide the price. */
    readonly zip3?: string;
  };
}

/** Rise of prices that are not filed yet over those that are, with its range, percent. */
export interface Rise {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Plan year of prices; a year that is not filed yet is projected from the one before. */
export type PricesOfYear =
  | { readonly plan_year: number; readonly basis: 'filed' }
  | { readonly plan_year: number; readonly basis: 'projected'; readonly rise: Rise };

export interface Place extends Pick<StatePrices, 'level' | 'low' | 'high'> {
  /** Basis of the benchmark's price. */
  readonly basis: 'country' | 'state' | 'area' | 'zip3' | 'approximate' | 'filed';
  /** Number of the rating area; null for a state or the country. */
  readonly area: number | null;
  /** Plan year and place, for people. */
  readonly label: string;
  readonly name: PlaceName;
  /** Price of the benchmark plan at an age factor of 1, USD a year; a month where it is filed. */
  readonly benchmark: number;
  /** Lowest price of each level, as `benchmark`; null where it is not known. */
  readonly silver: number | null;
  readonly gold: number | null;
  /** The same by its own basis, which only counties have. */
  readonly bronze: number | null;
  readonly bronzeBasis: 'filed' | 'area' | null;
  /** Age factors from 0 to 64. */
  readonly factors: readonly number[];
  /** Plans of the county, where they are known. */
  readonly design?: CountyDesign | undefined;
  /** Insurers of the county, where they are known. */
  readonly insurers?: readonly Insurer[] | undefined;
  /** Absent where the prices of the year of the requests are filed. */
  readonly rise: Rise | undefined;
}

/**
 * Returns a function that finds the place of answers. It throws {@link RequestError} for an unknown county.
 * @param states may be filled later; a state without its part is priced as the country
 */
export function createPlaces(prices: CountryPrices, states: PricesByState) {
  const country = {
    ...toRegion('country', prices, prices.by_age, 1),
    ...prices.shares,
    rise: toRise(prices, prices.rise),
  };
  return ({ state = '', county, zip3 }: { state?: string; county?: string; zip3?: string }): Place => {
    const found = states[state];
    if (!found) return country;
    const whole = toRegion('state', found, found.curve, found.age_21, state);
    if (county === undefined) return { ...whole, rise: toRise(prices, found.rise) };
    const { design = Number.NaN, sellers = Number.NaN } = found.counties[county.slice(2)] ?? {};
    const insurers = found.sellers?.[sellers]?.map(
      (number) => found.insurers?.[number] ?? (['', null] as const),
    );
    return {
      ...findInState(prices, found, whole, county, zip3),
      design: found.designs?.[design],
      insurers,
      rise: toRise(prices, found.rise, insurers),
    };
  };
}

/**
 * Returns the rise over filed prices: the mean of what a place's insurers asked for, each brand once, to 0.01 points.
 * @param mean rise of a place whose insurers are not known
 */
function toRise(
  { requests: { below, above } }: CountryPrices,
  mean: number | undefined,
  insurers: readonly Insurer[] = [],
): Rise | undefined {
  if (mean === undefined) return undefined;
  const known = insurers.flatMap(([, rise]) => (rise === null ? [] : [Math.round(100 * rise)]));
  const sum = known.reduce((total, rise) => total + rise, 0);
  const rise = known.length > 0 ? Math.floor(sum / known.length + 0.5) / 100 : mean;
  return { mean: rise, low: toUsd(rise - below), high: toUsd(rise + above) };
}

type PricedRegion = Omit<Place, 'rise'>;

/** Returns the place of a whole state or the country, with the average price. */
function toRegion(
  basis: 'state' | 'country',
  {
    name: place,
    plan_year,
    level,
    low,
    high,
  }: Pick<StatePrices, 'name' | 'plan_year' | 'level' | 'low' | 'high'>,
  factors: readonly number[],
  benchmark: number,
  state?: string,
): PricedRegion {
  const label = toLabel(`average of ${place}`, plan_year);
  const name: PlaceName = {
    code: `benchmark_of_${basis}`,
    params: { plan_year, ...(state !== undefined && { state }) },
  };
  const lowest = { silver: null, bronze: null, bronzeBasis: null, gold: null };
  return { basis, area: null, label, name, level, low, high, benchmark, ...lowest, factors };
}

/** Returns the place of a county, by ZIP digits where these decide. */
function findInState(
  prices: CountryPrices,
  state: StatePrices,
  whole: PricedRegion,
  code: string,
  zip3 = '',
): PricedRegion {
  const { name, plan_year, level, age_21, counties } = state;
  const digits = code.slice(2);
  const county = code.startsWith(state.fips) ? counties[digits] : undefined;
  if (!county) throw new RequestError(`County ${code} is not in ${name}`, 400, 'county');
  // Lists are of three digits each, between spaces.
  const isIn = (list = '') => list.includes(digits);
  const isByZip3 = isIn(state.by_zip3);
  const decided = isByZip3 ? state.zip3?.[zip3] : undefined;
  const found = findLevels(state, county, decided);
  if (!found) return whole;

  const { halfWidth, isFiled, ...levels } = found;
  const place = {
    ...whole,
    ...levels,
    // The only county of the District of Columbia has its name.
    label: toLabel(name.endsWith(county.name) ? name : `${county.name}, ${name}`, plan_year),
    name: {
      code: 'benchmark_of_county',
      params: { ...whole.name.params, county: county.name, ...(decided !== undefined && { zip3 }) },
    },
    level: (level * (isFiled ? 12 : 1) * levels.benchmark) / age_21,
  } as const;
  const toPlace = (basis: Place['basis'], width: number): PricedRegion => ({
    ...place,
    basis,
    low: Math.exp(-width),
    high: Math.exp(width),
  });
  if (isFiled) return toPlace('filed', 0);
  if (decided !== undefined) return toPlace('zip3', halfWidth);
  if (isIn(state.disagreeing)) return toPlace('approximate', prices.half_width_if_sources_disagree);
  if (isByZip3) return toPlace('approximate', prices.half_width_without_zip3);
  return toPlace(isIn(state.combined) ? 'approximate' : 'area', halfWidth);
}

/**
 * Returns the prices of a county; undefined if neither it nor its area has one.
 * @param decided rating area that ZIP digits decide
 */
function findLevels({ areas }: StatePrices, county: County, decided: number | undefined) {
  const number = decided ?? county.area;
  const area = number === null ? undefined : areas[number];
  const [filed, silver = null, filedBronze, gold = null] =
    decided === undefined ? (county.filed ?? []) : [area?.filed];
  const benchmark = filed ?? area?.benchmark;
  if (benchmark === undefined) return undefined;
  const levels = { benchmark, silver, gold, isFiled: filed !== undefined, halfWidth: area?.half_width ?? 0 };
  const shownArea = decided ?? county.current_area ?? number;
  if (filedBronze !== undefined) {
    return { ...levels, area: shownArea, bronze: filedBronze, bronzeBasis: 'filed' as const };
  }
  const bronze = area?.bronze ?? null;
  return { ...levels, area: shownArea, bronze, bronzeBasis: bronze === null ? null : ('area' as const) };
}

/** Names the price of a place: "second-cheapest silver plan of 2026, Harris County, Texas". */
function toLabel(place: string, planYear: number): string {
  return `second-cheapest silver plan of ${planYear}, ${place}`;
}

/**
 * Returns the plan year and the basis of a place's prices.
 * @param planYear wanted; by default the filed one
 * @throws {RequestError} for a year before the filed one
 */
export function findPrices({ name: { params }, rise }: Place, planYear = params.plan_year): PricesOfYear {
  if (planYear < params.plan_year) {
    throw new RequestError(`plan_year must be at least ${params.plan_year}`, 400, 'plan_year');
  }
  if (planYear === params.plan_year || !rise) return { plan_year: params.plan_year, basis: 'filed' };
  return { plan_year: planYear, basis: 'projected', rise };
}

/** Raises an amount by percent, in whole cents. */
export const raise = (amount: number, percent: number): number => toUsd((amount * (100 + percent)) / 100);

/**
 * Prices of a place at an age, USD a year.
 * @param levels names of the plan designs, in their order
 * @param planYear by default the filed one
 */
export function toMarket(place: Place, age: number, levels: readonly string[], planYear?: number) {
  const prices = findPrices(place, planYear);
  const market = toFiledMarket(place, age, levels);
  if (prices.basis === 'filed') return { ...market, prices };
  const { premium, range, silver, bronze, gold } = market;
  const { mean, low, high } = prices.rise;
  const raiseKnown = (amount: number | null) => amount && raise(amount, mean);
  return {
    ...market,
    premium: raise(premium, mean),
    range: { low: raise(range.low, low), high: raise(range.high, high) },
    silver: raiseKnown(silver),
    bronze: raiseKnown(bronze),
    gold: raiseKnown(gold),
    basis: `${market.basis}, projected to ${prices.plan_year}`,
    prices,
    filed: { premium, bronze, silver, gold },
  };
}

function toFiledMarket(place: Place, age: number, levels: readonly string[]) {
  const { basis, area, label, name, low, high, benchmark, silver, bronze, bronzeBasis, gold, design } = place;
  // Insurers use whole years (45 CFR 147.102(a)(1)(iii)).
  const factor = interpolate(place.factors, Math.floor(age));
  // In millionths first: a product such as 1.005 is below a half in binary.
  const toPrice = (amount: number, parts: number) => {
    const millionths = Math.round(amount * factor * 1e6);
    return toUsd((parts * Math.floor(millionths / 1e4 + 0.5)) / 100);
  };
  // Filed by month.
  const toParts = (priceBasis: Place['bronzeBasis'] | Place['basis']) => (priceBasis === 'filed' ? 12 : 1);
  const toLowest = (amount: number | null, ofLevel: typeof basis | typeof bronzeBasis) =>
    amount && toPrice(amount, toParts(ofLevel));
  const premium = toPrice(benchmark, toParts(basis));
  return {
    premium,
    range: { low: toUsd(premium * low), high: toUsd(premium * high) },
    basis: label,
    basis_code: name.code,
    params: name.params,
    area,
    silver: toLowest(silver, basis),
    bronze: toLowest(bronze, bronzeBasis),
    bronze_basis: bronzeBasis,
    gold: toLowest(gold, basis),
    place_basis: basis,
    ...(design && { deductibles: toDeductibles(design, levels) }),
  };
}

const toDeductibles = (design: CountyDesign, levels: readonly string[]) =>
  Object.fromEntries(design.map(([low, median, high], index) => [levels[index], { low, median, high }]));
