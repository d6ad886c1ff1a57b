import { formatRoundedMoney } from '#frontend/ui/format.ts';
import shared from '#model/artifacts/plans/household.json' with { type: 'json' };
import {
  findForState,
  type HouseholdFacts,
  type HouseholdPrice,
  isWithinMedicaid,
  type LevelPrice,
  type PlanYear,
  planYears,
  priceHousehold,
  priceYear,
  toPlanYear,
} from './household.ts';
import { type HouseholdInput, maxAge, readHousehold, useHouseholdInput } from './household-store.ts';
import { formatState, getExchange } from './state-offices.ts';

/** Marketplace prices at the applicant's age. */
export type MarketplacePrice = Pick<
  HouseholdFacts,
  'state' | 'age' | 'price' | 'bronze_price' | 'silver_price' | 'gold_price'
>;

type Household = NonNullable<ReturnType<typeof readHousehold>['household']>;

/** Rule that decides what a household pays. */
type Help = HouseholdPrice['outcome'] | 'unknown_income' | 'state_decides' | 'employer' | 'employer_for_some';

/** Marketplace price of a household in a plan year, and what remains after help with it. */
export type Outlook = ReturnType<typeof toOutlook>;

/** An income so high that no rule depends on it. */
const unlimitedIncome = 1e8;

/** Percent of the poverty line to which most states cover all adults by Medicaid. */
const medicaidOfMostStates = 138;

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
    silver_price: market.silver_price && raise(market.silver_price),
    gold_price: market.gold_price && raise(market.gold_price),
  };
  const price = priceHousehold(facts);
  const help = toHelp(household, facts, price);
  const isPriced = help === price.outcome;
  const toNet = (level: LevelPrice | undefined) =>
    isPriced ? level?.net : help === 'employer' ? level?.full : undefined;
  return {
    year,
    facts,
    price,
    help,
    /** True if the income was given, on which what remains depends. */
    hasIncome: household.income !== undefined,
    /** Returns what a plan costs after credit and help; undefined where the household has other cover. */
    toNet,
    /** Price of the benchmark plan after credit and help, USD a year. */
    net: toNet(price.levels.benchmark),
    netBronze: toNet(price.levels.bronze),
    credit: (isPriced && price.credit) || 0,
    /** The state's help with the benchmark plan; 0 where it is not known. */
    stateHelp: (isPriced && price.state_help) || 0,
    /** Price of the employer's plan that counts, USD a month. */
    offer: household.familyOffer ?? household.offer,
    /** Persons whom the prices are for. */
    covered: household.adults.length + household.children.length - price.children_in_public_cover,
    exchange: getExchange(market.state),
    /** "of 2026", or with an assumed rise "of 2026 plus 14%". */
    prices: `of ${priceYear}${assumedRise > 0 ? ` plus ${assumedRise}%` : ''}`,
    hasAssumedRise: assumedRise > 0,
    /** Highest possible tobacco surcharge, USD a year; undefined where it is not certain. */
    tobacco: price.levels.benchmark?.tobacco,
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

/** Formats a monthly price from the one without to the highest one with tobacco, USD a year. */
export function formatMonthRange(low: number, surcharge = 0): string {
  const first = formatRoundedMoney(low / 12);
  const last = formatRoundedMoney((low + surcharge) / 12);
  return first === last ? first : `${first} to ${last}`;
}

/** Formats what a household would pay in one short sentence. */
export function formatHeadline({ covered, help, net, facts, offer, tobacco }: Outlook): string {
  const [subject, have] = covered > 1 ? ['Your household', 'has'] : ['You', 'have'];
  if (help === 'employer' && offer !== undefined) {
    return `Your employer’s plan: ${formatRoundedMoney(offer)} a month`;
  }
  if (net !== undefined) {
    return tobacco
      ? `${subject} would pay ${formatMonthRange(net, tobacco)} a month with tobacco`
      : `${subject} would pay about ${formatMonth(net)}`;
  }
  switch (help) {
    case 'medicaid':
      return `${subject} probably ${have} Medicaid instead`;
    case 'basic_program':
      return `${findForState(shared.basic_programs, facts.state)?.name} instead of this price`;
    case 'state_decides':
      return 'Your state decides';
    case 'employer_for_some':
      return 'Your employer’s plan instead, for you';
    default:
      return 'Your price after a tax credit';
  }
}

/** Formats the help that a price is after: "a tax credit of $5,270 and $235 from California". */
function formatHelp({ credit, stateHelp, facts, price }: Outlook): string {
  const money = formatRoundedMoney;
  const about = price.state_program?.certainty === 'agreed' ? '' : 'about ';
  const parts = [
    credit > 0 ? `a tax credit of ${money(credit)}` : undefined,
    stateHelp > 0 ? `${about}${money(stateHelp)} from ${formatState(facts.state)}` : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(' and ');
}

export function formatReason(outlook: Outlook): string {
  const { year, price, help, exchange, net = 0 } = outlook;
  const money = formatRoundedMoney;
  const line = `${money(price.poverty_line)} for this household in ${year}`;
  const helped = formatHelp(outlook);
  switch (help) {
    case 'unknown_income':
      return 'Give your income to see what remains. It stays in your browser.';
    case 'medicaid':
      return formatMedicaid(outlook);
    case 'state_decides':
      return `At this income 40 states and DC have Medicaid, the others may give nothing. Give your ZIP code to see your case, or ask ${exchange.name}.`;
    case 'basic_program':
      return `Up to 200% of the poverty line (${line}) your state’s program takes the place of the tax credit.`;
    case 'employer':
      return `It counts as affordable in ${year} (up to ${money(price.employer_limit_monthly)} a month), so there is no tax credit: the marketplace’s second-cheapest silver plan costs ${formatMonth(net)}.`;
    case 'employer_for_some':
      return `Your employer’s offer for you counts as affordable in ${year} (up to ${money(price.employer_limit_monthly)} a month), so you get no tax credit. The others in your household may: estimate them without you.`;
    case 'income_too_low':
      return `There is no tax credit below the poverty line, ${line}.`;
    case 'income_too_high': {
      const none = `There is no tax credit above ${money(price.limit_400)}, 400% of the poverty line in ${year}.`;
      return helped === '' ? none : `${none} The price is after ${helped}.`;
    }
    case 'credit': {
      if (helped === '') {
        return `The plan costs less than ${price.rate?.toFixed(2)}% of your income, so there is no tax credit in ${year}.`;
      }
      const share = `At ${price.percent}% of the poverty line you pay ${price.rate?.toFixed(2)}% of your income.`;
      return `${money(net)} a year in ${year}, after ${helped}.${outlook.stateHelp > 0 ? '' : ` ${share}`}`;
    }
  }
}

function formatMedicaid({ year, facts: { state } }: Outlook): string {
  if (state === 'WI') {
    return `In Wisconsin Medicaid (BadgerCare Plus) covers adults up to the poverty line, in place of a tax credit of ${year}.`;
  }
  const parents = findForState<number>(shared.parent_limits, state);
  return parents === undefined
    ? `Your state’s Medicaid covers adults at this income, in place of a tax credit of ${year}.`
    : `In ${formatState(state)} Medicaid covers parents of children under 19 up to about ${parents}% of the poverty line, in place of a tax credit of ${year}.`;
}
