import { stepTexts as texts } from '#frontend/features/plans/steps/cliff.texts.ts';
import { findCheapest } from '#frontend/features/plans/tiles.ts';
import { joinTexts } from '#frontend/ui/format.ts';
import { consequences, listOffers } from '#functions/plans/cover.ts';
import { toHouseholdSize } from '#functions/plans/household.ts';
import { type PlanPrices, toPlanPrices } from '#functions/plans/plan-prices.ts';
import { nameOf, toInSentence } from './month-sentences.ts';

/** First step of those for whom an employer's plan counts as affordable. */
export interface OfferStep {
  /** Advice to take it; undefined where a plan of the marketplace costs the same or less. */
  title: string | undefined;
  text: string;
  /** True if all have that plan, so that the marketplace comes second. */
  isInstead: boolean;
}

/** Describes the first step of those whose employer's plan takes the place of the credit; undefined without such people. */
export function describeOffer(prices: PlanPrices): OfferStep | undefined {
  const { people, household, priced, plan_year, help } = prices;
  const covered = people.flatMap(({ cover }, index) => (cover === 'employer' ? index : []));
  if (covered.length === 0) return undefined;
  const isForAll = consequences[help].hasEmployersPlan === true;
  const ofCovered = {
    ...household,
    people: covered.flatMap((index) => household.people[index] ?? []),
    household_size: toHouseholdSize(household),
  };
  const cheapest = findCheapest(
    isForAll ? prices : toPlanPrices(ofCovered, priced, plan_year),
    ({ full }) => full,
  );
  const offer = listOffers(prices).reduce((sum, usd) => sum + Math.round(usd), 0);
  const saving = Math.round((12 * (cheapest.month - offer)) / 10) * 10;
  const isCheaper = saving > 0;
  const who = isForAll ? undefined : toInSentence(nameOf(covered, prices));
  return {
    title: isCheaper ? texts.takeOffer(who) : undefined,
    text: joinTexts(
      isCheaper ? texts.offerSaves(saving) : texts.comparedOffer(offer, cheapest.level, cheapest.month),
      texts.offerTerms,
    ),
    isInstead: isCheaper && isForAll,
  };
}
