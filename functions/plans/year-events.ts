import { maxPricedAge } from '#contract/household-bounds.ts';
import { findOldestPublicChild, type PersonCover } from './cover.ts';
import { findEffect } from './enrollment.ts';
import { findApplicant, isChild, type Person } from './household.ts';
import type { PlanPrices, Priced } from './plan-prices.ts';
import { planYears } from './plan-year.ts';
import { rules } from './rules.ts';
import { bought, type YearEvent } from './year-months.ts';

/** Answers about an event beside its day. */
export interface EventFacts {
  /** Index of the person whom it is about; undefined for all, or where it follows from the reason. */
  person?: number | undefined;
  /** Price of an employer's plan, USD a month. */
  bill?: number | undefined;
  /** Age of a spouse. */
  age?: number | undefined;
  /** Income of the year's tax return after the event, USD. */
  income?: number | undefined;
  /** New place with its prices. */
  priced?: Priced | undefined;
}

/**
 * Lists whom an event of a reason may be about, by index in the household; empty where it is about all, or where the
 * household has no such person.
 */
export function listSubjects(reason: string, { people, household, place }: PlanPrices): number[] {
  const applicant = findApplicant(household);
  const isAdult = (person: Person) => !isChild(person);
  const fits: Readonly<Record<string, (covered: PersonCover) => boolean>> = {
    turning_65: ({ person, cover }) => isAdult(person) && person.age >= 60 && cover !== 'medicare',
    lost_cover: ({ person, cover }) => cover === 'employer' && person.employer_offer !== undefined,
    job_begins: ({ person, cover }) => isAdult(person) && bought.includes(cover),
    chip_age: ({ person, cover }) =>
      cover === 'child_cover' && person.age === findOldestPublicChild(place.state),
    divorce_or_death: ({ person }) => isAdult(person) && person !== applicant,
  };
  const found = people.flatMap((covered, index) => (fits[reason]?.(covered) ? index : []));
  // The one who turns 65 first.
  const ageOf = (index: number) => people[index]?.person.age ?? 0;
  return reason === 'turning_65' ? found.sort((one, other) => ageOf(other) - ageOf(one)) : found;
}

/** Lists whom Medicare begins for within a year of an age of 64, by index in the household. */
export const listTurning65 = (prices: PlanPrices): number[] =>
  listSubjects('turning_65', prices).filter((index) => prices.people[index]?.person.age === maxPricedAge);

/** Event of a reason; undefined for one without months, or for which something is not known. */
export function toYearEvent(
  reason: string,
  day: string,
  prices: PlanPrices,
  { person, bill, age, income, priced }: EventFacts = {},
): YearEvent | undefined {
  const [first] = listSubjects(reason, prices);
  const about = person ?? first;
  switch (reason) {
    case 'turning_65':
      return about === undefined ? undefined : { kind: 'turns_65', day, person: about };
    case 'lost_cover':
      return about === undefined
        ? { kind: 'job_plan', begins: false, day, bill }
        : { kind: 'other_cover', day, person: about, begins: false, cover: {} };
    case 'job_begins':
      return { kind: 'job_plan', begins: true, day, bill, person };
    case 'turning_26':
      return { kind: 'job_plan', begins: false, day, bill };
    case 'lost_public':
      return { kind: 'public_ends', day };
    case 'chip_age':
      return about === undefined ? undefined : { kind: 'too_old', day, person: about };
    case 'baby':
      return { kind: 'birth', day };
    case 'moving':
      return priced && { kind: 'moves', day, priced };
    case 'marriage':
      return age === undefined ? undefined : { kind: 'joins', day, person: { role: 'adult', age }, income };
    case 'divorce_or_death':
      return about === undefined
        ? { kind: 'job_plan', begins: false, day, bill }
        : { kind: 'leaves', day, person: about, income };
    default:
      return undefined;
  }
}

/** Counts those for whom Medicare begins by a month of a year. */
export const countNewToMedicare = (events: readonly YearEvent[], year: number, month: number): number =>
  events.filter(
    (event) =>
      event.kind === 'turns_65' && findEffect(event) <= `${year}-${String(month).padStart(2, '0')}-01`,
  ).length;

interface PartB {
  part_b: number;
  part_b_deductible: number;
  part_b_income: { own: number; couple: number };
}

/** Prices of Part B in a plan year, or in the last one of which they are known, with that year. */
export function findPartB(wanted: number): (PartB & { year: number }) | undefined {
  const year = planYears.filter((known) => known <= wanted && 'part_b' in rules[known]).at(-1);
  return year && { ...(rules[year] as PartB), year };
}
