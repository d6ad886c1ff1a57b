import type { ParsedHousehold } from '#contract/household.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { findApplicant, isChild, type Person, toHouseholdSize } from '#functions/plans/household.ts';
import { householdTexts } from './household.texts.ts';
import { householdAnswerTexts as texts } from './household-answers.texts.ts';
import { incomeTexts } from './income.texts.ts';

/** Answers about a stored household: the people as one text, the income in USD a year, and the size. */
interface HouseholdAnswers {
  readonly people: string;
  readonly income: number | undefined;
  readonly household_size: number;
}

/** Labels of the answers, in the order in which they are listed. */
export const householdAnswers: Readonly<Record<keyof HouseholdAnswers, string>> = {
  people: householdTexts.people,
  income: incomeTexts.shortAmount,
  household_size: incomeTexts.size,
};

/** "2 adults and 1 child" */
export function formatPeople(people: readonly Person[]): string {
  const children = people.filter(isChild).length;
  return texts.people(people.length - children, children);
}

export function listHouseholdAnswers(household: ParsedHousehold): HouseholdAnswers {
  const { people, income } = household;
  const applicant = findApplicant(household);
  return {
    people: people.map((person) => formatPerson(person, person === applicant)).join('; '),
    income,
    household_size: toHouseholdSize(household),
  };
}

/** Formats a person with what decides about the price: "Adult, 38, tobacco". */
function formatPerson(
  { age, role, tobacco, has_cover, employer_offer: offer = {} }: Person,
  isApplicant: boolean,
) {
  const { adults, children, you } = householdTexts;
  const { own, family } = offer;
  return [
    isApplicant ? you(age) : `${(role === 'adult' ? adults : children).label}, ${age}`,
    ...(tobacco ? [texts.tobacco] : []),
    ...(has_cover ? [texts.covers[has_cover]] : []),
    ...(own === undefined ? [] : [texts.offer(formatRoundedMoney(own))]),
    ...(family === undefined ? [] : [texts.familyOffer(formatRoundedMoney(family))]),
  ].join(', ');
}
