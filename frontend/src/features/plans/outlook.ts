import {
  getRules,
  type HouseholdFacts,
  type HouseholdPrice,
  type PlanYear,
  priceHousehold,
  priceYear,
} from './household.ts';
import type { Household } from './household-input.ts';
import { getExchange } from './state-offices.ts';

/** Marketplace prices at the applicant's age, USD a year. */
export interface MarketplacePrice {
  /** Postal code; undefined if the applicant did not give the state. */
  readonly state: string | undefined;
  /** Whole years. */
  readonly age: number;
  readonly premium: number;
  /** Lowest bronze price; null or undefined where it is not known. */
  readonly bronze?: number | null | undefined;
}

/** Reason why a household pays the price without a credit, or another program takes the place of both. */
export type Help =
  | 'credit'
  | 'none'
  | 'unknown_income'
  | 'medicaid'
  | 'basic_program'
  | 'state_plan'
  | 'employer'
  | 'employer_for_some';

/** An income so high that no rule depends on it. */
const unlimitedIncome = 1e8;

/** States whose own plans take the place of the calculation, up to a percent of the poverty line. */
const statePlans: Readonly<Record<string, number>> = { MA: 400 };

/**
 * Marketplace price of a household in a plan year, and what remains after help with it.
 * @param rise assumed rise of the prices in percent, for a year whose prices are not known
 */
export function toOutlook(
  market: MarketplacePrice,
  household: Household,
  { year, rise }: { year: PlanYear; rise: number },
) {
  const { state, age } = market;
  const assumedRise = year > priceYear ? rise : 0;
  const raise = (price: number) => Math.round(price * (100 + assumedRise)) / 100;
  const facts: HouseholdFacts = {
    year,
    state,
    income: household.income ?? unlimitedIncome,
    household_size: household.size,
    age,
    price: raise(market.premium),
    bronze_price: typeof market.bronze === 'number' ? raise(market.bronze) : undefined,
    adults: household.adults,
    children: household.children,
  };
  const price = priceHousehold(facts);
  const help = toHelp(household, facts, price);
  const paysAlone = help === 'none' || help === 'employer';
  const credit = help === 'credit' ? (price.credit ?? 0) : 0;
  const ratio = (getRules(year).tobacco as Readonly<Record<string, number>>)[state ?? ''];
  return {
    year,
    facts,
    price,
    help,
    /** Price of the benchmark plan after the credit, USD a year; undefined where the marketplace is not the way. */
    net: help === 'credit' ? price.net_benchmark : paysAlone ? price.benchmark : undefined,
    netBronze: help === 'credit' ? price.net_bronze : paysAlone ? price.bronze : undefined,
    credit,
    /** Persons whom the prices are for. */
    covered: household.adults.length + household.children.length - price.children_in_public_cover,
    exchange: getExchange(state),
    /** "of 2026", or with an assumed rise "of 2026 plus 14%". */
    prices: `of ${priceYear}${assumedRise > 0 ? ` plus ${assumedRise}%` : ''}`,
    /** Highest possible tobacco surcharge of the applicant, USD a year; undefined where it is not certain. */
    tobacco: ratio === undefined ? undefined : Math.round(facts.price * (ratio - 1) * 100) / 100,
  };
}

export type Outlook = ReturnType<typeof toOutlook>;

function toHelp(household: Household, facts: HouseholdFacts, price: HouseholdPrice): Help {
  if (household.income === undefined) return 'unknown_income';
  const { outcome, percent, employer_limit_monthly: limit } = price;
  if (outcome === 'medicaid' || outcome === 'basic_program') return outcome;
  if (percent <= (statePlans[facts.state ?? ''] ?? 0)) return 'state_plan';
  if (outcome !== 'credit') return 'none';
  const isAffordable = (offer: number | undefined) => offer !== undefined && offer <= limit;
  const isAlone = household.adults.length + household.children.length === 1;
  if (isAffordable(household.familyOffer)) return 'employer';
  if (isAffordable(household.offer)) return isAlone ? 'employer' : 'employer_for_some';
  return 'credit';
}
