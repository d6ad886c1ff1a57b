import { expandedMedicaid, findBasicProgram, priceYear, rules } from '#functions/plans/household.ts';
import {
  type Help,
  type MonthRange,
  type Outlook,
  type Priced,
  toMonthRange,
} from '#functions/plans/outlook.ts';
import { toPlanTotals, type YearOfCare } from '#functions/plans/plan-totals.ts';
import { type Level, levelNames, levels } from '#functions/plans/state-help.ts';
import { findForState, formatState, medicaidOffices, medicare } from '#functions/plans/state-offices.ts';
import { formatTerritory, type Territory } from '#functions/plans/territories.ts';
import { nameEnglishPage } from '#functions/plans/texts/en.ts';
import { type Badge, findCheapest, type LevelFigures, listLevelFigures } from '#functions/plans/tiles.ts';
import { formatHelp, formatMonth, formatMonthRange, formatOfferLimit } from './price-texts.ts';
import { outlookTexts, tileTexts as texts, yearTexts } from './texts/en.ts';

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
  if (!prices) return { level, name: levelNames[level], month: texts.askExchange, note };
  const { paid, full, likely, isFiled } = prices;
  const isReduced = paid.low !== full.low || paid.high !== full.high;
  return {
    level,
    name: formatName(outlook, figures),
    month: formatMonthRange(paid),
    range: paid,
    fullRange: full,
    isAbout: !isFiled,
    likely: likely && texts.likely(likely),
    full: isReduced ? texts.full(full, !isFiled) : undefined,
    badge: badge && formatBadge(badge),
    note,
    ...formatDeductible(outlook, figures),
  };
}

/** "about $396, likely $350 to $440" */
export function formatTile({ month, isAbout, likely }: Tile): string {
  if (!isAbout) return month;
  return likely ? texts.aboutLikely(month, likely) : texts.aboutAmount(month);
}

function formatName({ price }: Outlook, { level, plan }: LevelFigures): string {
  if (plan === 'state_plan') return texts.stateSilver(price.state_program?.name ?? '');
  return plan === 'cheapest' ? levelNames[level] : texts.secondSilver;
}

function formatNote({ price, facts }: Outlook, { note }: LevelFigures): string | undefined {
  switch (note) {
    case 'price_unknown':
      return texts.notKnown;
    case 'before_state_help':
      return texts.beforeStateHelp(formatState(facts.state));
    case 'federal_credit_only':
      return texts.federalOnly;
    default:
      return note && price.state_program?.condition;
  }
}

function formatBadge(badge: Badge): string {
  switch (badge.code) {
    case 'lowest_expected_total':
      return yearTexts.lowestTotal;
    case 'no_costs_of_care':
      return texts.noCosts;
    case 'share_of_costs':
      return texts.share(badge.percent);
    case 'at_most_share_of_costs':
      return texts.shareAtMost(badge.percent);
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
  return saving > 0 ? texts.gold(saving) : undefined;
}

/** Heading of the tiles: "After $893 a month tax credit". */
export function formatTilesHeading(outlook: Outlook): string {
  const { help, isForApplicant } = outlook;
  const helps = formatHelp(outlook, outlookTexts.monthlyCredit, formatMonth);
  if (helps) return isForApplicant ? texts.after(helps) : texts.peopleAfter(formatCovered(outlook), helps);
  return headings[help] ?? texts.fullPrice;
}

const headings: Partial<Record<Help, string>> = texts.headings;

/** "2 adults and 1 child" */
export const formatPeople = (adults: readonly number[], children: readonly number[]): string =>
  texts.people(adults.length, children.length);

/** "1 adult": the people whom the prices are for. */
export const formatCovered = ({ price }: Outlook) =>
  formatPeople(price.adults_covered, price.children_covered);

/** Sentences about the people: whom the prices are for, who has public cover, tobacco. At most two lines. */
export function formatPeopleLine(outlook: Outlook): string {
  const { facts, isForApplicant, price, plans } = outlook;
  const aged = texts.aged(isForApplicant ? texts.youAlone : formatCovered(outlook), [
    ...price.adults_covered,
    ...price.children_covered,
  ]);
  const people = facts.tobacco?.length ? texts.withTobacco(aged, formatTobacco(outlook)) : aged;
  const isCheapest = price.levels.silver !== undefined && plans.silver.isFiled;
  const sentences = [
    isCheapest ? texts.cheapestFor(people) : texts.pricesFor(people),
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
      return bronze?.isFiled === false ? texts.bronzeOfArea : undefined;
    case 'country':
      return texts.ofCountry;
    case 'state':
      return (county === undefined ? texts.ofState : texts.ofStateOnly)(formatState(facts.state));
    case 'approximate':
      return texts.approximate;
    default:
      return texts.ofArea;
  }
}

function formatTobacco({ tobacco, facts, year }: Outlook): string {
  const state = formatState(facts.state);
  if (tobacco === undefined) {
    return facts.state === undefined ? texts.tobaccoByState : texts.tobaccoUnknown(state);
  }
  if (tobacco === 0) return texts.tobaccoFree(state, year);
  const ratio = findForState<number>(rules[year].tobacco, facts.state) ?? 1;
  return texts.tobaccoLimit(state, Math.round((ratio - 1) * 100));
}

const join = (...sentences: (string | false | undefined)[]) => sentences.filter(Boolean).join(' ');

/** Advice on a price that is missing or full. */
function formatAdvice(outlook: Outlook): string | undefined {
  const { help, price, facts, plans, exchange } = outlook;
  if (help === 'unknown_income') {
    return facts.state === 'NM' ? texts.mostPayLess : texts.mayPayLess(price.limit_400);
  }
  const unknown = levels.filter((level) => !plans[level]).map((level) => levelNames[level]);
  return join(formatNextYear(outlook), unknown.length > 0 && texts.ask(unknown, exchange.name));
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
      return texts.outsideUnknown(exchange.name);
    case 'credit':
    case 'income_too_high':
      return texts.outside(exchange.name);
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
  const raise = (month: number) => Math.round((month * (100 + rise)) / 1000) * 10;
  const next = { low: raise(now.low), high: raise(now.high) };
  return texts.nextYear(
    { amounts: now, isAbout: !silver.isFiled, year: priceBasis.year },
    { amounts: next, year, rise },
  );
}

/** Cases in which nobody pays the full price, or whose answer is to give the income first. */
const noAdvice: readonly Help[] = ['medicaid', 'basic_program', 'state_decides', 'unknown_income'];

/** "bronze $394, silver $574, gold $614": the levels with a known price, by month. */
function formatLevelPrices(toPrice: (level: Level) => number | null | undefined): string {
  return texts.levelPrices(
    levels.flatMap((level): (readonly [Level, number])[] => {
      const price = toPrice(level);
      return price ? [[level, price]] : [];
    }),
  );
}

/**
 * Case that takes the place of prices; undefined where the tiles are the answer.
 * @param year adds whether an employer's plan has the lowest expected total
 */
export function findHeadline(outlook: Outlook, year?: YearOfCare): Headline | undefined {
  const { help, facts, plans, exchange, offer = 0, isForApplicant } = outlook;
  const prices = formatLevelPrices((level) => plans[level]?.full);
  const toPublicCover = (program: string, withProgram: typeof texts.fullPrices): Headline => ({
    title: texts.qualifies(isForApplicant, program),
    text: texts.publicCover,
    link: { name: texts.apply(exchange.link ?? exchange.name), url: exchange.url },
    phone: exchange.phone,
    prices: withProgram(outlook.prices, prices),
  });
  const limit = formatOfferLimit(outlook);
  switch (help) {
    case 'medicaid':
      return toPublicCover('Medicaid', texts.fullPricesWithMedicaid);
    case 'basic_program':
      return toPublicCover(findBasicProgram(facts.state)?.in_sentence ?? '', texts.fullPricesWithProgram);
    case 'state_decides':
      return {
        title: outlookTexts.stateDecides,
        text: texts.stateDecides(expandedMedicaid),
        link: { name: nameEnglishPage(texts.medicaidOffice), url: medicaidOffices },
        prices: texts.fullPrices(outlook.prices, prices),
      };
    case 'employer':
      return {
        title: outlookTexts.employersPlan(offer),
        text: texts.affordable(outlook.year, limit),
        comparison: texts.compareOffer(Math.round(offer) - findCheapest(outlook).month),
        badge: year && isLowestOfEmployer(outlook, year) ? yearTexts.lowestTotal : undefined,
      };
    case 'employer_for_some':
      return { title: texts.employersPlanForYou(offer), text: texts.affordableForYou(outlook.year, limit) };
    default:
      return undefined;
  }
}

/** Headline in a territory, where there is neither a marketplace nor a credit. */
export const toTerritoryHeadline = (territory: Territory): Headline => ({
  title: texts.noMarketplace(formatTerritory(territory)),
  text: texts.noMarketplaceText,
  link: { name: nameEnglishPage(texts.findMedicaidOffice), url: medicaidOffices },
});

/** Ages above are typing errors. */
const maxLifetime = 120;

/**
 * Headline from 65 on. The prices are those at 64, the oldest age on the marketplace.
 * @param hasOthers true if the tiles follow, with the prices of younger people
 */
export function toMedicareHeadline({ input_data: { age }, market }: Priced, hasOthers = false): Headline {
  const prices = { ...market, silver: market.silver ?? market.premium };
  return {
    title: age > maxLifetime ? texts.medicareFrom : texts.medicareAt(Math.floor(age)),
    text: texts.medicare,
    link: { name: medicare.link ?? medicare.name, url: medicare.url },
    phone: '1-800-633-4227',
    ...(!hasOthers && {
      prices: texts.pricesAt64(
        priceYear,
        formatLevelPrices((level) => prices[level]),
      ),
    }),
  };
}
