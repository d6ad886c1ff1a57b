import type { HealthEstimate } from '#contract/predictions.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import {
  findBasicProgram,
  findParentLimit,
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
import { type HouseholdInput, maxAge, readHousehold, useHouseholdInput } from './household-store.ts';
import { formatState, getExchange } from './state-offices.ts';

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

/** Price of a marketplace plan for a household as typed. */
export function readOutlook(priced: Priced, input: HouseholdInput) {
  const year: PlanYear = planYears.find((known) => String(known) === input.year) ?? toPlanYear(new Date());
  const age = Math.floor(priced.input_data.age);
  const hasMedicare = age > maxAge;
  const { household, problems } = readHousehold(input, Math.min(age, maxAge));
  const outlook = household && !hasMedicare ? toOutlook(priced, household, year, input.rise) : undefined;
  return { year, problems, hasMedicare, outlook };
}

/** Price of a marketplace plan for the household that was typed in this tab. */
export function useOutlook(priced: Priced) {
  const [input, change] = useHouseholdInput();
  return { input, change, ...readOutlook(priced, input) };
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

/** Formats the monthly share of a yearly amount. */
export const formatMonth = (usdPerYear: number) => `${formatRoundedMoney(usdPerYear / 12)} a month`;

/** Price in whole dollars a month, without and with the highest tobacco surcharge. */
export interface MonthRange {
  low: number;
  high: number;
}

/** Converts a price and the highest tobacco surcharge from USD a year. */
export function toMonthRange(price: number, surcharge = 0): MonthRange {
  return { low: Math.round(price / 12), high: Math.round((price + surcharge) / 12) };
}

export function formatMonthRange({ low, high }: MonthRange): string {
  return low === high ? formatRoundedMoney(low) : `${formatRoundedMoney(low)} to ${formatRoundedMoney(high)}`;
}

/** Formats what a household with an income would pay in one short sentence. */
export function formatHeadline({ covered, help, net, facts, offer, tobacco }: Outlook): string {
  const [subject, have] = covered > 1 ? ['Your household', 'has'] : ['You', 'have'];
  switch (help) {
    case 'employer':
      return `Your employer’s plan: ${formatRoundedMoney(offer ?? 0)} a month`;
    case 'employer_for_some':
      return 'Your employer’s plan instead, for you';
    case 'medicaid':
      return `${subject} probably ${have} Medicaid instead`;
    case 'basic_program':
      return `${findBasicProgram(facts.state)?.name} instead of this price`;
    case 'state_decides':
      return 'Your state decides';
    default: {
      const month = formatMonthRange(toMonthRange(net ?? 0, tobacco));
      return tobacco
        ? `${subject} would pay ${month} a month with tobacco`
        : `${subject} would pay about ${month} a month`;
    }
  }
}

/**
 * Formats the help that a price is after: "a tax credit of $5,270 and $235 from California"; empty without help.
 * @param format formats the state's help, USD a year
 */
export function formatHelp(
  { credit, stateHelp, facts, price }: Outlook,
  formatCredit: (usdPerYear: number) => string,
  format: (usdPerYear: number) => string,
): string {
  const about = price.state_program?.certainty === 'agreed' ? '' : 'about ';
  const parts = [
    credit > 0 && formatCredit(credit),
    stateHelp > 0 && `${about}${format(stateHelp)} from ${formatState(facts.state)}`,
  ];
  return parts.filter(Boolean).join(' and ');
}

/** Formats why a household with an income would pay that, and after which help. */
export function formatReason(outlook: Outlook): string {
  const { year, price, help, exchange, net = 0, stateHelp } = outlook;
  const money = formatRoundedMoney;
  const line = `${money(price.poverty_line)} for this household in ${year}`;
  const limit = `${money(price.employer_limit_monthly)} a month`;
  const rate = `${price.rate?.toFixed(2)}% of your income`;
  const helped = formatHelp(outlook, (credit) => `a tax credit of ${money(credit)}`, money);
  switch (help) {
    case 'medicaid':
      return formatMedicaid(outlook);
    case 'state_decides':
      return `At this income 40 states and DC have Medicaid, the others may give nothing. Give your ZIP code to see your case, or ask ${exchange.name}.`;
    case 'basic_program':
      return `Up to 200% of the poverty line (${line}) your state’s program takes the place of the tax credit.`;
    case 'employer':
      return `It counts as affordable in ${year} (up to ${limit}), so there is no tax credit: the marketplace’s second-cheapest silver plan costs ${formatMonth(net)}.`;
    case 'employer_for_some':
      return `Your employer’s offer for you counts as affordable in ${year} (up to ${limit}), so you get no tax credit. The others in your household may: estimate them without you.`;
    case 'income_too_low':
      return `There is no tax credit below the poverty line, ${line}.`;
    case 'income_too_high': {
      const none = `There is no tax credit above ${money(price.limit_400)}, 400% of the poverty line in ${year}.`;
      return helped ? `${none} The price is after ${helped}.` : none;
    }
    default: {
      if (!helped) return `The plan costs less than ${rate}, so there is no tax credit in ${year}.`;
      const share = stateHelp > 0 ? '' : ` At ${price.percent}% of the poverty line you pay ${rate}.`;
      return `${money(net)} a year in ${year}, after ${helped}.${share}`;
    }
  }
}

function formatMedicaid({ year, facts: { state } }: Outlook): string {
  if (state === 'WI') {
    return `In Wisconsin Medicaid (BadgerCare Plus) covers adults up to the poverty line, in place of a tax credit of ${year}.`;
  }
  const parents = findParentLimit(state);
  return parents === undefined
    ? `Your state’s Medicaid covers adults at this income, in place of a tax credit of ${year}.`
    : `In ${formatState(state)} Medicaid covers parents of children under 19 up to about ${parents}% of the poverty line, in place of a tax credit of ${year}.`;
}
