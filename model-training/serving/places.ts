import { RequestError } from './wire-format.ts';

/** Prices of a rating area, USD a year at 21. */
interface Area {
  readonly benchmark: number;
  /** Lowest bronze price; null where it is not known. */
  readonly bronze: number | null;
  /** Half of the range of prices, as a log deviation. */
  readonly half_width: number;
  /** Last three digits of the counties' codes. */
  readonly counties: string;
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
  /** Rating area by the first three digits of a ZIP code. */
  readonly zip3?: Readonly<Record<string, number>>;
  /** Counties in which the digits decide. */
  readonly by_zip3?: string;
  /** Counties about which sources disagree. */
  readonly disagreeing?: string;
  /** Regions of several former counties. */
  readonly combined?: string;
  /** Counties without a price of their own. */
  readonly without_price?: string;
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

/** Place that marketplace prices are for. */
export interface Place extends Pick<StatePrices, 'level' | 'low' | 'high'> {
  readonly basis: 'country' | 'state' | 'area' | 'zip3' | 'approximate';
  /** Number of the rating area; null for a state or the country. */
  readonly area: number | null;
  /** Plan year and place, for people. */
  readonly label: string;
  /** Price of the benchmark plan, USD a year at an age factor of 1. */
  readonly benchmark: number;
  /** Lowest bronze price; null where it is not known. */
  readonly bronze: number | null;
  /** Age factors from 0 to 64. */
  readonly factors: readonly number[];
}

interface PlaceAnswers {
  readonly state?: string;
  readonly county?: string;
  readonly zip3?: string;
}

/**
 * Returns a function that finds the place of answers. It throws {@link RequestError} for an unknown county.
 * @param states may be filled later; a state without its part is priced as the country
 */
export function createPlaces(prices: CountryPrices, states: PricesByState): (answers: PlaceAnswers) => Place {
  const { name, plan_year, level, low, high, by_age } = prices;
  const country: Place = {
    level,
    low,
    high,
    basis: 'country',
    area: null,
    label: toLabel(name, plan_year),
    benchmark: 1,
    bronze: null,
    factors: by_age,
  };
  return ({ state = '', county, zip3 }) => {
    const found = states[state];
    return found ? findInState(prices, found, county, zip3) : country;
  };
}

/** Returns the place of a county, by ZIP digits where these decide. */
function findInState(prices: CountryPrices, state: StatePrices, county?: string, zip3 = ''): Place {
  const { name, plan_year, level, low, high, age_21, areas } = state;
  const whole: Place = {
    basis: 'state',
    area: null,
    label: toLabel(name, plan_year),
    level,
    low,
    high,
    benchmark: age_21,
    bronze: null,
    factors: state.curve,
  };
  if (county === undefined) return whole;

  // Lists are of three digits each, between spaces.
  const isIn = (list = '') => county.startsWith(state.fips) && list.includes(county.slice(2));
  if (isIn(state.without_price)) return whole;
  const ownArea = Object.keys(areas).find((number) => isIn(areas[number]?.counties));
  if (ownArea === undefined) throw new RequestError(`County ${county} is not in ${name}`, 400, 'county');

  const toArea = (number: number, basis: Place['basis'], knownWidth?: number): Place => {
    const { benchmark, bronze, half_width } = areas[number] as Area;
    const halfWidth = knownWidth ?? half_width;
    return {
      ...whole,
      basis,
      area: number,
      label: toLabel(`rating area ${number} of ${name}`, plan_year),
      level: (level * benchmark) / age_21,
      low: Math.exp(-halfWidth),
      high: Math.exp(halfWidth),
      benchmark,
      bronze,
    };
  };
  const isByZip3 = isIn(state.by_zip3);
  const decided = isByZip3 ? state.zip3?.[zip3] : undefined;
  if (decided !== undefined) return toArea(decided, 'zip3');
  const approximate = (width?: number) => toArea(Number(ownArea), 'approximate', width);
  if (isIn(state.disagreeing)) return approximate(prices.half_width_if_sources_disagree);
  if (isByZip3) return approximate(prices.half_width_without_zip3);
  return isIn(state.combined) ? approximate() : toArea(Number(ownArea), 'area');
}

function toLabel(name: string, planYear: number): string {
  return `${planYear} benchmark silver plan in ${name}`;
}
