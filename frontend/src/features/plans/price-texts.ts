import { priceTexts as texts } from '#frontend/features/plans/price.texts.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { consequences, isUnpriced, listOffers } from '#functions/plans/cover.ts';
import { findBenchmarkShare, isShareKnown } from '#functions/plans/credit.ts';
import { findApplicant } from '#functions/plans/household.ts';
import type { PlanPrices, Priced, Range } from '#functions/plans/plan-prices.ts';
import { type Level, levels } from '#functions/plans/state-help.ts';
import { formatState } from '#functions/plans/state-offices.ts';

/** Converts a price and the highest tobacco surcharge from USD a year to whole dollars a month, without and with it. */
export function toMonthRange(price: number, surcharge = 0): Range {
  return { low: Math.round(price / 12), high: Math.round((price + surcharge) / 12) };
}

/** Levels of which a value is known, each with it. */
export const listKnown = <Value>(find: (level: Level) => Value | undefined) =>
  levels.flatMap((level): [Level, Value][] => {
    const value = find(level);
    return value === undefined ? [] : [[level, value]];
  });

/** True where the price is for people of whom one uses tobacco. */
export const hasTobacco = ({ people }: PlanPrices): boolean =>
  people.some(({ person, is_priced }) => is_priced && person.tobacco);

/** Price of the benchmark plan after credit and help, USD a year; undefined where nobody is known to pay it. */
export const findNet = (prices: PlanPrices): number | undefined =>
  isUnpriced(prices) ? undefined : prices.levels.benchmark?.paid;

/** Returns true where one plan takes the place of the credit, that of the applicant's own employer. */
export function isOfferOfApplicant(prices: PlanPrices): boolean {
  const { own, family } = findApplicant(prices.household)?.employer_offer ?? {};
  const [offer, ...others] = listOffers(prices);
  return offer !== undefined && others.length === 0 && (offer === own || offer === family);
}

/** "Your employer’s plan: $250 a month" */
export const formatOffers = (prices: PlanPrices): string =>
  texts.employersPlan(listOffers(prices), isOfferOfApplicant(prices));

/** Says that the state's program pays more of the costs of care than a year counts; undefined where it does not. */
export function formatLowerCosts({ state_help: { amount = 0, program } }: PlanPrices) {
  return amount > 0 && program?.cost_sharing ? texts.moreThanCounted(program.name) : undefined;
}

/** Formats the monthly share of a yearly amount. */
export const formatMonth = texts.month;

export const formatMonthRange = texts.amounts;

/**
 * Formats the help that a price is after: "a tax credit of $5,270 and $235 from California"; empty without help.
 * @param format formats the state's help, USD a year
 */
export function formatHelp(
  { credit, state_help: { amount = 0, program }, place }: PlanPrices,
  formatCredit: (usdPerYear: number) => string,
  format: (usdPerYear: number) => string,
): string {
  const isAbout = program?.certainty !== 'agreed';
  return texts.helps([
    ...(credit.amount > 0 ? [formatCredit(credit.amount)] : []),
    ...(amount > 0 ? [texts.stateHelp(format(amount), formatState(place.state), isAbout)] : []),
  ]);
}

/** Formats the monthly price up to which an offer of an employer is affordable, in whole dollars. */
export const formatOfferLimit = ({ credit }: PlanPrices) =>
  formatRoundedMoney(Math.floor(credit.max_offer ?? 0));

/**
 * Formats the share of its income that a household pays for the benchmark plan, and why it pays more where the plan has
 * benefits that the credit leaves out; undefined without a credit, and with help of the state, which lowers the share.
 */
export function formatIncomeShare(prices: PlanPrices) {
  const { credit, state_help, household, place, help } = prices;
  const { rate, percent, amount } = credit;
  const { pays, isOnePlan } = consequences[help];
  const hasCreditAlone = pays === 'credit' && isOnePlan && amount > 0 && (state_help.amount ?? 0) === 0;
  if (!hasCreditAlone || rate === undefined) return undefined;
  const beyond = Math.round((findNet(prices) ?? 0) - (rate / 100) * (household.income ?? 0));
  const isBeyond = findBenchmarkShare(place.county) < 1 && beyond > 0;
  return {
    share: texts.share(percent ?? 401, rate.toFixed(2)),
    beyond: isBeyond ? texts.beyondShare(beyond) : undefined,
  };
}

/** Formats which part of the benchmark plan's price sets the tax credit in a county. */
export function formatCreditBenchmark({ input_data: { state, county } }: Pick<Priced, 'input_data'>): string {
  const share = findBenchmarkShare(county);
  if (share < 1) return texts.benchmarkShare(100 * share);
  return county === undefined || isShareKnown(county, state) ? texts.wholeBenchmark : texts.unknownShare;
}
