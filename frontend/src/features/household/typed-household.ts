import * as z from 'zod/mini';
import { toPlainNumber, toPlainText } from '#contract/typed-text.ts';
import {
  type Household,
  isChild,
  maxChildAge,
  minAdultAge,
  type Person,
  toHouseholdSize,
} from '#functions/plans/household.ts';
import { type Territory, territoryCodes } from '#functions/plans/territories.ts';
import { formatProblem, type Problem } from '#functions/plans/texts/en.ts';

/** Most people of a household, and persons on its tax return. */
export const maxPeople = 30;

/** Person to cover as typed; the applicant's age is an answer of the form. */
export interface PersonInput {
  readonly age: string;
  readonly tobacco: boolean;
  /** Empty: as most people of the age have. */
  readonly has_cover: '' | NonNullable<Person['has_cover']>;
  /** True for an adult whose employer offers a plan. */
  readonly hasOffer: boolean;
  /** Price of that plan for the adult alone and for the family, USD a month. */
  readonly ownOffer: string;
  readonly familyOffer: string;
}

/** Household as typed. */
export interface HouseholdInput {
  readonly income: string;
  readonly income_period: 'year' | 'month';
  /** Absent: the number of the people. */
  readonly size?: string | undefined;
  readonly applicant: PersonInput;
  readonly adults: readonly PersonInput[];
  readonly children: readonly PersonInput[];
  /** Territory of the ZIP code; absent in the states. */
  readonly territory?: Territory | undefined;
  /** Plan year; empty: chosen by the date. */
  readonly year: string;
}

/** Person of whom nothing was typed. */
export const emptyPerson: PersonInput = {
  age: '',
  tobacco: false,
  has_cover: '',
  hasOffer: false,
  ownOffer: '',
  familyOffer: '',
};

/** Household of which nothing was typed. */
export const emptyInput: HouseholdInput = {
  income: '',
  income_period: 'year',
  applicant: emptyPerson,
  adults: [],
  children: [],
  year: '',
};

/** Builds the schema of a household that the device remembers. Invalid members, such as another version's, become empty. */
function buildSchema() {
  /** Longer texts are neither ages nor amounts. */
  const text = z.catch(z.string().check(z.maxLength(100)), '');
  const flag = z.catch(z.boolean(), false);
  const person = z.object({
    age: text,
    tobacco: flag,
    has_cover: z.catch(z.enum(['', 'none', 'medicare', 'veterans', 'tricare']), ''),
    hasOffer: flag,
    ownOffer: text,
    familyOffer: text,
  });
  const people = z.catch(z.array(person).check(z.maxLength(maxPeople)), []);
  return z.object({
    income: text,
    income_period: z.catch(z.enum(['year', 'month']), 'year'),
    size: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
    applicant: z.catch(person, emptyPerson),
    adults: people,
    children: people,
    territory: z.catch(z.optional(z.enum(territoryCodes)), undefined),
    year: text,
  });
}

export const parseHouseholdInput = (stored: unknown): HouseholdInput =>
  buildSchema().safeParse(stored).data ?? emptyInput;

const toText = (value: number | undefined) => value?.toLocaleString('en-US') ?? '';

const toPersonInput = ({ age, tobacco = false, has_cover, employer_offer: offer }: Person): PersonInput => ({
  age: String(age),
  tobacco,
  has_cover: has_cover ?? '',
  hasOffer: offer !== undefined,
  ownOffer: toText(offer?.own),
  familyOffer: toText(offer?.family),
});

/** Converts a household to the texts that would be typed for it. Its first adult is the applicant. */
export function toHouseholdInput({ people, income, household_size: size }: Household): HouseholdInput {
  const [applicant, ...adults] = people.filter(({ role }) => role === 'adult').map(toPersonInput);
  return {
    ...emptyInput,
    income: toText(income),
    size: size === undefined ? undefined : String(size),
    applicant: { ...emptyPerson, ...applicant, age: '' },
    adults,
    children: people.filter(({ role }) => role === 'child').map(toPersonInput),
  };
}

/** Parses an amount such as "$48,000", "1,200" or "48k"; undefined for an empty text, NaN for another one. */
export function parseAmount(text: string): number | undefined {
  const compact = toPlainNumber(text);
  if (compact === '') return undefined;
  const match = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,2})?,?(k)?$/i.exec(compact);
  if (!match) return Number.NaN;
  const [, whole = '', fraction = '', thousands] = match;
  return Number(whole.replaceAll(',', '') + fraction) * (thousands ? 1000 : 1);
}

/**
 * Groups the digits of an amount and leaves out its sign, which the field shows; returns another text as typed.
 * @param isGrouped true if the commas are the field's own; one of the person's that three digits do not follow may be a
 * decimal comma, as in "1250,50"
 */
export function groupAmount(text: string, isGrouped = false): string {
  const [, whole, rest = ''] = /^(\d[\d,]{0,20})(\.\d*|k)?$/i.exec(text.trim().replace(/^\$ */, '')) ?? [];
  if (whole === undefined || !(isGrouped || /^\d+$|,\d{3}$/.test(whole))) return text;
  return BigInt(whole.replaceAll(',', '')).toLocaleString('en-US') + rest;
}

/** Members of an input event. */
interface Edit {
  inputType?: string;
  data?: string | null;
}

/** Groups the digits of an amount after an edit of its field. */
export function groupTyped(text: string, before: string, { inputType = '', data }: Edit): string {
  // Decimals follow, or three digits, with which all are grouped again.
  if (data === ',' && text === `${before},`) return `${before.replaceAll(',', '')},`;
  const isOfDigits = inputType.startsWith('delete') || (typeof data === 'string' && !data.includes(','));
  return groupAmount(text, isOfDigits && groupAmount(before, true) === before);
}

/** Parses an age in whole years; NaN for an empty or another text. */
export const parseAge = (text: string) => {
  const plain = toPlainText(text).trim();
  return /^\d{1,3}$/.test(plain) ? Number(plain) : Number.NaN;
};

/** Messages by field; `adults.0` is the first adult beside the applicant. */
export type Problems = Readonly<Record<string, string | undefined>>;

interface HouseholdReading {
  /** Undefined if an amount cannot be read, or while the applicant's age is not known. */
  household?: Household;
  problems: Problems;
  /** Persons on the tax return while no size is typed. */
  assumedSize: number;
}

/**
 * Reads a household from what was typed. A person whose age cannot be read is left out.
 * @param applicantAge age in whole years; undefined while it is not known
 */
export function readHousehold(input: HouseholdInput, applicantAge: number | undefined): HouseholdReading {
  const isAlone = input.adults.length + input.children.length === 0;
  const applicant = readPerson('adult', input.applicant, isAlone, applicantAge ?? minAdultAge);
  const people = [
    applicant,
    ...input.adults.map((person) => readPerson('adult', person, false)),
    ...input.children.map((person) => readPerson('child', person, false)),
  ].filter(({ age }) => !Number.isNaN(age));
  const assumedSize = toHouseholdSize({ people });
  const income = parseAmount(input.income);
  const size = parseAmount(input.size ?? '');
  const isChildAlone =
    applicantAge !== undefined && people.every((person) => person.role === 'child' || isChild(person));
  const problems: Readonly<Record<string, Problem | undefined>> = {
    income: findAmountProblem(income),
    size: findSizeProblem(size, people.filter(isOfReturn).length),
    ...findOfferProblems('', applicant),
    ...Object.assign(
      {},
      ...input.adults.map((person, index) =>
        findOfferProblems(`adults.${index}.`, readPerson('adult', person, false)),
      ),
    ),
    people: isChildAlone ? { code: 'child_alone' } : undefined,
  };
  const isReadable = applicantAge !== undefined && !Object.values(problems).some(Boolean);
  return {
    problems: formatProblems({
      ...problems,
      ...listProblems('adults', input.adults, findAdultProblem),
      ...listProblems('children', input.children, findChildProblem),
    }),
    assumedSize,
    ...(isReadable && {
      household: {
        people,
        /** Whole dollars a year. */
        income: income && Math.floor(income * (input.income_period === 'month' ? 12 : 1)),
        household_size: size,
      },
    }),
  };
}

/** Returns true for a person who counts on the tax return in any case: children from 26 on may have one of their own. */
const isOfReturn = ({ role, age }: Person) => role === 'adult' || age <= maxChildAge;

/** @param isAlone true for the only person, who is not asked for a family's price */
function readPerson(
  role: Person['role'],
  { age: typed, tobacco, has_cover, hasOffer, ownOffer, familyOffer }: PersonInput,
  isAlone: boolean,
  age = parseAge(typed),
): Person {
  const own = hasOffer ? parseAmount(ownOffer) : undefined;
  const family = hasOffer && !isAlone ? parseAmount(familyOffer) : undefined;
  return {
    role,
    age,
    ...(tobacco && { tobacco }),
    ...(has_cover && { has_cover }),
    ...((own !== undefined || family !== undefined) && { employer_offer: { own, family } }),
  };
}

const formatProblems = (codes: Readonly<Record<string, Problem | undefined>>): Problems =>
  Object.fromEntries(
    Object.entries(codes).map(([field, problem]) => [
      field,
      problem && formatProblem(field.split('.').at(-1) ?? '', problem),
    ]),
  );

function listProblems(
  kind: string,
  rows: readonly PersonInput[],
  find: (age: number) => Problem | undefined,
) {
  const problems = rows.map((row, index): [string, Problem | undefined] => {
    const age = parseAge(row.age);
    const isUnread = row.age.trim() !== '' && Number.isNaN(age);
    return [`${kind}.${index}`, isUnread ? { code: 'age_unreadable' } : find(age)];
  });
  return Object.fromEntries(problems);
}

function findAdultProblem(age: number): Problem | undefined {
  return age < minAdultAge ? { code: 'adult_is_child', under: minAdultAge } : undefined;
}

const findChildProblem = (age: number): Problem | undefined =>
  age > maxChildAge ? { code: 'child_is_adult', from: maxChildAge + 1 } : undefined;

function findSizeProblem(size: number | undefined, lowest: number): Problem | undefined {
  if (size === undefined) return undefined;
  if (!Number.isInteger(size) || size < 1 || size > maxPeople) {
    return { code: 'size_out_of_range', highest: maxPeople };
  }
  return size < lowest ? { code: 'size_below_people', lowest } : undefined;
}

/** @param prefix of the fields of an adult beside the applicant */
const findOfferProblems = (prefix: string, { employer_offer: offer }: Person) => ({
  [`${prefix}offer`]: findAmountProblem(offer?.own),
  [`${prefix}familyOffer`]: findAmountProblem(offer?.family),
});

const findAmountProblem = (amount: number | undefined): Problem | undefined =>
  Number.isNaN(amount) ? { code: 'amount_unreadable' } : undefined;
