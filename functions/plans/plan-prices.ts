import { maxPricedAge } from '#contract/household-bounds.ts';
import { toCents, toUsd } from '#model/serving/cents.ts';
import { type Covers, consequences, findCovers, type Help, listPriced, type PersonCover } from './cover.ts';
import { findCredit, type TaxCredit, toFederalRate } from './credit.ts';
import type { Household, Person, RulesPlace } from './household.ts';
import type { PlanYear } from './plan-year.ts';
import {
  findProjectedEnds,
  findYearPrices,
  type PricesOfPlace,
  toPricesOfYear,
  toProjectedRange,
  type YearPrices,
} from './price-year.ts';
import { listRated, type PriceAge, toPeoplePrice, toRequiredBenefit, toTobaccoSurcharge } from './prices.ts';
import { rules } from './rules.ts';
import { findStateHelp, type Level, type StateHelpInCents, type StateProgram } from './state-help.ts';
import shared from './tables/household.json' with { type: 'json' };

/** Age and place, with the marketplace prices of both: an estimate, a prediction, or what a place's prices are at an age. */
export interface Priced {
  input_data: RulesPlace & { age: number; zip3?: string | undefined };
  /** Without a range, a price that is not filed has no known one. */
  market: PricesOfPlace;
}

/** Plan year of the prices, how they are known, and the place that they are of. */
export interface PriceBasis extends YearPrices {
  place: PricesOfPlace['place_basis'];
  /** True where the bronze price is that of one place of the area. */
  is_bronze_of_area: boolean;
}

export interface Range {
  low: number;
  high: number;
}

/** Price of a level for the people of the prices, USD a year. */
export interface LevelPrice {
  /** Plan that the price is of: the cheapest, the second-cheapest silver, or the state's own. */
  plan: 'cheapest' | 'second_cheapest' | 'state_plan';
  /** Before credit and help. */
  full: number;
  /** Part of the tax credit that this price uses. */
  credit: number;
  state_help: number;
  /** Part of what is left to pay that no tax credit may pay: for a benefit that the state requires of every plan. */
  required_benefit: number;
  /** True if the state's help is for this plan. */
  has_state_help: boolean;
  /** To pay; equal to `full` where the income is not known or other cover takes its place. */
  paid: number;
  /** Likely lowest and highest of `paid`; both equal to it where the price is filed. */
  range: Range;
  /** Full price of the filing year, where the price is projected to a later one. */
  filed?: number | undefined;
  /** True if the price is exact: filed for the county and the plan year. */
  is_filed: boolean;
  /** Highest possible surcharge for tobacco, in no price; undefined where the limit is not certain. */
  tobacco: number | undefined;
  /** Deductibles of the county's plans of this level, for one person; undefined where they are not known. */
  deductible: (Range & { median: number }) | undefined;
}

/** Help of a state with the premium. */
export interface StateHelp {
  /** With the benchmark plan, USD a year; undefined where the amount is not known. */
  amount: number | undefined;
  program: StateProgram | undefined;
  /** Programs whose amount is not known, beside it. */
  named: readonly StateProgram[];
  /** Sentences on the limits of the help. */
  notes: readonly string[];
}

/** Actuarial value of silver plans, percent. */
export type SilverLevel = 70 | 73 | 87 | 94;

/** Prices of a household in a plan year at a place. */
export interface PlanPrices {
  plan_year: PlanYear;
  basis: PriceBasis;
  household: Household;
  /** Age, place and market that the prices are of, with every plan year that the market has. */
  priced: Priced;
  /** Place that rules depend on. */
  place: RulesPlace;
  /** Rule that decides. */
  help: Help;
  /** One entry a person, in the household's order. */
  people: readonly PersonCover[];
  /**
   * Cheapest plan of each level, and the second-cheapest silver plan, by which the credit is set; it takes the place of a
   * silver price that is not known. Undefined: not known, or nobody to price.
   */
  levels: Readonly<Record<PricedLevel, LevelPrice | undefined>>;
  credit: TaxCredit;
  state_help: StateHelp;
  /** Raised by cost-sharing reductions. */
  silver_level: SilverLevel;
}

/** Metal level, or the plan by which the credit is set. */
export type PricedLevel = Level | 'benchmark';

const noLevels = { bronze: undefined, silver: undefined, gold: undefined, benchmark: undefined };

/**
 * Prices the plans of a marketplace for a household in a plan year.
 * @param covers by default those of the household's income
 */
export function toPlanPrices(
  household: Household,
  priced: Priced,
  year: PlanYear,
  covers = findCovers(household, priced.input_data, year),
): PlanPrices {
  const { input_data } = priced;
  const market = toPricesOfYear(priced.market, year);
  const priceAt = (prices: PricesOfPlace) => ({
    ...priceCovers(covers, household, { input_data, market: prices }, year),
    priced,
  });
  const prices = priceAt(market);
  if (market.filed) {
    return addProjection(prices, market, priceAt({ ...market, ...market.filed, prices: undefined }));
  }
  const ends = listEnds(market).map((end) => priceAt(end).levels);
  if (ends.length === 0) return prices;
  const levels = mapLevels(prices, (level, name) => {
    const paid = [level, ...ends.map((end) => end[name])].flatMap((each) => each?.paid ?? []);
    return { ...level, range: { low: Math.min(...paid), high: Math.max(...paid) } };
  });
  return { ...prices, levels };
}

function mapLevels(
  { levels }: PlanPrices,
  change: (level: LevelPrice, name: PricedLevel) => LevelPrice,
): PlanPrices['levels'] {
  const toLevel = (name: PricedLevel) => levels[name] && change(levels[name], name);
  return {
    ...{ bronze: toLevel('bronze'), silver: toLevel('silver'), gold: toLevel('gold') },
    benchmark: toLevel('benchmark'),
  };
}

/** Adds the likely ranges of projected prices, and the filed ones. */
function addProjection(prices: PlanPrices, market: PricesOfPlace, filed: PlanPrices): PlanPrices {
  const ends = findProjectedEnds(market);
  const credit = prices.credit.amount;
  const { program, amount = 0 } = prices.state_help;
  const { benchmark } = prices.levels;
  // The income decides about the benchmark plan, and the state about its own plans.
  const isByIncome = credit > 0 || (program?.kind === 'share' && amount > 0);
  const toRange = (level: LevelPrice, name: PricedLevel): Range => {
    const { full, paid, plan, has_state_help } = level;
    const least = Math.min(full, toRequiredBenefit(listPriced(prices), prices.place.state) / 100);
    const isFixed = plan === 'state_plan' || (plan === 'second_cheapest' && isByIncome);
    if (!ends || isFixed) return { low: paid, high: paid };
    const most = name === 'silver' && isByIncome ? benchmark?.paid : undefined;
    const help = credit + (has_state_help ? amount : 0);
    const { low, high } = toProjectedRange(
      { full, paid, help, most },
      ends[name === 'bronze' ? 'bronze' : 'others'],
    );
    return { low: Math.max(least, low), high };
  };
  const levels = mapLevels(prices, (level, name) => ({
    ...level,
    range: toRange(level, name),
    filed: filed.levels[name]?.full,
  }));
  return { ...prices, levels };
}

/** Prices the plans for people whose covers are known. */
export function priceCovers(
  covers: Covers,
  household: Household,
  priced: Priced,
  year: PlanYear,
): PlanPrices {
  const { input_data } = priced;
  const market = toPricesOfYear(priced.market, year);
  const { help } = covers;
  const { income = 0 } = household;
  const place = { state: input_data.state, county: input_data.county };
  const people = listPriced(covers);
  const at = { age: Math.min(Math.floor(input_data.age), maxPricedAge), state: place.state };
  const benchmark = toPeoplePrice(toCents(market.premium), at, people);
  const { pays } = consequences[help];
  const isDue = pays === 'credit';
  const credit = findCredit(household, place, year, { benchmark, isDue });
  const { poverty_line: line, percent = 401 } = credit;
  const stateHelp = findStateHelp({
    ...{ year, state: place.state, income, line, percent, benchmark },
    credit: toCents(credit.amount),
    pays,
    federalRate: toFederalRate(percent, rules[year]),
    ages: people.map(({ age }) => age),
    rated: listRated(people, (person) => person).length,
  });
  const silver_level = isDue ? toSilverLevel(income, line) : 70;
  const toLevel = createLevelPricing({
    ...{ at, people, year, market, benchmark, stateHelp, silver_level },
    credit: toCents(credit.amount),
  });
  const { amount, program, named, notes } = stateHelp;
  return {
    plan_year: year,
    basis: {
      ...findYearPrices(market),
      place: market.place_basis,
      is_bronze_of_area: market.bronze_basis === 'area',
    },
    ...{ household, priced, place },
    ...covers,
    levels:
      people.length === 0
        ? noLevels
        : {
            bronze: toLevel('bronze', market.bronze),
            silver: toLevel('silver', market.silver) ?? toLevel('silver', market.premium, true),
            gold: toLevel('gold', market.gold),
            benchmark: toLevel('silver', market.premium, true),
          },
    credit,
    state_help: { amount: amount === undefined ? undefined : amount / 100, program, named, notes },
    silver_level,
  };
}

interface LevelFacts {
  at: PriceAge;
  people: readonly Person[];
  year: PlanYear;
  market: Priced['market'];
  /** Cents a year. */
  benchmark: number;
  credit: number;
  stateHelp: StateHelpInCents;
  silver_level: SilverLevel;
}

/** Returns a function that prices a level by its price at the market's age, USD a year. */
function createLevelPricing(facts: LevelFacts) {
  const { at, people, year, market, benchmark, credit, stateHelp, silver_level } = facts;
  const { program, amount = 0, dearer } = stateHelp;
  return (level: Level, priceAtAge: number | null, isSecond = false): LevelPrice | undefined => {
    if (priceAtAge === null) return undefined;
    const cents = toCents(priceAtAge);
    const full = toPeoplePrice(cents, at, people);
    const least = Math.min(full, toRequiredBenefit(people, at.state));
    const afterCredit = Math.max(least, full - credit);
    const isOfState = program?.kind === 'plan_price';
    const help = full > benchmark ? dearer : amount;
    // The state sets the price of its own plans, and another may cost less after the credit alone.
    const afterHelp = isOfState ? benchmark - credit - amount : Math.max(least, full - credit - help);
    const isHelped = program !== undefined && amount > 0 && program.levels.includes(level);
    const has_state_help = isHelped && (!isOfState || afterHelp < afterCredit);
    const paid = has_state_help ? afterHelp : afterCredit;
    const tobacco = toTobaccoSurcharge(cents, at, people, year);
    const toPlan = () => {
      if (level === 'silver' && isOfState && has_state_help) return 'state_plan';
      return isSecond ? 'second_cheapest' : 'cheapest';
    };
    return {
      plan: toPlan(),
      full: full / 100,
      credit: (full - afterCredit) / 100,
      state_help: (afterCredit - paid) / 100,
      required_benefit: Math.max(0, least - Math.max(0, full - credit)) / 100,
      has_state_help,
      paid: paid / 100,
      range: { low: paid / 100, high: paid / 100 },
      is_filed: isFiled(market, level),
      tobacco: tobacco === undefined ? undefined : tobacco / 100,
      deductible: market.deductibles?.[findDesign(level, silver_level)],
    };
  };
}

const silverDesigns = { 94: 'silver_94', 87: 'silver_87', 73: 'silver_73', 70: 'silver' } as const;

/** Returns the design of the plans of a level, of silver with the reduction that the household gets. */
export function findDesign(level: Level, silverLevel: SilverLevel) {
  return level === 'silver' ? silverDesigns[silverLevel] : level;
}

/** Cost-sharing reductions: highest percent of the poverty line, and actuarial value of silver plans (45 CFR 155.305(g)). */
export const costSharing = [
  { to: 150, level: 94 },
  { to: 200, level: 87 },
  { to: 250, level: 73 },
] as const;

/** Actuarial value of silver plans in percent. */
function toSilverLevel(income: number, line: number): SilverLevel {
  const percent = (100 * income) / line;
  return costSharing.find(({ to }) => percent <= to)?.level ?? 70;
}

/** Returns true for a level whose price of the plan year is filed for the county. */
function isFiled({ prices, place_basis, bronze_basis }: Priced['market'], level: Level): boolean {
  const basis = level === 'bronze' && bronze_basis ? bronze_basis : place_basis;
  return prices?.basis !== 'projected' && basis === 'filed';
}

/** Lists the prices of a place at both ends of their likely range; none where all are filed. */
function listEnds(market: PricesOfPlace): PricesOfPlace[] {
  const { premium, bronze, silver, gold, range } = market;
  const isSilverFiled = isFiled(market, 'silver');
  if (isSilverFiled && isFiled(market, 'bronze')) return [];
  const ends = isSilverFiled || !range ? [1, 1] : [range.low / premium, range.high / premium];
  return ends.map((ratio, index) => {
    const scale = (price: number | null, by = ratio) => price && toUsd(price * by);
    // The price of one place of the area stands for that of the county.
    const ofArea = index === 0 ? 1 - shared.area_bronze_range : 1 + shared.area_bronze_range;
    return {
      ...market,
      premium: toUsd(premium * ratio),
      silver: scale(silver),
      gold: scale(gold),
      bronze: scale(bronze, isSilverFiled ? ofArea : ratio),
    };
  });
}
