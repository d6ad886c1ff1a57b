import { minAdultAge } from '#contract/household-bounds.ts';

/** Person to cover. */
export interface Person {
  /** `child`: child of the tax return, up to 25 years old. */
  role: 'adult' | 'child';
  /** Whole years. */
  age: number;
  tobacco?: boolean | undefined;
  /** Cover that ends the credit; absent: Medicare from 65, none before. `none` from 65: no Part A without a premium. */
  has_cover?: 'none' | 'medicare' | 'veterans' | 'tricare' | undefined;
  /** Offer of this adult's employer: for the adult alone and for the family, USD a month. */
  employer_offer?: { own?: number | undefined; family?: number | undefined } | undefined;
}

/** People of one tax return to cover. The first adult is the applicant. */
export interface Household {
  people: readonly Person[];
  /** Modified adjusted gross income, whole USD a year; absent: not given. */
  income?: number | undefined;
  /** Persons on the tax return; absent: the people. */
  household_size?: number | undefined;
}

/** Place that rules of states and counties depend on. */
export interface RulesPlace {
  /** Postal code. */
  state?: string | undefined;
  /** Five-digit FIPS code. */
  county?: string | undefined;
}

/** Returns the person whose answers the form has: the first adult. */
export const findApplicant = ({ people }: Household): Person | undefined =>
  people.find(({ role }) => role === 'adult');

/** Returns true for a person who is priced as a child: also a minor who is listed as an adult. */
export const isChild = ({ role, age }: Person): boolean => role === 'child' || age < minAdultAge;

/** Returns the household with another age of the applicant. */
export function setApplicantAge(household: Household, age: number): Household {
  const applicant = findApplicant(household);
  const people = household.people.map((person) => (person === applicant ? { ...person, age } : person));
  return { ...household, people };
}

/** Persons on the tax return: all people, if the number is not given. */
export const toHouseholdSize = ({ people, household_size }: Household): number =>
  household_size ?? people.length;
