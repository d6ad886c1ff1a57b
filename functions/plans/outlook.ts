import type { HealthEstimate } from '#contract/predictions.ts';
import {
  type HouseholdFacts,
  type HouseholdPrice,
  isWithinMedicaid,
  type LevelPrice,
  listCliffs,
  type PlanYear,
  planYears,
  priceHousehold,
  priceYear,
  toPlanYear,
} from './household.ts';
import { getExchange } from './state-offices.ts';
import { type HouseholdInput, maxAge, readHousehold } from './typed-household.ts';

/** Applicant's age and place, with the marketplace prices of both. */
export interface Priced {
  input_data: { age: number; state?: string | undefined; county?: string | undefined };
  market: Pick<HealthEstimate['market'], 'premium' | 'bronze' | 'silver' | 'gold' | 'place_basis'>;
}

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
}

/** Marketplace price of a household in a plan year, and what remains after help with it. */
export type Outlook = ReturnType<typeof toOutlook>;

/** An income so high that no rule depends on it. */
const unlimitedIncome = 1e8;

/** Percent of the poverty line to which most states cover all adults by Medicaid. */
const medicaidOfMostStates = 138;

/**
 * Price of a marketplace plan for a household as typed.
 * @param today decides the plan year of a household without one
 */
export function readOutlook(priced: Priced, input: HouseholdInput, today = new Date()) {
  const year: PlanYear = planYears.find((known) => String(known) === input.year) ?? toPlanYear(today);
  const age = Math.floor(priced.input_data.age);
  const hasMedicare = age > maxAge;
  const { household, problems } = readHousehold(input, Math.min(age, maxAge));
  const outlook = household && !hasMedicare ? toOutlook(priced, household, year, input.rise) : undefined;
  return { year, problems, hasMedicare, outlook };
}

/** @param rise assumed rise of the prices in percent, for a year whose prices are not known */
function toOutlook(
  { input_data: { age, state }, market }: Priced,
  household: Household,
  year: PlanYear,
  rise: number,
) {
  const assumedRise = year > priceYear ? rise : 0;
  const raise = (price: number) => Math.round(price * (100 + assumedRise)) / 100;
  const raiseKnown = (price: number | null) => (price === null ? undefined : raise(price));
  const facts: HouseholdFacts = {
    ...household,
    state,
    age: Math.floor(age),
    year,
    income: household.income ?? unlimitedIncome,
    price: raise(market.premium),
    bronze_price: raiseKnown(market.bronze),
    silver_price: raiseKnown(market.silver),
    gold_price: raiseKnown(market.gold),
  };
  const price = priceHousehold(facts);
  const help = toHelp(household, facts, price);
  const isPriced = help === price.outcome;
  const toNet = ({ net, full }: LevelPrice) => (isPriced ? net : help === 'employer' ? full : undefined);
  const toPlan = (level: LevelPrice): Plan => ({ ...level, paid: toNet(level) ?? level.full });
  const { bronze, benchmark, silver = benchmark, gold } = price.levels;
  return {
    year,
    facts,
    price,
    help,
    /** True if the income was given, on which what remains depends. */
    hasIncome: household.income !== undefined,
    /** Cheapest plan of each level; of silver the second-cheapest where the price of the cheapest is not known. */
    plans: { bronze: bronze && toPlan(bronze), silver: toPlan(silver), gold: gold && toPlan(gold) },
    /** Price of the benchmark plan after credit and help, USD a year; undefined where other cover takes its place. */
    net: toNet(benchmark),
    netBronze: bronze && toNet(bronze),
    /** Actuarial value of silver plans in percent, raised by cost-sharing reductions. */
    silverLevel: (help === 'credit' && price.csr) || 70,
    credit: (isPriced && price.credit) || 0,
    /** The state's help with the benchmark plan; 0 where it is not known. */
    stateHelp: (isPriced && price.state_help) || 0,
    /** Price of the employer's plan that counts, USD a month. */
    offer: household.familyOffer ?? household.offer,
    /** Incomes above which the price rises at once. */
    cliffs: help === 'credit' || help === 'income_too_high' ? listCliffs(facts) : [],
    /** Persons whom the prices are for. */
    covered: household.adults.length + household.children.length - price.children_in_public_cover,
    exchange: getExchange(state),
    /** "of 2026", or with an assumed rise "of 2026 plus 14%". */
    prices: `of ${priceYear}${assumedRise > 0 ? ` plus ${assumedRise}%` : ''}`,
    hasAssumedRise: assumedRise > 0,
    /** Highest possible tobacco surcharge, USD a year; undefined where it is not certain. */
    tobacco: benchmark.tobacco,
  };
}

function toHelp(household: Household, facts: HouseholdFacts, price: HouseholdPrice): Help {
  const { outcome, employer_limit_monthly: limit } = price;
  if (household.income === undefined) return 'unknown_income';
  if (facts.state === undefined && isWithinMedicaid(medicaidOfMostStates, facts)) return 'state_decides';
  if (outcome !== 'credit') return outcome;
  const isAffordable = (offer: number | undefined) => offer !== undefined && offer <= limit;
  const isAlone = household.adults.length + household.children.length === 1;
  if (isAffordable(household.familyOffer)) return 'employer';
  if (isAffordable(household.offer)) return isAlone ? 'employer' : 'employer_for_some';
  return 'credit';
}
