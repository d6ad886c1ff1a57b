import { adultRateAge, maxPricedAge } from '#contract/household-bounds.ts';
import { toCents } from '#model/serving/cents.ts';
import { isChild, type Person } from './household.ts';
import { divideHalfUp, toHundredths } from './income-share.ts';
import type { PlanYear } from './plan-year.ts';
import { rules } from './rules.ts';
import { findForState } from './state-offices.ts';
import shared from './tables/household.json' with { type: 'json' };
import requiredBenefit from './tables/required-benefit.json' with { type: 'json' };

const maxRatedChildren = 3;

/** Returns the price ratios of families where no prices by age are allowed; undefined in other states. */
export const findFamilyTiers = (state?: string) => findForState(shared.family_tiers, state);

/** Lists those who add to a price: all from 21 on, and the three oldest children under 21. */
export function listRated<Member>(
  members: readonly Member[],
  toPerson: (member: Member) => Person,
): Member[] {
  const isYoung = (member: Member) => {
    const person = toPerson(member);
    return isChild(person) && person.age < adultRateAge;
  };
  const young = members.filter(isYoung);
  if (young.length <= maxRatedChildren) return [...members];
  const rated = young.sort((a, b) => toPerson(b).age - toPerson(a).age).slice(0, maxRatedChildren);
  return members.filter((member) => !isYoung(member) || rated.includes(member));
}

/** Returns a function from an age to its factor as an integer, so that products and quotients are exact. */
function toFactors(state: string | undefined) {
  const factors =
    findForState(shared.age_factors, state) ?? shared.age_factors[state === undefined ? 'US' : 'default'];
  return (age: number) => Math.round((factors[Math.min(age, maxPricedAge)] ?? 0) * 1e5);
}

/** Age of known prices, up to 64, and the state whose rules convert them to other ages. */
export interface PriceAge {
  age: number;
  state: string | undefined;
}

/**
 * Converts a price at one age to that of people, cents a year. Where families have tiers, a policy is for one or two adults
 * and the children: the first two adults are taken as a couple, and each further one needs a policy of one, also in the
 * benchmark (26 CFR 1.36B-3(f)).
 */
export function toPeoplePrice(cents: number, at: PriceAge, people: readonly Person[]): number {
  const tiers = findFamilyTiers(at.state);
  const adults = people.filter((person) => !isChild(person));
  // A single person and children alone have the rate of their age, which is lower under 21 in New York.
  if (!tiers || adults.length === 0 || people.length === 1) return sumRates(cents, at, people);
  const toFactor = toFactors(at.state);
  const size = adults.length > 1 ? 'couple' : 'adult';
  const tier = tiers[people.length > adults.length ? (`${size}_with_children` as const) : size];
  const atTier = toHundredths(tier) * toFactor(adultRateAge);
  const ofFamily = divideHalfUp(cents * atTier, toHundredths(1) * toFactor(at.age));
  return ofFamily + sumRates(cents, at, adults.slice(2));
}

function sumRates(cents: number, { state, age }: PriceAge, people: readonly Person[]): number {
  const toFactor = toFactors(state);
  return listRated(people, (person) => person).reduce(
    (sum, person) => sum + divideHalfUp(cents * toFactor(person.age), toFactor(age)),
    0,
  );
}

/**
 * Converts a price at one age to the highest possible tobacco surcharge of people, cents a year; undefined where the limit
 * is not certain.
 */
export function toTobaccoSurcharge(
  cents: number,
  at: PriceAge,
  people: readonly Person[],
  year: PlanYear,
): number | undefined {
  const ratio = findForState<number>(rules[year].tobacco, at.state);
  const users = listRated(people, (person) => person).filter(
    ({ tobacco, age }) => tobacco && age >= adultRateAge,
  );
  if (users.length === 0) return 0;
  if (ratio === undefined) return undefined;
  return divideHalfUp(sumRates(cents, at, users) * (toHundredths(ratio) - toHundredths(1)), toHundredths(1));
}

type BenefitPayer = 'person' | 'state';

/** Payer of a benefit that the state requires of every plan and that no tax credit may pay; undefined where not known. */
export const findBenefitPayer = (state?: string): BenefitPayer | undefined =>
  findForState<{ paid_by: string }>(requiredBenefit.states, state)?.paid_by as BenefitPayer | undefined;

/** Least that people pay for a plan after the tax credit, cents a year: those who add nothing to the price too. */
export const toRequiredBenefit = (people: readonly Person[], state?: string): number =>
  findBenefitPayer(state) === 'person' ? 12 * toCents(requiredBenefit.usd_a_month) * people.length : 0;
