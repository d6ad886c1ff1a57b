import { useSyncExternalStore } from 'react';
import {
  onHouseholdRemoved,
  readHousehold as readStored,
  storeHousehold,
} from '#frontend/api/stored-answers.ts';

/** Household that a price can be calculated for. */
export interface Household {
  /** Whole dollars a year; undefined if it was not given. */
  readonly income: number | undefined;
  readonly size: number;
  readonly adults: readonly number[];
  readonly children: readonly number[];
  /** Price of an employer's plan for the applicant, and for the family, USD a month. */
  readonly offer: number | undefined;
  readonly familyOffer: number | undefined;
}

export const maxAge = 64;
const minAdultAge = 18;
const maxChildAge = 25;
const maxSize = 30;

/** Household of which nothing was typed. */
export const emptyInput = {
  income: '',
  size: '',
  partner: '',
  children: '',
  /** Empty: chosen by the date. */
  year: '',
  tobacco: false,
  offer: '',
  familyOffer: '',
  /** Assumed rise of prices, percent. */
  rise: 0,
};

/** Household as typed. It stays in the browser's tab. */
export type HouseholdInput = Readonly<typeof emptyInput>;

let current: HouseholdInput | undefined;
const listeners = new Set<() => void>();

function getInput(): HouseholdInput {
  current ??= { ...emptyInput, ...(readStored() as Partial<HouseholdInput>) };
  return current;
}

/** Sets what was typed about the household, for all parts of the page. */
function changeInput(change: Partial<HouseholdInput>): void {
  current = { ...getInput(), ...change };
  storeHousehold(current);
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

onHouseholdRemoved(() => {
  current = undefined;
  notify();
});

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Household as typed, and a function that changes it. */
export function useHouseholdInput(): [HouseholdInput, typeof changeInput] {
  return [useSyncExternalStore(subscribe, getInput, () => emptyInput), changeInput];
}

type Problems = Partial<Record<keyof HouseholdInput, string>>;

/** Parses an amount such as "$48,000", "1,200" or "48k"; undefined if it is none. */
export function parseAmount(text: string): number | undefined {
  const match = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,2})?(k)?$/i.exec(text.replace(/\s/g, ''));
  if (!match) return undefined;
  const [, whole = '', fraction = '', thousands] = match;
  return Number(whole.replaceAll(',', '') + fraction) * (thousands ? 1000 : 1);
}

/** Parses ages such as "10, 7". */
function parseAges(text: string): number[] | undefined {
  if (text.trim() === '') return [];
  const ages = text.split(/[\s,;]+/).filter(Boolean);
  return ages.every((age) => /^\d{1,3}$/.test(age)) ? ages.map(Number) : undefined;
}

/**
 * Reads a household from what was typed.
 * @param applicantAge age in whole years, at most {@link maxAge}
 * @returns the household, or the problems by field
 */
export function readHousehold(
  input: HouseholdInput,
  applicantAge: number,
): { household?: Household; problems: Problems } {
  const problems: Problems = {};
  const partner = readPartner(input.partner, problems);
  const children = parseAges(input.children);
  if (!children) problems.children = 'Enter ages in whole years, such as 10, 7.';
  else if (children.some((age) => age > maxChildAge)) {
    problems.children = 'A child of 26 or older needs a plan of their own: leave them out.';
  }
  const adults = [applicantAge, ...partner];
  if (!adults.some((age) => age >= minAdultAge)) {
    problems.partner ??=
      'A plan for a child alone is not calculated here: give the age of an adult to cover.';
  }
  const covered = adults.length + (children?.length ?? 0);
  const size = readSize(input.size, covered, problems);
  const income = readAmount(input.income, 'Income', '$48,000', 'income', problems);
  const offer = readAmount(input.offer, 'The price', '$210', 'offer', problems);
  const familyOffer = readAmount(input.familyOffer, 'The price', '$650', 'familyOffer', problems);
  if (Object.keys(problems).length > 0 || !children) return { problems };
  // A minor with an adult to cover is priced as a child.
  const minors = adults.filter((age) => age < minAdultAge);
  return {
    problems,
    household: {
      income: income === undefined ? undefined : Math.floor(income),
      size,
      adults: adults.filter((age) => age >= minAdultAge),
      children: [...minors, ...children],
      offer,
      familyOffer,
    },
  };
}

function readPartner(text: string, problems: Problems): number[] {
  const [age, ...others] = parseAges(text) ?? [Number.NaN];
  if (age === undefined) return [];
  if (Number.isNaN(age) || others.length > 0) problems.partner = 'Enter one age in whole years, such as 41.';
  else if (age > maxAge) {
    problems.partner =
      'From 65 people usually have Medicare, which is not a marketplace plan: leave them out.';
  } else if (age < minAdultAge) problems.partner = 'A person under 18 counts as a child.';
  return [age];
}

function readSize(text: string, covered: number, problems: Problems): number {
  if (text.trim() === '') return covered;
  const size = parseAmount(text);
  if (size === undefined || !Number.isInteger(size) || size < 1 || size > maxSize) {
    problems.size = `Household size must be a whole number from 1 to ${maxSize}.`;
  } else if (size < covered) {
    problems.size = `Household size must be at least ${covered}: the people to cover are part of it.`;
  }
  return size ?? covered;
}

function readAmount(
  text: string,
  name: string,
  example: string,
  field: 'income' | 'offer' | 'familyOffer',
  problems: Problems,
): number | undefined {
  if (text.trim() === '') return undefined;
  const amount = parseAmount(text);
  if (amount === undefined) problems[field] = `${name} must be an amount in dollars, such as ${example}.`;
  return amount;
}
