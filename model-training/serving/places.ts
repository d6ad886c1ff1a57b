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

/** Prices of a state; lists have the last three digits of counties' codes. */
interface State {
  readonly name: string;
  /** First two digits of the codes of its counties. */
  readonly fips: string;
  readonly age_21: number;
  /** Price at 21 that gives the same adult average on the federal age curve. */
  readonly level: number;
  /** Ends of the range over the price. */
  readonly low: number;
  readonly high: number;
  readonly curve: string;
  /** Plan year of the prices, where it is not that of the file. */
  readonly plan_year?: number;
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

/** Content of `prices-<plan year>.json`. */
export interface Prices {
  readonly plan_year: number;
  /** Age factors from 0 to 64 by state. */
  readonly curves: Readonly<Record<string, readonly number[]>>;
  readonly US: Pick<State, 'name' | 'level' | 'low' | 'high'> & { readonly by_age: readonly number[] };
  readonly half_width_without_zip3: number;
  readonly half_width_if_sources_disagree: number;
  readonly states: Readonly<Record<string, State>>;
}

/** Place that marketplace prices are for. */
export interface Place extends Pick<State, 'level' | 'low' | 'high'> {
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

/** Returns a function that finds the place of answers. It throws {@link RequestError} for an unknown county. */
export function createPlaces(prices: Prices): (answers: PlaceAnswers) => Place {
  const { name, by_age: factors, ...others } = prices.US;
  const country: Place = {
    ...others,
    basis: 'country',
    area: null,
    label: toLabel(name, prices.plan_year),
    benchmark: 1,
    bronze: null,
    factors,
  };
  return ({ state = '', county, zip3 }) => {
    const found = prices.states[state];
    return found ? findInState(prices, found, county, zip3) : country;
  };
}

/** Returns the place of a county, by ZIP digits where these decide. */
function findInState(prices: Prices, state: State, county?: string, zip3 = ''): Place {
  const { name, level, low, high, age_21, areas } = state;
  const planYear = state.plan_year ?? prices.plan_year;
  const whole: Place = {
    basis: 'state',
    area: null,
    label: toLabel(name, planYear),
    level,
    low,
    high,
    benchmark: age_21,
    bronze: null,
    factors: prices.curves[state.curve] ?? [],
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
      label: toLabel(`rating area ${number} of ${name}`, planYear),
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
