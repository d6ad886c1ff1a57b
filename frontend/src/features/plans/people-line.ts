import { formatPeople } from '#frontend/features/household/household-answers.ts';
import { joinTexts } from '#frontend/ui/format.ts';
import { isForApplicant, listPriced } from '#functions/plans/cover.ts';
import { isChild, type Person } from '#functions/plans/household.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { rules } from '#functions/plans/rules.ts';
import { levelNames, levels } from '#functions/plans/state-help.ts';
import { findForState, formatState, getExchange } from '#functions/plans/state-offices.ts';
import { tileTexts as texts } from './price.texts.ts';
import { hasTobacco } from './price-texts.ts';

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
