import { maxPersonAge, maxPricedAge, medicareAge } from '#contract/household-bounds.ts';
import { formatPeople } from '#frontend/features/household/household-answers.ts';
import { tileTexts as texts, yearTexts } from '#frontend/features/plans/price.texts.ts';
import { joinTexts } from '#frontend/ui/format.ts';
import { consequences, isForApplicant, listPriced } from '#functions/plans/cover.ts';
import { isChild, type Person } from '#functions/plans/household.ts';
import type { LevelPrice, PlanPrices, Priced, Range } from '#functions/plans/plan-prices.ts';
import { findYearPrices } from '#functions/plans/price-year.ts';
import { findBenefitPayer } from '#functions/plans/prices.ts';
import { rules } from '#functions/plans/rules.ts';
import { type Level, levelNames, levels } from '#functions/plans/state-help.ts';
import {
  findForState,
  formatState,
  getExchange,
  medicaidOffices,
  medicare,
} from '#functions/plans/state-offices.ts';
import { formatTerritory, type Territory } from '#functions/plans/territories.ts';
import { nameEnglishPage } from '#functions/plans/texts/en.ts';
import { toYearTotals, type YearOfCare, type YearTotal } from '#functions/plans/year-totals.ts';
import { formatMonthRange, hasTobacco, listKnown, toMonthRange } from './price-texts.ts';

/** Price of a level by month, in words. */
export interface ShownPrice<Level extends string = string> {
  level: Level;
  /** "Silver", or "Silver, second-cheapest" where the lowest price is not known. */
  name: string;
  /** "$396", "$396 to $1,040" with tobacco, or "Ask the exchange". */
  month: string;
  /** True if the price is not exact. */
  isAbout?: boolean;
  /** "likely $350 to $440", or "+$12" against other answers */
  likely?: string | undefined;
  /** The same ends as amounts. */
  ends?: Range | undefined;
  /** True for a price that is projected to a later year: its likely ends are on its line. */
  isProjected?: boolean;
  /** Amount to pay in whole dollars a month, without and with a surcharge; absent if it is unknown. */
  range?: Range;
  fullRange?: Range;
  /** Range of the price in USD a year, drawn with the price as a dot. */
  spread?: Range;
  /** "full price $1,289" where something is taken off. */
  full?: string | undefined;
  /** Most important advantage of the level. */
  badge?: string | undefined;
  /** Condition of the price, such as "Cascade plans only". */
  note?: string | undefined;
  /** "deductibles here: about $7,500", where they are known. */
  deductible?: string | undefined;
  /** The same for paper: "deductible $5,000 to $8,500". */
  printedDeductible?: string | undefined;
}

/** Price of a metal level. */
export type Tile = ShownPrice<Level>;

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

/**
 * Tiles of the three metal levels.
 * @param care adds which has the lowest expected total
 */
export function listTiles(prices: PlanPrices, care?: YearOfCare): Tile[] {
  const { best } = compareTotals(prices, care);
  return levels.map((level) => {
    const price = prices.levels[level];
    if (!price) return { level, name: levelNames[level], month: texts.askExchange, note: texts.notKnown };
    const paid = toMonthRange(price.paid, price.tobacco);
    // Price and help are shown elsewhere too: the full price has what rounding leaves over.
    const help = Math.round(price.credit / 12) + Math.round(price.state_help / 12);
    const full = { low: paid.low + help, high: paid.high + help };
    const likely = toLikely(price);
    return {
      level,
      name: formatName(prices, level, price),
      month: formatMonthRange(paid),
      range: paid,
      fullRange: full,
      isAbout: !price.is_filed && (paid.high > 0 || likely !== undefined),
      likely: likely && texts.likely(likely),
      ends: likely,
      isProjected: prices.basis.basis === 'projected',
      full: help > 0 ? texts.full(full, !price.is_filed) : undefined,
      badge: best === level ? yearTexts.lowestTotal : formatCostSharing(prices, level, price),
      note: formatNote(prices, price),
      ...formatDeductible(prices, price),
    };
  });
}

/** Likely prices with tobacco, where the place's are not filed and the difference is a dollar or more. */
function toLikely({ range: { low, high }, tobacco = 0 }: LevelPrice): Range | undefined {
  const isRange = Math.round(low / 12) < Math.round(high / 12);
  return isRange ? toMonthRange(low, high - low + tobacco) : undefined;
}

/** "about $396, likely $350 to $440" */
export function formatTile({ month, isAbout, likely }: Tile): string {
  if (!isAbout) return month;
  return likely ? texts.aboutLikely(month, likely) : texts.aboutAmount(month);
}

/** "Bronze: $375 a month. Silver: about $586, likely $500 to $640 a month.": a sentence for each level. */
export const formatSpokenTiles = (tiles: readonly Tile[]): string =>
  tiles.map((tile) => (tile.range ? texts.spokenMonth : texts.spoken)(tile.name, formatTile(tile))).join(' ');

function formatName({ state_help }: PlanPrices, level: Level, { plan }: LevelPrice): string {
  if (plan === 'state_plan') return texts.stateSilver(state_help.program?.name ?? '');
  return plan === 'cheapest' ? levelNames[level] : texts.secondSilver;
}

function formatNote({ state_help, place }: PlanPrices, { has_state_help }: LevelPrice): string | undefined {
  const { program, amount } = state_help;
  if (program?.kind === 'unknown') return texts.beforeStateHelp(formatState(place.state));
  if (has_state_help) return program?.condition;
  return program === undefined || amount === 0 ? undefined : texts.federalOnly;
}

/** Share of the costs of care that a person pays with cost-sharing reductions. */
function formatCostSharing({ state_help, silver_level }: PlanPrices, level: Level, price: LevelPrice) {
  if (level !== 'silver' || silver_level === 70) return undefined;
  const more = price.has_state_help ? state_help.program?.cost_sharing : undefined;
  if (more === 'all') return texts.noCosts;
  return (more === undefined ? texts.share : texts.shareAtMost)(100 - silver_level);
}

function formatDeductible(prices: PlanPrices, { deductible: known }: LevelPrice) {
  if (!known) return undefined;
  const { deductible, deductibleEach, printedDeductible } = yearTexts;
  return {
    deductible: (listPriced(prices).length > 1 ? deductibleEach : deductible)(known.median),
    printedDeductible: printedDeductible(known),
  };
}

/** Least advantage in the expected total, as a share of it, for which a worse bad year counts less: a judgement. */
const minAdvantage = 0.05;

interface ComparedTotals {
  /** Plan with the lowest expected total, unless another one is hardly dearer and better in a bad year. */
  best?: YearTotal['level'] | undefined;
  /** Otherwise the plan that costs least in a usual year, and the other one, with the least in a bad year. */
  ends?: readonly [usual: YearTotal, bad: YearTotal];
}

const toBadTotal = ({ premium, bad_year }: YearTotal) => Math.round(premium + bad_year);

/** Compares the totals of a year; in the coverage gap these are of plans that few can pay. */
export function compareTotals(
  prices: PlanPrices,
  care: YearOfCare | undefined,
  isOfAll?: boolean,
): ComparedTotals {
  const { rows = [], premium } = (care && toYearTotals(prices, care, isOfAll)) ?? {};
  const [usual, ...others] = rows.toSorted((a, b) => a.expected - b.expected);
  if (!usual || others.length === 0 || premium === 'none' || consequences[prices.help].pays === 'under')
    return {};
  const bad = others
    .filter(({ expected }) => expected < (1 + minAdvantage) * usual.expected)
    .reduce((least, row) => (toBadTotal(row) < toBadTotal(least) ? row : least), usual);
  return bad === usual ? { best: usual.level } : { ends: [usual, bad] };
}

/**
 * Sentence about the totals of a year where no level has the badge.
 * @param isOfAll true for the year of all whom the prices are for
 */
export function formatLowestTotal(
  prices: PlanPrices,
  care: YearOfCare,
  isOfAll?: boolean,
): string | undefined {
  const { best, ends } = compareTotals(prices, care, isOfAll);
  if (ends) {
    const [usual, bad] = ends;
    return yearTexts.bothEnds(
      [usual.level, Math.round(bad.expected) - Math.round(usual.expected)],
      [bad.level, toBadTotal(usual) - toBadTotal(bad)],
    );
  }
  // The headline of an employer's plan has a badge.
  return best === 'employer' && !consequences[prices.help].hasEmployersPlan
    ? yearTexts.lowestIsEmployers
    : undefined;
}

/**
 * Explains gold that costs less than silver, as in many states: they let insurers put the cost of cost-sharing reductions
 * on silver plans (45 CFR 156.80; CMS, bulletin on silver loading, August 2018).
 */
export function formatGold({ levels, silver_level, household }: PlanPrices): string | undefined {
  const { silver, gold } = levels;
  // Without an income, the next step is to give it.
  if (household.income === undefined) return undefined;
  const saving = silver && gold ? toMonthRange(silver.paid).low - toMonthRange(gold.paid).low : 0;
  return saving > 0 ? texts.gold(saving, silver_level === 70) : undefined;
}

/** Orders people as sentences name them: adults, then children. */
export const sortByRole = (people: readonly Person[]): Person[] => [
  ...people.filter((person) => !isChild(person)),
  ...people.filter(isChild),
];

/** "1 adult": the people whom the prices are for. */
export const formatCovered = (prices: PlanPrices) => formatPeople(listPriced(prices));

/** Sentences about the people: whom the prices are for, tobacco, and what is to be known of the place. At most two lines. */
export const formatPeopleLine = (prices: PlanPrices): string =>
  joinTexts(
    formatPricedPeople(prices),
    formatPlaceBasis(prices),
    formatIncomeAdvice(prices) ?? formatExchangeAdvice(prices),
  );

/** The same without how prices of several counties are known and whom to ask, where a method and next steps follow. */
export const formatShortPeopleLine = (prices: PlanPrices): string =>
  joinTexts(
    formatPricedPeople(prices),
    !basesOfMethod.includes(prices.basis.place) && formatPlaceBasis(prices),
    formatIncomeAdvice(prices),
  );

function formatPricedPeople(prices: PlanPrices): string {
  const { silver } = prices.levels;
  const aged = texts.aged(
    isForApplicant(prices) ? texts.youAlone : formatCovered(prices),
    sortByRole(listPriced(prices)).map(({ age }) => age),
  );
  const people = hasTobacco(prices) ? texts.withTobacco(aged, formatTobacco(prices)) : aged;
  const isCheapest = silver?.plan !== 'second_cheapest' && prices.basis.place === 'filed';
  return isCheapest ? texts.cheapestFor(people) : texts.pricesFor(people);
}

/** Amount that stays to be paid where the tax credit pays for all that it may pay for. */
export function formatRequiredBenefit({ levels: priced, place }: PlanPrices): string | undefined {
  const known = levels.flatMap((level) => priced[level] ?? []);
  if (known.some(({ required_benefit }) => required_benefit > 0)) return texts.requiredBenefit;
  const isFree = known.some(({ paid, credit }) => paid === 0 && credit > 0);
  return isFree && findBenefitPayer(place.state) === undefined ? texts.smallRest : undefined;
}

/** Bases of prices that the method tells; of the others the county is to be given. */
const basesOfMethod: readonly PlanPrices['basis']['place'][] = ['filed', 'area', 'zip3', 'approximate'];

/** Place that the prices are for, where they are not filed for the county. */
export function formatPlaceBasis({
  basis,
  place: { state, county },
  levels,
}: PlanPrices): string | undefined {
  switch (basis.place) {
    case 'filed':
      return levels.bronze && basis.is_bronze_of_area ? texts.bronzeOfArea : undefined;
    case 'country':
      return texts.ofCountry;
    case 'state':
      return (county === undefined ? texts.ofState : texts.ofStateOnly)(formatState(state));
    case 'approximate':
      return texts.approximate;
    default:
      return texts.ofArea;
  }
}

function formatTobacco({ levels, place, plan_year: year }: PlanPrices): string {
  const tobacco = levels.benchmark?.tobacco;
  const state = formatState(place.state);
  if (tobacco === undefined) {
    return place.state === undefined ? texts.tobaccoByState : texts.tobaccoUnknown(state);
  }
  if (tobacco === 0) return texts.tobaccoFree(state, year);
  const ratio = findForState<number>(rules[year].tobacco, place.state) ?? 1;
  return texts.tobaccoLimit(state, Math.round((ratio - 1) * 100));
}

/** What a household may pay less with an income; undefined if it is known. */
function formatIncomeAdvice({ help, credit, place }: PlanPrices): string | undefined {
  if (help !== 'unknown_income') return undefined;
  return place.state === 'NM' ? texts.mostPayLess : texts.mayPayLess(credit.max_income);
}

/** Whom to ask for a price that is missing. */
function formatExchangeAdvice(prices: PlanPrices): string | undefined {
  const { place } = prices;
  const unknown = levels.filter((level) => !prices.levels[level]).map((level) => levelNames[level]);
  return unknown.length > 0 ? texts.ask(unknown, getExchange(place.state).name) : undefined;
}

/** "bronze $394, silver $574, gold $614": the levels with a known price, by month. */
export function formatAmounts(toPrice: (level: Level) => number | null | undefined): string {
  return texts.levelPrices(listKnown((level) => toPrice(level) ?? undefined));
}

/** Cheapest plan of the levels with a known price, in whole dollars a month before a surcharge for tobacco. */
export function findCheapest({ levels: priced }: PlanPrices) {
  return listKnown((level) => priced[level])
    .map(([level, { paid }]) => ({ level, month: toMonthRange(paid).low }))
    .reduce((least, plan) => (plan.month < least.month ? plan : least));
}

/** Headline in a territory, where there is neither a marketplace nor a credit. */
export const toTerritoryHeadline = (territory: Territory): Headline => ({
  title: texts.noMarketplace(formatTerritory(territory)),
  text: texts.noMarketplaceText,
  link: { name: nameEnglishPage(texts.findMedicaidOffice), url: medicaidOffices },
});

/**
 * Headline of an applicant with Medicare. The prices are those at 64, the oldest age on the marketplace, or of a younger
 * person who has it already.
 * @param hasOthers true if the tiles follow, with the prices of younger people
 */
export function toMedicareHeadline({ input_data: { age }, market }: Priced, hasOthers = false): Headline {
  const prices = { ...market, silver: market.silver ?? market.premium };
  const isYounger = age < medicareAge;
  // Ages above are typing errors.
  const title = age > maxPersonAge ? texts.medicareFrom : texts.medicareAt(Math.floor(age));
  return {
    title: isYounger ? texts.hasMedicare : title,
    text: isYounger ? texts.medicare : joinTexts(texts.medicare, texts.medicareSignUp),
    link: { name: medicare.link ?? medicare.name, url: medicare.url },
    phone: '1-800-633-4227',
    ...(!hasOthers && {
      prices: texts.pricesAtAge(
        findYearPrices(market).plan_year,
        Math.min(Math.floor(age), maxPricedAge),
        formatAmounts((level) => prices[level]),
      ),
    }),
  };
}
