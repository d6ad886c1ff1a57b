import { formatRoundedMoney } from '#frontend/ui/format.ts';
import shared from '#model/artifacts/plans/household.json' with { type: 'json' };
import {
  findForState,
  type HouseholdFacts,
  type HouseholdPrice,
  type PlanYear,
  planYears,
  priceHousehold,
  priceYear,
  rules,
  toPlanYear,
} from './household.ts';
import { type HouseholdInput, maxAge, readHousehold, useHouseholdInput } from './household-store.ts';
import { getExchange } from './state-offices.ts';

/** Marketplace prices at the applicant's age. */
export type MarketplacePrice = Pick<HouseholdFacts, 'state' | 'age' | 'price' | 'bronze_price'>;

type Household = NonNullable<ReturnType<typeof readHousehold>['household']>;

/** Rule that decides what a household pays. */
type Help = HouseholdPrice['outcome'] | 'unknown_income' | 'state_plan' | 'employer' | 'employer_for_some';

/** Marketplace price of a household in a plan year, and what remains after help with it. */
export type Outlook = ReturnType<typeof toOutlook>;

/** An income so high that no rule depends on it. */
const unlimitedIncome = 1e8;

/** Price of a marketplace plan for a household as typed. */
export function readOutlook(market: MarketplacePrice, input: HouseholdInput) {
  const year: PlanYear = planYears.find((known) => String(known) === input.year) ?? toPlanYear(new Date());
  const hasMedicare = market.age > maxAge;
  const { household, problems } = readHousehold(input, Math.min(market.age, maxAge));
  const outlook = household && !hasMedicare ? toOutlook(market, household, year, input.rise) : undefined;
  return { year, problems, hasMedicare, outlook };
}

/** Price of a marketplace plan for the household that was typed in this tab. */
export function useOutlook(market: MarketplacePrice) {
  const [input, change] = useHouseholdInput();
  return { input, change, ...readOutlook(market, input) };
}

/** @param rise assumed rise of the prices in percent, for a year whose prices are not known */
function toOutlook(market: MarketplacePrice, household: Household, year: PlanYear, rise: number) {
  const assumedRise = year > priceYear ? rise : 0;
  const raise = (price: number) => Math.round(price * (100 + assumedRise)) / 100;
  const facts: HouseholdFacts = {
    ...market,
    ...household,
    year,
    income: household.income ?? unlimitedIncome,
    price: raise(market.price),
    bronze_price: market.bronze_price && raise(market.bronze_price),
  };
  const price = priceHousehold(facts);
  const help = toHelp(household, facts, price);
  const isPriced = help === price.outcome;
  const paysAlone = help === 'employer';
  const ratio = findForState<number>(rules[year].tobacco, market.state);
  return {
    year,
    facts,
    price,
    help,
    /** True if the income was given, on which what remains depends. */
    hasIncome: household.income !== undefined,
    /** Price of the benchmark plan after the credit, USD a year; undefined where the marketplace is not the way. */
    net: isPriced ? price.net_benchmark : paysAlone ? price.benchmark : undefined,
    netBronze: isPriced ? price.net_bronze : paysAlone ? price.bronze : undefined,
    credit: (isPriced && price.credit) || 0,
    /** Persons whom the prices are for. */
    covered: household.adults.length + household.children.length - price.children_in_public_cover,
    exchange: getExchange(market.state),
    /** "of 2026", or with an assumed rise "of 2026 plus 14%". */
    prices: `of ${priceYear}${assumedRise > 0 ? ` plus ${assumedRise}%` : ''}`,
    /** Highest possible tobacco surcharge of the applicant, USD a year; undefined where it is not certain. */
    tobacco: ratio && Math.round(facts.price * (ratio - 1) * 100) / 100,
  };
}

function toHelp(household: Household, { state }: HouseholdFacts, price: HouseholdPrice): Help {
  const { outcome, employer_limit_monthly: limit } = price;
  if (household.income === undefined) return 'unknown_income';
  if (outcome !== 'credit') return outcome;
  // Up to 400 % of the poverty line, as the credit.
  if (state === 'MA') return 'state_plan';
  const isAffordable = (offer: number | undefined) => offer !== undefined && offer <= limit;
  const isAlone = household.adults.length + household.children.length === 1;
  if (isAffordable(household.familyOffer)) return 'employer';
  if (isAffordable(household.offer)) return isAlone ? 'employer' : 'employer_for_some';
  return 'credit';
}

/** Formats the monthly share of a yearly amount. */
export const formatMonth = (usdPerYear: number) => `${formatRoundedMoney(usdPerYear / 12)} a month`;

/** Formats what a household would pay in one short sentence. */
export function formatHeadline({ covered, help, net, facts }: Outlook): string {
  const [subject, have] = covered > 1 ? ['Your household', 'has'] : ['You', 'have'];
  if (net !== undefined) return `${subject} would pay about ${formatMonth(net)}`;
  switch (help) {
    case 'medicaid':
      return `${subject} probably ${have} Medicaid instead`;
    case 'basic_program':
      return `${findForState(shared.basic_programs, facts.state)?.name} instead of this price`;
    case 'state_plan':
      return 'ConnectorCare instead of this price';
    case 'employer_for_some':
      return 'Your employer’s plan instead, for you';
    default:
      return 'Your price after a tax credit';
  }
}

export function formatReason(outlook: Outlook): string {
  const { year, facts, price, help, credit, exchange } = outlook;
  const money = formatRoundedMoney;
  const line = `${money(price.poverty_line)} for this household in ${year}`;
  switch (help) {
    case 'unknown_income':
      return 'Give your income to see what remains. It stays in this tab.';
    case 'medicaid':
      return facts.state === 'WI'
        ? `In Wisconsin Medicaid (BadgerCare Plus) covers adults up to the poverty line, in place of a tax credit of ${year}.`
        : `Your state’s Medicaid covers adults at this income, in place of a tax credit of ${year}.`;
    case 'basic_program':
      return `Up to 200% of the poverty line (${line}) your state’s program takes the place of the tax credit.`;
    case 'state_plan':
      return `In Massachusetts up to 400% of the poverty line (${money(price.limit_400)} in ${year}) the state’s own plans take the place of this calculation: ask the ${exchange.name}.`;
    case 'employer':
      return `Your employer’s offer counts as affordable in ${year} (up to ${money(price.employer_limit_monthly)} a month), so there is no tax credit.`;
    case 'employer_for_some':
      return `Your employer’s offer for you counts as affordable in ${year} (up to ${money(price.employer_limit_monthly)} a month), so you get no tax credit. The others in your household may: estimate them without you.`;
    case 'income_too_low':
      return `There is no tax credit below the poverty line, ${line}.`;
    case 'income_too_high':
      return `There is no tax credit above ${money(price.limit_400)}, 400% of the poverty line in ${year}.`;
    case 'credit':
      return credit > 0
        ? `${money(price.net_benchmark ?? 0)} a year in ${year}, after a tax credit of ${money(credit)}. At ${price.percent}% of the poverty line you pay ${price.rate?.toFixed(2)}% of your income.`
        : `The plan costs less than ${price.rate?.toFixed(2)}% of your income, so there is no tax credit in ${year}.`;
  }
}
