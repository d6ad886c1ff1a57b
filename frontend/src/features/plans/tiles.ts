import { formatList, formatRoundedMoney } from '#frontend/ui/format.ts';
import { findCheapest } from '#functions/plans/decision.ts';
import {
  expandedMedicaid,
  findBasicProgram,
  findForState,
  priceYear,
  rules,
} from '#functions/plans/household.ts';
import {
  type Help,
  type MonthRange,
  type Outlook,
  type Priced,
  toMonthRange,
} from '#functions/plans/outlook.ts';
import { toPlanTotals, type YearOfCare } from '#functions/plans/plan-totals.ts';
import { type Level, levelNames, levels } from '#functions/plans/state-help.ts';
import { formatState, medicaidOffices, medicare } from '#functions/plans/state-offices.ts';
import { formatTerritory, type Territory } from '#functions/plans/territories.ts';
import { type Badge, type LevelFigures, listLevelFigures } from '#functions/plans/tiles.ts';
import { formatHelp, formatMonth, formatMonthRange, formatOfferLimit } from './outlook-texts.ts';
import { offerTexts, yearTexts } from './texts/en.ts';

/** Price of a metal level by month, in words. */
export interface Tile {
  level: Level;
  /** "Silver", or "Silver, second-cheapest" where the lowest price is not known. */
  name: string;
  /** "$396", "$396 to $1,040" with tobacco, or "Ask the exchange". */
  month: string;
  /** True if the price is not filed for the county. */
  isAbout?: boolean;
  /** "likely $350 to $440" */
  likely?: string | undefined;
  /** Amount to pay; absent if it is unknown. */
  range?: MonthRange;
  fullRange?: MonthRange;
  /** "full price $1,289" where something is taken off. */
  full?: string | undefined;
  /** Most important advantage of the level. */
  badge?: string | undefined;
  /** Condition of the price, such as "Cascade plans only". */
  note?: string | undefined;
  /** "deductible about $7,500", where the county's plans are known. */
  deductible?: string | undefined;
  /** The same for paper: "deductible $5,000 to $8,500". */
  printedDeductible?: string | undefined;
}

/** Case that takes the place of prices as the headline of a result. */
export interface Headline {
  title: string;
  text: string;
  /** Price beside those of the plans below. */
  comparison?: string;
  /** First step. */
  link?: { name: string; url: string };
  phone?: string | undefined;
  /** "Full prices a month: bronze $394, silver $574, gold $614." */
  prices?: string;
  /** Advantage over the plans below. */
  badge?: string | undefined;
}

/** Tiles of the three metal levels; `year` adds which has the lowest expected total. */
export const listTiles = (outlook: Outlook, year?: YearOfCare): Tile[] =>
  listLevelFigures(outlook, year).map((figures) => formatFigures(outlook, figures));

function formatFigures(outlook: Outlook, figures: LevelFigures): Tile {
  const { level, prices, badge } = figures;
  const note = formatNote(outlook, figures);
  if (!prices) return { level, name: levelNames[level], month: 'Ask the exchange', note };
  const { paid, full, likely, isFiled } = prices;
  const isReduced = paid.low !== full.low || paid.high !== full.high;
  const about = isFiled ? '' : 'about ';
  return {
    level,
    name: formatName(outlook, figures),
    month: formatMonthRange(paid),
    range: paid,
    fullRange: full,
    isAbout: !isFiled,
    likely: likely && `likely ${formatMonthRange(likely)}`,
    full: isReduced ? `full price ${about}${formatMonthRange(full)}` : undefined,
    badge: badge && formatBadge(badge),
    note,
    ...formatDeductible(outlook, figures),
  };
}

/** "about $396, likely $350 to $440" */
export function formatTile({ month, isAbout, likely }: Tile): string {
  if (!isAbout) return month;
  return likely ? `about ${month}, ${likely}` : `about ${month}`;
}

function formatName({ price }: Outlook, { level, plan }: LevelFigures): string {
  if (plan === 'state_plan') return `Silver, ${price.state_program?.name}`;
  return plan === 'cheapest' ? levelNames[level] : 'Silver, second-cheapest';
}

function formatNote({ price, facts }: Outlook, { note }: LevelFigures): string | undefined {
  switch (note) {
    case 'price_unknown':
      return 'price not known here';
    case 'before_state_help':
      return `before ${formatState(facts.state)}’s help`;
    case 'federal_credit_only':
      return 'federal tax credit only';
    default:
      return note && price.state_program?.condition;
  }
}

function formatBadge(badge: Badge): string {
  switch (badge.code) {
    case 'lowest_expected_total':
      return yearTexts.lowestTotal;
    case 'no_costs_of_care':
      return 'You pay no costs of care';
    case 'share_of_costs':
      return `You pay ${badge.percent}% of costs`;
    case 'at_most_share_of_costs':
      return `You pay at most ${badge.percent}% of costs`;
  }
}

function formatDeductible({ covered }: Outlook, { deductible: known }: LevelFigures) {
  if (!known) return undefined;
  const { deductible, deductibleEach, printedDeductible } = yearTexts;
  return {
    deductible: (covered > 1 ? deductibleEach : deductible)(known.median),
    printedDeductible: printedDeductible(known),
  };
}

/** Sentence about the lowest expected total where no single level has it. */
export function formatLowestTotal(outlook: Outlook, year: YearOfCare): string | undefined {
  const lowest = toPlanTotals(year, outlook)?.lowest ?? [];
  if (lowest.length > 1) return yearTexts.sameTotals(lowest);
  // The headline of an employer's plan has a badge.
  return lowest[0] === 'employer' && outlook.help !== 'employer' ? yearTexts.lowestIsEmployers : undefined;
}

function isLowestOfEmployer(outlook: Outlook, year: YearOfCare): boolean {
  const [lowest, ...same] = toPlanTotals(year, outlook)?.lowest ?? [];
  return lowest === 'employer' && same.length === 0;
}

/** "Gold costs $186 a month less than silver and covers more.", where it does. */
export function formatGold({ plans: { silver, gold }, silverLevel }: Outlook): string | undefined {
  const saving = gold && silverLevel === 70 ? silver.paid - gold.paid : 0;
  return saving > 0 ? `Gold costs ${formatMonth(saving)} less than silver and covers more.` : undefined;
}

/** Heading of the tiles: "After $893 a month tax credit". */
export function formatTilesHeading(outlook: Outlook): string {
  const { help, isForApplicant } = outlook;
  const helps = formatHelp(outlook, (credit) => `${formatMonth(credit)} tax credit`, formatMonth);
  if (helps) return isForApplicant ? `After ${helps}` : `For ${formatCovered(outlook)}, after ${helps}`;
  return headings[help] ?? 'The full price: no tax credit';
}

const headings: Partial<Record<Help, string>> = {
  unknown_income: 'Before any tax credit',
  employer: 'Marketplace, at the full price',
  medicaid: 'The full price',
  basic_program: 'The full price',
  state_decides: 'The full price',
};

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** "2 adults and 1 child" */
export function formatPeople(adults: readonly number[], children: readonly number[]): string {
  const grown = adults.length > 0 && count(adults.length, 'adult', 'adults');
  const young = children.length > 0 && count(children.length, 'child', 'children');
  return [grown, young].filter(Boolean).join(' and ');
}

const formatCovered = ({ price }: Outlook) => formatPeople(price.adults_covered, price.children_covered);

export const listAges = (ages: readonly number[]) => formatList(ages.map(String));

/** Sentences about the people: whom the prices are for, who has public cover, tobacco. At most two lines. */
export function formatPeopleLine(outlook: Outlook): string {
  const { facts, isForApplicant, price, plans } = outlook;
  const whom = isForApplicant ? 'you alone' : formatCovered(outlook);
  const tobacco = facts.tobacco?.length ? `, ${formatTobacco(outlook)}` : '';
  const people = `${whom}, ${listAges([...price.adults_covered, ...price.children_covered])}${tobacco}`;
  const isCheapest = price.levels.silver !== undefined && plans.silver.isFiled;
  const sentences = [
    isCheapest ? yearTexts.cheapestFor(people) : yearTexts.pricesFor(people),
    formatPlaceBasis(outlook),
    formatAdvice(outlook),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Place that the prices are for, where they are not filed for the county. */
function formatPlaceBasis({
  place: { basis, county },
  plans: { bronze },
  facts,
}: Outlook): string | undefined {
  switch (basis) {
    case 'filed':
      return bronze?.isFiled === false
        ? 'The bronze price is that of one place in your rating area, not your county’s own.'
        : undefined;
    case 'country':
      return 'These are average prices of the country: give your ZIP code and county for your own.';
    case 'state':
      return county === undefined
        ? `These are average prices in ${formatState(facts.state)}: give your county for your own.`
        : `These are average prices in ${formatState(facts.state)}: none is known for your county.`;
    case 'approximate':
      return 'The prices of your county are approximate: its parts differ, or sources disagree.';
    default:
      return 'These are prices of your rating area, not your county’s own.';
  }
}

function formatTobacco({ tobacco, facts, year }: Outlook): string {
  const state = formatState(facts.state);
  if (tobacco === undefined) {
    return facts.state === undefined
      ? 'before tobacco: your state decides how much more it may cost'
      : `before tobacco: sources disagree on ${state}`;
  }
  if (tobacco === 0) return `with tobacco: insurers in ${state} charge nothing more for it in ${year}`;
  const ratio = findForState<number>(rules[year].tobacco, facts.state) ?? 1;
  const share = ratio === 1.5 ? 'half' : `${Math.round((ratio - 1) * 100)}%`;
  return `with tobacco: insurers in ${state} may add up to ${share}, and the credit does not pay for it`;
}

const join = (...sentences: (string | false | undefined)[]) => sentences.filter(Boolean).join(' ');

/** Advice on a price that is missing or full. */
function formatAdvice(outlook: Outlook): string | undefined {
  const { help, price, facts, plans, exchange } = outlook;
  if (help === 'unknown_income') {
    const limit = formatRoundedMoney(price.limit_400);
    return `${facts.state === 'NM' ? 'At most incomes' : `Up to ${limit} income`} you may pay less.`;
  }
  const unknown = levels.filter((level) => !plans[level]).map((level) => levelNames[level]);
  const ask = unknown.length > 0 && `${formatList(unknown)}: ask ${exchange.name}.`;
  return join(formatNextYear(outlook), ask);
}

/** Places that sell all plans on their exchange. */
const withoutOtherPlans = ['DC', 'VT'];

/**
 * Formats that silver plans are also sold elsewhere, for those who get no help. Many states let insurers put the cost of
 * cost-sharing reductions on the exchange's silver plans alone (45 CFR 156.80; CMS, bulletin on silver loading, August
 * 2018). "Often" is a judgement: prices outside the exchange are not known here.
 */
export function formatOutsideExchange({
  help,
  credit,
  stateHelp,
  facts,
  exchange,
}: Outlook): string | undefined {
  if (credit > 0 || stateHelp > 0 || withoutOtherPlans.includes(facts.state ?? '')) return undefined;
  switch (help) {
    case 'unknown_income':
      return `If you get no tax credit, a silver plan sold outside ${exchange.name} is often cheaper, but it gets no credit later that year, even if your income falls.`;
    case 'credit':
    case 'income_too_high':
      return `Without a tax credit, a silver plan sold outside ${exchange.name} is often cheaper, but it gets no credit later that year, even if your income falls.`;
    default:
      return undefined;
  }
}

/** "Silver is $1,289 at 2026 prices; about $1,480 if 2027 rises by the median of 15%.", for a full price. */
function formatNextYear({ year, priceBasis, help, plans: { silver } }: Outlook): string | undefined {
  const known = rules[year];
  const isFull = silver.paid === silver.full && !noAdvice.includes(help);
  if (!isFull || priceBasis.rise > 0 || !('proposed_increase' in known)) return undefined;
  const { proposed_increase: rise } = known;
  const now = toMonthRange(silver.full, silver.tobacco);
  const about = silver.isFiled ? '' : 'about ';
  const raise = (month: number) => Math.round((month * (100 + rise)) / 1000) * 10;
  const next = formatMonthRange({ low: raise(now.low), high: raise(now.high) });
  return `Silver is ${about}${formatMonthRange(now)} at ${priceBasis.year} prices; about ${next} if ${year} rises by the median of ${rise}%.`;
}

/** Cases in which nobody pays the full price, or whose answer is to give the income first. */
const noAdvice: readonly Help[] = ['medicaid', 'basic_program', 'state_decides', 'unknown_income'];

/** "bronze $394, silver $574, gold $614": the levels with a known price, by month. */
function formatLevelPrices(toPrice: (level: Level) => number | null | undefined): string {
  const prices = levels.map((level) => ({ level, price: toPrice(level) }));
  return prices
    .flatMap(({ level, price }) => (price ? `${level} ${formatRoundedMoney(price / 12)}` : []))
    .join(', ');
}

/**
 * Case that takes the place of prices; undefined where the tiles are the answer.
 * @param year adds whether an employer's plan has the lowest expected total
 */
export function findHeadline(outlook: Outlook, year?: YearOfCare): Headline | undefined {
  const { help, facts, plans, exchange, offer = 0, isForApplicant } = outlook;
  const prices = `Full prices ${outlook.prices} a month: ${formatLevelPrices((level) => plans[level]?.full)}.`;
  const toPublicCover = (program: string | undefined, short: string): Headline => ({
    title: `${isForApplicant ? 'You probably qualify' : 'Your household probably qualifies'} for ${program}`,
    text: 'It costs little or nothing. You can apply on any day of the year.',
    link: { name: `Apply at ${exchange.name}`, url: exchange.url },
    phone: exchange.phone,
    prices: `${prices} With ${short} there is no tax credit for these plans.`,
  });
  const toOffer = (whose: string, consequence: string): Headline => ({
    title: `Your employer’s plan${whose}: ${formatRoundedMoney(offer)} a month`,
    text: `It counts as affordable in ${outlook.year} (up to ${formatOfferLimit(outlook)}), so ${consequence}`,
  });
  switch (help) {
    case 'medicaid':
      return toPublicCover('Medicaid', 'Medicaid');
    case 'basic_program':
      return toPublicCover(findBasicProgram(facts.state)?.in_sentence, 'this program');
    case 'state_decides':
      return {
        title: 'Your state decides',
        text: `At this income ${expandedMedicaid} have Medicaid, at little or no cost; in the others there may be no help. Give your ZIP code, or ask your state.`,
        link: { name: 'Your state’s Medicaid office', url: medicaidOffices },
        prices,
      };
    case 'employer':
      return {
        ...toOffer('', 'there is no tax credit for the plans below.'),
        comparison: offerTexts.compare(Math.round(offer) - findCheapest(outlook).month),
        badge: year && isLowestOfEmployer(outlook, year) ? yearTexts.lowestTotal : undefined,
      };
    case 'employer_for_some':
      return toOffer(' for you', 'you get no tax credit. The prices below are for the others.');
    default:
      return undefined;
  }
}

/** Headline in a territory, where there is neither a marketplace nor a credit. */
export function toTerritoryHeadline(territory: Territory): Headline {
  const name = formatTerritory(territory);
  return {
    title: `There is no marketplace in ${name}`,
    text: 'So there is no tax credit, and we have no prices. Its Medicaid office says whether you qualify; insurers there sell plans directly.',
    link: { name: 'Find the Medicaid office', url: medicaidOffices },
  };
}

/** Ages above are typing errors. */
const maxLifetime = 120;

/**
 * Headline from 65 on. The prices are those at 64, the oldest age on the marketplace.
 * @param hasOthers true if the tiles follow, with the prices of younger people
 */
export function toMedicareHeadline({ input_data: { age }, market }: Priced, hasOthers = false): Headline {
  const prices = { ...market, silver: market.silver ?? market.premium };
  const since = age > maxLifetime ? 'From 65' : `At ${Math.floor(age)}`;
  return {
    title: `${since} you probably have Medicare`,
    text: 'It takes the place of a marketplace plan: with free Part A you get no tax credit, and what was paid for you is paid back. Sign up from three months before the month you turn 65 to three months after; later only from January 1 to March 31.',
    link: medicare,
    phone: '1-800-633-4227',
    ...(!hasOthers && {
      prices: `Marketplace prices of ${priceYear} at 64, a month: ${formatLevelPrices((level) => prices[level])}.`,
    }),
  };
}
