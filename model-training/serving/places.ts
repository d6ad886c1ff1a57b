import { RequestError } from './wire-format.ts';

/** Prices of a rating area, USD a year at 21. */
interface Area {
  readonly benchmark: number;
  /** Lowest bronze price; null where it is not known. */
  readonly bronze: number | null;
  /** Half of the range of prices, as a log deviation. */
  readonly half_width: number;
}

interface County {
  readonly name: string;
  /** Rating area; null without a price. */
  readonly area: number | null;
  /** Filed prices at 21, USD a month: benchmark, and lowest silver, bronze and gold. */
  readonly filed?: readonly number[];
}

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
}

/** Content of the country's part, `US.json`. */
export interface CountryPrices extends Pick<StatePrices, 'name' | 'level' | 'low' | 'high' | 'plan_year'> {
  /** Federal age factors from 0 to 64. */
  readonly curve: readonly number[];
  /** Average price by age from 0 to 64, USD a year. */
  readonly by_age: readonly number[];
  /** Half-widths of ranges, as log deviations. */
  readonly half_width_without_zip3: number;
  readonly half_width_if_sources_disagree: number;
}

/** Parts of states by postal code. */
export type PricesByState = Readonly<Partial<Record<string, StatePrices>>>;

export interface Place extends Pick<StatePrices, 'level' | 'low' | 'high'> {
  readonly basis: 'country' | 'state' | 'area' | 'zip3' | 'approximate' | 'filed';
  /** Number of the rating area; null for a state or the country. */
  readonly area: number | null;
  /** Plan year and place, for people. */
  readonly label: string;
  /** Price of the benchmark plan at an age factor of 1, USD for a part of a year. */
  readonly benchmark: number;
  /** Lowest prices of each level; null where they are not known. */
  readonly silver: number | null;
  readonly bronze: number | null;
  readonly gold: number | null;
  /** Parts of a year: filed prices are by month. */
  readonly parts: 1 | 12;
  /** Age factors from 0 to 64. */
  readonly factors: readonly number[];
}

/**
 * Returns a function that finds the place of answers. It throws {@link RequestError} for an unknown county.
 * @param states may be filled later; a state without its part is priced as the country
 */
export function createPlaces(prices: CountryPrices, states: PricesByState) {
  const country = toRegion('country', prices, 1, prices.by_age);
  return ({ state = '', county, zip3 }: { state?: string; county?: string; zip3?: string }): Place => {
    const found = states[state];
    return found ? findInState(prices, found, county, zip3) : country;
  };
}

/** Returns the place of a whole state or the country, with the average price. */
function toRegion(
  basis: 'state' | 'country',
  { name, plan_year, level, low, high }: Pick<StatePrices, 'name' | 'plan_year' | 'level' | 'low' | 'high'>,
  benchmark: number,
  factors: readonly number[],
): Place {
  const label = toLabel(`average of ${name}`, plan_year);
  const levels = { silver: null, bronze: null, gold: null };
  return { basis, area: null, label, level, low, high, benchmark, ...levels, parts: 1, factors };
}

/** Returns the place of a county, by ZIP digits where these decide. */
function findInState(prices: CountryPrices, state: StatePrices, code?: string, zip3 = ''): Place {
  const { name, plan_year, level, age_21, areas, counties } = state;
  const whole = toRegion('state', state, age_21, state.curve);
  if (code === undefined) return whole;

  const digits = code.slice(2);
  const county = code.startsWith(state.fips) ? counties[digits] : undefined;
  if (!county) throw new RequestError(`County ${code} is not in ${name}`, 400, 'county');
  // The only county of the District of Columbia has its name.
  const label = toLabel(name.endsWith(county.name) ? name : `${county.name}, ${name}`, plan_year);
  const { area, filed } = county;
  if (filed) {
    const [benchmark = Number.NaN, silver = null, bronze = null, gold = null] = filed;
    const levels = { benchmark, silver, bronze, gold };
    const ownLevel = (level * 12 * benchmark) / age_21;
    return { ...whole, basis: 'filed', area, label, level: ownLevel, low: 1, high: 1, ...levels, parts: 12 };
  }
  if (area === null) return whole;

  const toArea = (number: number, basis: Place['basis'], knownWidth?: number): Place => {
    const { benchmark, bronze, half_width } = areas[number] as Area;
    const halfWidth = knownWidth ?? half_width;
    return {
      ...whole,
      basis,
      area: number,
      label,
      level: (level * benchmark) / age_21,
      low: Math.exp(-halfWidth),
      high: Math.exp(halfWidth),
      benchmark,
      bronze,
    };
  };
  // Lists are of three digits each, between spaces.
  const isIn = (list = '') => list.includes(digits);
  const isByZip3 = isIn(state.by_zip3);
  const decided = isByZip3 ? state.zip3?.[zip3] : undefined;
  if (decided !== undefined) return toArea(decided, 'zip3');
  if (isIn(state.disagreeing)) return toArea(area, 'approximate', prices.half_width_if_sources_disagree);
  if (isByZip3) return toArea(area, 'approximate', prices.half_width_without_zip3);
  return toArea(area, isIn(state.combined) ? 'approximate' : 'area');
}

/** Names the price of a place: "second-cheapest silver plan of 2026, Harris County, Texas". */
function toLabel(place: string, planYear: number): string {
  return `second-cheapest silver plan of ${planYear}, ${place}`;
}
