import { formatPeople } from '#frontend/features/household/household-answers.ts';
import { formatRoundedMoney, joinTexts } from '#frontend/ui/format.ts';
import {
  expandedMedicaid,
  findBasicProgram,
  findOldestPublicChild,
  findParentLimit,
  findProgramOfIncome,
  type Help,
  hasCountyProgram,
  isForApplicant,
  isPublicCover,
  listOffers,
  type PersonCover,
} from '#functions/plans/cover.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { formatState, getExchange, medicaidOffices } from '#functions/plans/state-offices.ts';
import { nameEnglishPage } from '#functions/plans/texts/en.ts';
import { compareTotals, type YearOfCare } from '#functions/plans/year-totals.ts';
import type { decisionTexts } from './decisive-sentences.texts.ts';
import type { Headline } from './headlines.ts';
import { formatCovered, sortByRole } from './people-line.ts';
import { countyProgram, priceTexts, tileTexts as texts, yearTexts } from './price.texts.ts';
import {
  findNet,
  formatHelp,
  formatIncomeShare,
  formatMonth,
  formatOfferLimit,
  formatOffers,
  isOfferOfApplicant,
  toMonthRange,
} from './price-texts.ts';
import { findCheapest, formatFullAmounts } from './tiles.ts';

/** Words for a rule that decides what a household pays, on every screen. */
interface Case {
  /** Heading of the tiles where nothing is taken off. */
  heading: string;
  /** Price for the household in one short sentence. */
  short: (prices: PlanPrices) => string;
  /** Why, and after which help. */
  reason: (prices: PlanPrices) => string;
  /** Case that takes the place of prices, or is above those of the others. */
  instead?: (prices: PlanPrices, care: YearOfCare | undefined) => Headline;
  /** Sentence about silver plans that are sold outside the exchange, for those who get no help. */
  outside?: (exchange: string) => string;
  /** Key of the sentence about an employer's plan that does not take the place of the prices. */
  offer?: keyof typeof decisionTexts & `offer_${string}`;
  /** Whether public cover is to be applied for in the year before Medicaid covers fewer months back, or on any day. */
  apply?: 'soon' | 'any_day';
  /** True where the household may get no help at all. */
  mayHaveNoHelp?: true;
}

const cases: Readonly<Record<Help, Case>> = {
  credit: {
    heading: texts.fullPrice,
    short: formatPaid,
    reason: formatCreditReason,
    outside: texts.outside,
    offer: 'offer_with_credit',
  },
  income_too_high: {
    heading: texts.fullPrice,
    short: formatPaid,
    reason: (prices) => {
      const {
        plan_year,
        credit: { max_income },
      } = prices;
      const helps = formatHelps(prices);
      return helps
        ? priceTexts.tooHighWithHelp(max_income, plan_year, helps)
        : priceTexts.tooHigh(max_income, plan_year);
    },
    outside: texts.outside,
    offer: 'offer_without_credit',
  },
  income_too_low: {
    heading: texts.fullPrice,
    short: formatPaid,
    reason: ({ plan_year, credit }) => priceTexts.tooLow(credit.poverty_line, plan_year),
    offer: 'offer_without_credit',
    mayHaveNoHelp: true,
  },
  medicaid: {
    heading: texts.headings.medicaid,
    short: (prices) => priceTexts.medicaidInstead(isForApplicant(prices)),
    reason: formatMedicaid,
    instead: (prices) =>
      toPublicCover(
        prices,
        hasCountyProgram(prices) ? countyProgram : 'Medicaid',
        texts.fullPricesWithMedicaid,
      ),
    apply: 'soon',
  },
  basic_program: {
    heading: texts.headings.basic_program,
    short: ({ place }) => priceTexts.programInstead(findBasicProgram(place.state)?.name ?? ''),
    reason: ({ plan_year, credit }) => priceTexts.programReason(credit.poverty_line, plan_year),
    instead: (prices) =>
      toPublicCover(prices, findProgramOfIncome(prices) ?? '', texts.fullPricesWithProgram),
    apply: 'any_day',
  },
  employer: {
    heading: texts.headings.employer,
    short: formatOffers,
    reason: (prices) =>
      priceTexts.employerReason(
        prices.plan_year,
        formatOfferLimit(prices),
        findNet(prices) ?? 0,
        listOffers(prices).length > 1,
        findProgramOfIncome(prices),
      ),
    instead: toEmployersPlan,
  },
  employer_for_some: {
    heading: texts.fullPrice,
    short: (prices) =>
      priceTexts.employersPlanAndOthers(
        listOffers(prices),
        toMonthRange(findNet(prices) ?? 0, prices.levels.benchmark?.tobacco),
        isOfferOfApplicant(prices),
      ),
    reason: (prices) =>
      priceTexts.employerForSomeReason(prices.plan_year, formatOfferLimit(prices), toPaid(prices), {
        helps: formatHelps(prices),
        isSeveral: listOffers(prices).length > 1,
      }),
    instead: toEmployersPlanForSome,
  },
  other_cover: {
    heading: texts.fullPrice,
    short: formatPaid,
    reason: ({ plan_year }) => priceTexts.otherCover(plan_year),
    outside: texts.outside,
  },
  medicare: {
    heading: texts.fullPrice,
    short: () => texts.hasMedicare,
    reason: () => texts.medicare,
  },
  state_decides: {
    heading: texts.headings.state_decides,
    short: () => priceTexts.stateDecides,
    reason: ({ place }) => priceTexts.stateDecidesReason(expandedMedicaid, getExchange(place.state).name),
    instead: (prices) => ({
      title: priceTexts.stateDecides,
      text: texts.stateDecides(expandedMedicaid),
      link: { name: nameEnglishPage(texts.medicaidOffice), url: medicaidOffices },
      prices: texts.fullPrices(prices.plan_year, formatFullAmounts(prices)),
    }),
    apply: 'soon',
    mayHaveNoHelp: true,
  },
  unknown_income: {
    heading: texts.headings.unknown_income,
    short: () => texts.headings.unknown_income,
    reason: ({ credit }) => texts.mayPayLess(credit.max_income),
    outside: texts.outsideUnknown,
    offer: 'offer_without_income',
  },
};

/** Words for the rule that decides what a household pays. */
export const findCase = ({ help }: Pick<PlanPrices, 'help'>): Case => cases[help];

/** Formats what a household with an income would pay in one short sentence. */
export const formatHeadline = (prices: PlanPrices): string => findCase(prices).short(prices);

/** Formats why a household with an income would pay that, and after which help. */
export const formatReason = (prices: PlanPrices): string => findCase(prices).reason(prices);

/**
 * Case that takes the place of prices; undefined where the tiles are the answer.
 * @param care adds whether an employer's plan has the lowest expected total
 */
export const findHeadline = (prices: PlanPrices, care?: YearOfCare): Headline | undefined =>
  findCase(prices).instead?.(prices, care);

/** Heading of the tiles: "For 2 adults, after $893 a month tax credit"; it names no applicant who is alone. */
export function formatTilesHeading(prices: PlanPrices): string {
  const helps = formatMonthlyHelps(prices);
  return helps && !isForApplicant(prices)
    ? texts.peopleAfter(formatCovered(prices), helps)
    : formatHelpHeading(prices);
}

/** Heading of tiles with the people below them: "After $893 a month tax credit". */
export function formatHelpHeading(prices: PlanPrices): string {
  const helps = formatMonthlyHelps(prices);
  return helps ? texts.after(helps) : findCase(prices).heading;
}

const formatMonthlyHelps = (prices: PlanPrices) =>
  formatHelp(prices, (usd) => priceTexts.monthlyCredit(usd, prices.basis.basis === 'projected'), formatMonth);

/** Places that sell all plans on their exchange. */
const withoutOtherPlans = ['DC', 'VT'];

/**
 * Formats that silver plans are also sold elsewhere, for those who get no help. Many states let insurers put the cost of
 * cost-sharing reductions on the exchange's silver plans alone (45 CFR 156.80; CMS, bulletin on silver loading, August
 * 2018). "Often" is a judgement: prices outside the exchange are not known here.
 */
export function formatOutsideExchange(prices: PlanPrices): string | undefined {
  const { credit, state_help, place } = prices;
  const hasHelp = credit.amount > 0 || (state_help.amount ?? 0) > 0;
  if (hasHelp || withoutOtherPlans.includes(place.state ?? '')) return undefined;
  return findCase(prices).outside?.(getExchange(place.state).name);
}

function formatPaid(prices: PlanPrices): string {
  const tobacco = prices.levels.benchmark?.tobacco;
  const month = toMonthRange(findNet(prices) ?? 0, tobacco);
  return (tobacco ? priceTexts.paysWithTobacco : priceTexts.pays)(isForApplicant(prices), month);
}

const formatHelps = (prices: PlanPrices) => formatHelp(prices, priceTexts.taxCredit, formatRoundedMoney);

/** Price of the benchmark plan to pay, without and with tobacco, USD a year. */
function toPaid(prices: PlanPrices) {
  const net = findNet(prices) ?? 0;
  return { low: net, high: net + (prices.levels.benchmark?.tobacco ?? 0) };
}

function formatCreditReason(prices: PlanPrices): string {
  const { plan_year: year, credit } = prices;
  const helps = formatHelps(prices);
  if (!helps) return priceTexts.cheap(credit.rate?.toFixed(2) ?? '', year);
  const income = formatIncomeShare(prices);
  return joinTexts(priceTexts.credit(toPaid(prices), year, helps), income?.share, income?.beyond);
}

function formatMedicaid({ plan_year: year, place: { state }, people }: PlanPrices): string {
  if (people.every(({ cover }) => cover === 'child_cover' || cover === 'medicare')) {
    return priceTexts.childCover(findOldestPublicChild(state), year);
  }
  if (state === 'WI') return priceTexts.badgerCare(year);
  const parents = findParentLimit(state);
  return parents === undefined
    ? priceTexts.adultMedicaid(year)
    : priceTexts.parentMedicaid(formatState(state), parents, year);
}

/** Names the people of a program, where others of the household have another one or Medicare. */
function formatWhoQualifies(prices: PlanPrices, program: string): string {
  const { people, help } = prices;
  const isOfProgram = ({ cover }: PersonCover) =>
    help === 'basic_program' ? cover === 'basic_program' : isPublicCover(cover);
  const covered = people.filter(isOfProgram).map(({ person }) => person);
  if (covered.length === people.length || isForApplicant(prices)) {
    return texts.qualifies(isForApplicant(prices), program);
  }
  const sorted = sortByRole(covered);
  const aged = texts.aged(
    formatPeople(sorted),
    sorted.map(({ age }) => age),
  );
  return texts.someQualify(aged, covered.length, program);
}

function toPublicCover(prices: PlanPrices, program: string, withProgram: typeof texts.fullPrices): Headline {
  const exchange = getExchange(prices.place.state);
  return {
    title: formatWhoQualifies(prices, program),
    text: texts.publicCover,
    link: { name: texts.apply(exchange.link ?? exchange.name), url: exchange.url },
    phone: exchange.phone,
    prices: withProgram(prices.plan_year, formatFullAmounts(prices)),
  };
}

/** Sum of prices in whole dollars, as they are shown. */
const toSum = (prices: readonly number[]) => prices.reduce((total, price) => total + Math.round(price), 0);

function toEmployersPlan(prices: PlanPrices, care: YearOfCare | undefined): Headline {
  const { plan_year: year } = prices;
  const offers = listOffers(prices);
  const isSeveral = offers.length > 1;
  return {
    title: formatOffers(prices),
    text: texts.affordable(year, formatOfferLimit(prices), isSeveral, findProgramOfIncome(prices)),
    comparison: texts.compareOffer(toSum(offers) - findCheapest(prices).month, isSeveral),
    badge: compareTotals(prices, care).best === 'employer' ? yearTexts.lowestTotal : undefined,
  };
}

function toEmployersPlanForSome(prices: PlanPrices): Headline {
  const offers = listOffers(prices);
  const limit = formatOfferLimit(prices);
  return isOfferOfApplicant(prices)
    ? { title: texts.employersPlanForYou(offers), text: texts.affordableForYou(prices.plan_year, limit) }
    : {
        title: texts.employersPlanForSome(offers),
        text: texts.affordableForSome(prices.plan_year, limit, offers.length > 1),
      };
}
