import { listPriced } from '#functions/plans/cover.ts';
import type { LevelPrice, PlanPrices, Range } from '#functions/plans/plan-prices.ts';
import { findBenefitPayer } from '#functions/plans/prices.ts';
import { type Level, levelNames, levels } from '#functions/plans/state-help.ts';
import { formatState } from '#functions/plans/state-offices.ts';
import { compareTotals, type YearOfCare } from '#functions/plans/year-totals.ts';
import { tileTexts as texts, yearTexts } from './price.texts.ts';
import { formatMonthRange, listKnown, toMonthRange } from './price-texts.ts';

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

/** Amount that stays to be paid where the tax credit pays for all that it may pay for. */
export function formatRequiredBenefit({ levels: priced, place }: PlanPrices): string | undefined {
  const known = levels.flatMap((level) => priced[level] ?? []);
  if (known.some(({ required_benefit }) => required_benefit > 0)) return texts.requiredBenefit;
  const isFree = known.some(({ paid, credit }) => paid === 0 && credit > 0);
  return isFree && findBenefitPayer(place.state) === undefined ? texts.smallRest : undefined;
}

/** "bronze $394, silver $574, gold $614": the levels with a known price, by month. */
export function formatAmounts(toPrice: (level: Level) => number | null | undefined): string {
  return texts.levelPrices(listKnown((level) => toPrice(level) ?? undefined));
}

/** Formats the full prices of the levels in the same way. */
export const formatFullAmounts = ({ levels }: PlanPrices): string =>
  formatAmounts((level) => levels[level]?.full);

/**
 * Cheapest plan of the levels with a known price, in whole dollars a month before a surcharge for tobacco.
 * @param toPrice price of a level, USD a year
 */
export function findCheapest(
  { levels: priced }: PlanPrices,
  toPrice = ({ paid }: LevelPrice): number => paid,
) {
  return listKnown((level) => priced[level])
    .map(([level, price]) => ({ level, month: toMonthRange(toPrice(price)).low }))
    .reduce((least, plan) => (plan.month < least.month ? plan : least));
}
