import { interpolate, toUsd } from './rating.ts';
import { type Answers, RequestError } from './wire-format.ts';

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
  readonly US: {
    readonly name: string;
    readonly level: number;
    readonly low: number;
    readonly high: number;
    readonly by_age: readonly number[];
  };
  readonly half_width_without_zip3: number;
  readonly half_width_if_sources_disagree: number;
  readonly states: Readonly<Record<string, State>>;
}

/** Place that marketplace prices are for. */
export interface Place {
  readonly basis: 'country' | 'state' | 'area' | 'zip3' | 'approximate';
  /** Number of the rating area; null for a state or the country. */
  readonly area: number | null;
  /** Plan year and place, for people. */
  readonly label: string;
  /** Price at 21 that gives the same adult average on the federal age curve. */
  readonly level: number;
  /** Ends of the range over the price. */
  readonly low: number;
  readonly high: number;
  /** Price of the benchmark plan, USD a year. */
  price(age: number): number;
  /** Lowest bronze price, USD a year; null where it is not known. */
  bronze(age: number): number | null;
}

/** Returns a function that finds the place of answers. It throws {@link RequestError} for an unknown county. */
export function createPlaces(prices: Prices): (answers: Answers) => Place {
  const country = toCountry(prices);
  return ({ state: code, county, zip3 }) => {
    const state = typeof code === 'string' ? prices.states[code] : undefined;
    if (!state) return country;
    if (typeof county !== 'string') return toState(prices, state);
    const digits = county.startsWith(state.fips) ? county.slice(2) : '';
    if (has(state.without_price, digits)) return toState(prices, state);
    const own = Object.keys(state.areas).find((number) => has(state.areas[number]?.counties, digits));
    if (own === undefined) throw new RequestError(`County ${county} is not in ${state.name}`, 400, 'county');
    const decided = typeof zip3 === 'string' && has(state.by_zip3, digits) ? state.zip3?.[zip3] : undefined;
    return toArea(prices, state, digits, Number(own), decided);
  };
}

function has(counties: string | undefined, digits: string): boolean {
  return counties?.split(' ').includes(digits) ?? false;
}

function toLabel(name: string, planYear: number): string {
  return `${planYear} benchmark silver plan in ${name}`;
}

function toCountry({ US, plan_year }: Prices): Place {
  const { name, by_age, ...rest } = US;
  return {
    ...rest,
    basis: 'country',
    area: null,
    label: toLabel(name, plan_year),
    price: (age) => toUsd(interpolate(by_age, age)),
    bronze: () => null,
  };
}

function toState({ plan_year, curves }: Prices, state: State): Place {
  const { name, level, low, high } = state;
  return {
    level,
    low,
    high,
    basis: 'state',
    area: null,
    label: toLabel(name, state.plan_year ?? plan_year),
    price: (age) => toUsd(state.age_21 * interpolate(curves[state.curve] ?? [], age)),
    bronze: () => null,
  };
}

/**
 * Returns the place of a county.
 * @param digits last three digits of its code
 * @param own its rating area
 * @param decided rating area by the digits of a ZIP code, if they decide
 */
function toArea(prices: Prices, state: State, digits: string, own: number, decided?: number): Place {
  const number = decided ?? own;
  const area = state.areas[number];
  if (!area) throw new Error(`No rating area ${number}`);
  const isDisputed = has(state.disagreeing, digits);
  const isOpen = has(state.by_zip3, digits) && decided === undefined;
  const isApproximate = isDisputed || isOpen || has(state.combined, digits);
  const halfWidth = isDisputed
    ? prices.half_width_if_sources_disagree
    : isOpen
      ? prices.half_width_without_zip3
      : area.half_width;
  const factor = (age: number) => interpolate(prices.curves[state.curve] ?? [], age);
  const { bronze } = area;
  return {
    basis: isApproximate ? 'approximate' : decided === undefined ? 'area' : 'zip3',
    area: number,
    label: toLabel(`rating area ${number} of ${state.name}`, state.plan_year ?? prices.plan_year),
    level: (state.level * area.benchmark) / state.age_21,
    low: Math.exp(-halfWidth),
    high: Math.exp(halfWidth),
    price: (age) => toUsd(area.benchmark * factor(age)),
    bronze: (age) => (bronze === null ? null : toUsd(bronze * factor(age))),
  };
}
