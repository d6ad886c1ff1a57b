import type { HealthEstimate } from '#contract/predictions.ts';
import { findBenchmarkShare } from './credit-benchmark.ts';
import {
  type Cover,
  type HouseholdFacts,
  type HouseholdPrice,
  isWithinMedicaid,
  type LevelPrice,
  listCliffs,
  type PlanYear,
  planYears,
  priceHousehold,
  priceYear,
  toNetPrices,
  toPlanYear,
} from './household-price.ts';
import type { Level } from './state-help.ts';
import { getExchange } from './state-offices.ts';
import shared from './tables/household.json' with { type: 'json' };
import { planTexts } from './texts/en.ts';
import { type HouseholdInput, maxAge, readHousehold } from './typed-household.ts';

/** Applicant's age and place, with the marketplace prices of both. */
export interface Priced {
  input_data: { age: number; state?: string | undefined; county?: string | undefined };
  /** Without a range, a price that is not filed has no known one. */
  market: Pick<Market, 'premium' | 'bronze' | 'silver' | 'gold' | 'place_basis'> &
    Partial<Pick<Market, 'range' | 'bronze_basis' | 'deductibles'>>;
}

type Market = HealthEstimate['market'];

type Household = NonNullable<ReturnType<typeof readHousehold>['household']>;

/** Rule that decides what a household pays. */
export type Help =
  | HouseholdPrice['outcome']
  | 'unknown_income'
  | 'state_decides'
  | 'employer'
  | 'employer_for_some';

/** Plan of a metal level. */
export interface Plan extends LevelPrice {
  /** After credit and help; the full price where the income is not known or other cover takes its place. */
  paid: number;
  /** True if the price is filed for the county, and so exact. */
  isFiled: boolean;
  /** Likely lowest and highest of `paid`. */
  range: { low: number; high: number };
}

/** Person to cover, with what covers them. */
export interface CoveredPerson {
  age: number;
  role: 'adult' | 'child';
  /** `unknown` without an income, or without a state where that decides. */
  cover: Cover | 'employer' | 'unknown';
}

/** Marketplace price of a household in a plan year, and what remains after help with it. */
export type Outlook = ReturnType<typeof toOutlook>;

/** An income so high that no rule depends on it. */
const unlimitedIncome = 1e8;

/** Percent of the poverty line to which most states cover all adults by Medicaid. */
const medicaidOfMostStates = 138;

/** Plan year as chosen, or the one to show first. */
export const readPlanYear = (input: HouseholdInput, today = new Date()): PlanYear =>
  planYears.find((known) => String(known) === input.year) ?? toPlanYear(today);

/**
 * Price of a marketplace plan for a household as typed, without those who have Medicare; none in a territory.
 * @param today decides the plan year of a household without one
 */
export function readOutlook(priced: Priced, input: HouseholdInput, today = new Date()) {
  const year = readPlanYear(input, today);
  const age = Math.floor(priced.input_data.age);
  const { household, problems, problem_codes, covered } = readHousehold(input, age);
  const territory = priced.input_data.state === undefined ? input.territory : undefined;
  const outlook = household && !territory ? toOutlook(priced, household, year, input.rise) : undefined;
  return { year, problems, problem_codes, covered, hasMedicare: age > maxAge, territory, outlook };
}

/** @param rise assumed rise of the prices in percent, which are those at 64 for an older applicant */
function toFacts({ input_data, market }: Priced, household: Household, year: PlanYear, rise: number) {
  const raise = (price: number) => Math.round(price * (100 + rise)) / 100;
  const raiseKnown = (price: number | null) => (price === null ? undefined : raise(price));
  const { adults, children, tobacco, income = unlimitedIncome, household_size } = household;
  return {
    state: input_data.state,
    age: Math.min(Math.floor(input_data.age), maxAge),
    ...{ year, income, household_size, adults, children, tobacco },
    price: raise(market.premium),
    benchmark_share: findBenchmarkShare(input_data.county),
    bronze_price: raiseKnown(market.bronze),
    silver_price: raiseKnown(market.silver),
    gold_price: raiseKnown(market.gold),
  };
}

/** Help with the price of the household, or where the applicant has an employer's plan, of the others in it. */
function findHelp(household: Household, facts: HouseholdFacts) {
  const price = priceHousehold(facts);
  const help = toHelp(household, facts, price);
  if (help !== 'employer_for_some') {
    const hasApplicant = isApplicantPriced(household, price);
    return { facts, price, help, isPriced: help === price.outcome, hasApplicant };
  }
  const { adults, children, tobacco } = household.others;
  const others = { ...facts, adults, children, tobacco };
  return { facts: others, price: priceHousehold(others), help, isPriced: true, hasApplicant: false };
}

const findLevel = ({ levels }: HouseholdPrice, name: Level) =>
  levels[name] ?? (name === 'silver' ? levels.benchmark : undefined);

/** Returns true for a level whose price is filed for the county. */
function isFiled({ market: { place_basis, bronze_basis } }: Priced, name: Level): boolean {
  return (name === 'bronze' && bronze_basis ? bronze_basis : place_basis) === 'filed';
}

/** Prices of the household at both ends of the likely range of the place's prices; none where all are filed. */
function listEnds(priced: Priced, facts: HouseholdFacts): HouseholdPrice[] {
  const { premium, range } = priced.market;
  if (isFiled(priced, 'silver') && isFiled(priced, 'bronze')) return [];
  const ends = isFiled(priced, 'silver') || !range ? [1, 1] : [range.low / premium, range.high / premium];
  return ends.map((ratio, index) => {
    const scale = (price: number | undefined) => price && Math.round(price * ratio * 100) / 100;
    // The price of one place of the area stands for that of the county.
    const ofArea = index === 0 ? 1 - shared.area_bronze_range : 1 + shared.area_bronze_range;
    const bronzeRatio = isFiled(priced, 'silver') ? ofArea : ratio;
    return priceHousehold({
      ...facts,
      price: Math.round(facts.price * ratio * 100) / 100,
      silver_price: scale(facts.silver_price),
      gold_price: scale(facts.gold_price),
      bronze_price: facts.bronze_price && Math.round(facts.bronze_price * bronzeRatio * 100) / 100,
    });
  });
}

/** Help with the price of a household, with functions for what remains of the price of a level. */
function findRest(household: Household, facts: HouseholdFacts) {
  const found = findHelp(household, facts);
  const { isPriced, help } = found;
  const toNet = ({ net, full }: LevelPrice) => (isPriced ? net : help === 'employer' ? full : undefined);
  return { ...found, toNet, toPaid: (level: LevelPrice) => toNet(level) ?? level.full };
}

/** The same at an assumed income. */
const findRestAt = (household: Household, facts: HouseholdFacts, income: number) =>
  findRest({ ...household, income }, { ...facts, income });

/** @param rise as typed, percent */
const toAssumedRise = (year: PlanYear, rise: number) => (year > priceYear ? rise : 0);

/** Prices of a household's plans at an assumed income. */
export type PriceAtIncome = ReturnType<NonNullable<ReturnType<typeof toPricesByIncome>>['priceAt']>;

/**
 * Prices of a household's plans by income, as an outlook at that income has them; undefined for a household that cannot be
 * read.
 */
export function toPricesByIncome(priced: Priced, input: HouseholdInput, today = new Date()) {
  const year = readPlanYear(input, today);
  const { household } = readHousehold(input, Math.floor(priced.input_data.age));
  if (!household) return undefined;
  const facts = toFacts(priced, household, year, toAssumedRise(year, input.rise));
  return {
    year,
    state: facts.state,
    household_size: facts.household_size,
    /** Income as typed, USD a year. */
    income: household.income,
    benchmark_share: facts.benchmark_share,
    priceAt(income: number) {
      const { help, price, isPriced, toPaid } = findRestAt(household, facts, income);
      const toLevel = (name: Level) => {
        const level = findLevel(price, name);
        return level && { full: level.full, paid: toPaid(level) };
      };
      const plans = { bronze: toLevel('bronze'), silver: toLevel('silver'), gold: toLevel('gold') };
      return { income, help, price, credit: (isPriced && price.credit) || 0, plans };
    },
  };
}

/** Income at which a household loses help. */
interface HouseholdCliff {
  /** Last income with the help. */
  income: number;
  /** Price of the benchmark plan there, for those who have the help, USD a year. */
  net: number;
  /** Rise of that price with one dollar more, USD a year. */
  more: number;
  /** Price at the household's own income less `net`, USD a year. */
  saving: number;
  /** True where all help ends, false where that of the state falls. */
  isEnd: boolean;
}

/**
 * Lists the incomes above which a household pays more. An affordable offer of an employer ends help for the credit's part
 * of the household, so that there may be less to lose at four poverty lines, or an earlier end.
 * @param asked facts of everybody to cover
 * @param found help at the household's own income
 */
function findCliffs(
  household: Household,
  asked: HouseholdFacts,
  found: ReturnType<typeof findHelp>,
): HouseholdCliff[] {
  const { help, price } = found;
  if (!hasCliffs.includes(help)) return [];
  const isTooHigh = help === 'income_too_high';
  const findAt = (income: number) => findRestAt(household, asked, income);
  const atEnd = findAt(price.limit_400);
  if (isTooHigh && atEnd.help === 'employer') return [];
  const facts = isTooHigh ? { ...atEnd.facts, income: asked.income } : found.facts;
  const own = toNetPrices(facts)(facts.income);
  const cliffs = listCliffs(facts).map((cliff) => ({
    ...cliff,
    saving: own - cliff.net,
    isEnd: cliff.income === price.limit_400,
  }));
  if (isTooHigh || atEnd.help === help) return cliffs;
  // The offer becomes affordable between these incomes.
  let [last, first] = [facts.income, price.limit_400];
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2);
    if (findAt(middle).help === help) last = middle;
    else first = middle;
  }
  const [before, after] = [findAt(last), findAt(first)];
  const net = before.toPaid(before.price.levels.benchmark);
  const more = after.toPaid(after.price.levels.benchmark) - net;
  const offerCounts = { income: last, net, more, saving: own - net, isEnd: true };
  return [
    ...cliffs.filter(({ income }) => income < last),
    ...(after.help === 'employer' && more > 0 ? [offerCounts] : []),
  ];
}

/** @param rise assumed rise of the prices in percent, for a year whose prices are not known */
function toOutlook(priced: Priced, household: Household, year: PlanYear, rise: number) {
  const assumedRise = toAssumedRise(year, rise);
  const asked = toFacts(priced, household, year, assumedRise);
  const found = findRest(household, asked);
  const { facts, price, help, isPriced, hasApplicant, toNet, toPaid } = found;
  const ends = listEnds(priced, facts);
  const toPlan = (name: Level): Plan | undefined => {
    const level = findLevel(price, name);
    if (!level) return undefined;
    const paid = toPaid(level);
    const range = toRange([paid, ...ends.flatMap((end) => findLevel(end, name) ?? []).map(toPaid)]);
    return { ...level, paid, isFiled: isFiled(priced, name), range };
  };
  const { bronze, benchmark } = price.levels;
  const covered = price.adults_covered.length + price.children_covered.length;
  return {
    year,
    facts,
    price,
    help,
    /** Help at the poverty line; undefined for an income that is not below it. */
    helpAtLine: help === 'income_too_low' ? findRestAt(household, asked, price.poverty_line).help : undefined,
    /** True if the income was given, on which what remains depends. */
    hasIncome: household.income !== undefined,
    /** Cheapest plan of each level; of silver the second-cheapest where the price of the cheapest is not known. */
    plans: { bronze: toPlan('bronze'), silver: toPlan('silver') as Plan, gold: toPlan('gold') },
    /** Place that the prices are for; `county` is absent if it was not given. */
    place: { basis: priced.market.place_basis, county: priced.input_data.county },
    /** Price of the benchmark plan after credit and help, USD a year; undefined where other cover takes its place. */
    net: toNet(benchmark),
    /** Likely lowest and highest price of the benchmark plan, as `net` or the full one. */
    netRange: toRange([price, ...ends].map(({ levels }) => toPaid(levels.benchmark))),
    netBronze: bronze && toNet(bronze),
    /** Actuarial value of silver plans in percent, raised by cost-sharing reductions. */
    silverLevel: (isPriced && price.csr) || 70,
    credit: (isPriced && price.credit) || 0,
    /** The state's help with the benchmark plan; 0 where it is not known. */
    stateHelp: (isPriced && price.state_help) || 0,
    /** Price of the employer's plan that counts, USD a month. */
    offer: toOffer(household, help),
    /** Price of the employer's plan for the applicant alone, USD a month. */
    ownOffer: household.offer,
    /** Deductibles of the county's plans; undefined where they are not known. */
    deductibles: priced.market.deductibles,
    /** Incomes above which the price rises at once. */
    cliffs: findCliffs(household, asked, found),
    /** Persons whom the prices are for. */
    covered,
    /** Everybody to cover, the applicant first among those of the same role. */
    people: listPeople(household, help, price),
    /** True if the applicant is among them. */
    hasApplicant,
    /** True if the prices are for the applicant alone. */
    isForApplicant: covered === 1 && hasApplicant,
    exchange: getExchange(facts.state),
    /** "of 2026", or with an assumed rise "of 2026 plus 14%". */
    prices: planTexts.prices(priceYear, assumedRise),
    hasAssumedRise: assumedRise > 0,
    /** Plan year of the prices, and the percentage that they are raised by. */
    priceBasis: { year: priceYear, rise: assumedRise },
    /** Highest possible tobacco surcharge, USD a year; undefined where it is not certain. */
    tobacco: benchmark.tobacco,
  };
}

const toRange = (amounts: readonly number[]) => ({ low: Math.min(...amounts), high: Math.max(...amounts) });

const hasCliffs: readonly Help[] = ['credit', 'income_too_high', 'employer_for_some'];

/** Price of the employer's plan that decides about the credit, USD a month. */
const toOffer = ({ offer, familyOffer }: Household, help: Help) =>
  help === 'employer_for_some' ? offer : (familyOffer ?? offer);

const isInPrices = (cover: Cover | undefined) =>
  cover === 'credit' || cover === 'full_price' || cover === 'no_charge';

/** Returns true if the applicant needs a plan, or all are in public cover. */
function isApplicantPriced(
  { adults, children, others }: Household,
  { covered_by: covers, outcome }: HouseholdPrice,
) {
  if (outcome === 'medicaid' || outcome === 'basic_program') return adults.length > others.adults.length;
  if (adults.length > others.adults.length) return isInPrices(covers.adults[0]);
  return children.length > others.children.length && isInPrices(covers.children[0]);
}

function toHelp(household: Household, facts: HouseholdFacts, price: HouseholdPrice): Help {
  const { outcome, employer_limit_monthly: limit } = price;
  if (household.income === undefined) return 'unknown_income';
  if (facts.state === undefined && isWithinMedicaid(medicaidOfMostStates, facts)) return 'state_decides';
  if (outcome !== 'credit') return outcome;
  const isAffordable = (offer: number | undefined) => offer !== undefined && offer <= limit;
  // The price for the applicant alone decides about the applicant, that for the family about the others (26 CFR
  // 1.36B-2(c)(3)(v)).
  const hasOwn = isApplicantPriced(household, price);
  const others = price.adults_covered.length + price.children_covered.length - (hasOwn ? 1 : 0);
  if (others > 0 && isAffordable(household.familyOffer)) return 'employer';
  if (!hasOwn || !isAffordable(household.offer)) return outcome;
  return others > 0 ? 'employer_for_some' : 'employer';
}

function listPeople(
  { adults, children, elders }: Household,
  help: Help,
  { covered_by: covers }: HouseholdPrice,
): CoveredPerson[] {
  const isUnknown = help === 'unknown_income' || help === 'state_decides';
  const toCover = (cover: Cover | undefined): CoveredPerson['cover'] => {
    if (help === 'employer' && isInPrices(cover)) return 'employer';
    return cover === undefined || isUnknown ? 'unknown' : cover;
  };
  const offset = help === 'employer_for_some' ? 1 : 0;
  return [
    ...adults.map((age, index) => ({
      age,
      role: 'adult' as const,
      cover: index < offset ? ('employer' as const) : toCover(covers.adults[index - offset]),
    })),
    ...children.map((age, index) => ({
      age,
      role: 'child' as const,
      cover: toCover(covers.children[index]),
    })),
    ...elders.map((age) => ({ age, role: 'adult' as const, cover: 'medicare' as const })),
  ];
}

/** Price in whole dollars a month, without and with the highest tobacco surcharge. */
export interface MonthRange {
  low: number;
  high: number;
}

/** Converts a price and the highest tobacco surcharge from USD a year. */
export function toMonthRange(price: number, surcharge = 0): MonthRange {
  return { low: Math.round(price / 12), high: Math.round((price + surcharge) / 12) };
}
