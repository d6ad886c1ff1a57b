import * as z from 'zod/mini';
import { maxChildAge, maxPeople, minAdultAge } from '#contract/household-bounds.ts';
import { toPlainText } from '#contract/typed-text.ts';
import {
  findApplicant,
  type Household,
  isChild,
  type Person,
  setApplicantAge,
  toHouseholdSize,
} from '#functions/plans/household.ts';
import { type Territory, territoryCodes } from '#functions/plans/territories.ts';
import { maxAmountLength, parseAmount } from './amounts.ts';
import { formatProblem, type Problem } from './income.texts.ts';
import { type IncomeEnds, type IncomeInput, readIncome } from './typed-income.ts';

/** Person to cover as typed. */
export interface PersonInput {
  readonly role: Person['role'];
  /** Empty for the applicant, whose age is an answer of the form. */
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
export interface HouseholdInput extends IncomeInput {
  /** Absent: the number of the people. */
  readonly size?: string | undefined;
  /** The applicant first. */
  readonly people: readonly PersonInput[];
  /** Answer whether an employer offers a plan; absent: yes for a person who has one. */
  readonly has_offer?: 'yes' | 'no' | undefined;
  /** Territory of the ZIP code; absent in the states. */
  readonly territory?: Territory | undefined;
  /** Plan year; empty: chosen by the date. */
  readonly year: string;
}

/** Household in numbers, as it is stored with a prediction. */
export interface StoredInput {
  readonly household: Household;
  /** Plan year; empty: chosen by the date. */
  readonly year: string;
}

/** Household to price: as typed, or as stored until it is changed. */
export type GivenHousehold = HouseholdInput | StoredInput;

/** Adult of whom nothing was typed. */
export const emptyPerson: PersonInput = {
  role: 'adult',
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
  people: [emptyPerson],
  year: '',
};

/** Builds the schema of a household that the device remembers. Invalid members, such as another version's, become empty. */
function buildSchema() {
  /** Longer texts are neither ages nor amounts. */
  const text = z.catch(z.string().check(z.maxLength(maxAmountLength)), '');
  const flag = z.catch(z.boolean(), false);
  const person = z.object({
    role: z.catch(z.enum(['adult', 'child']), 'adult'),
    age: text,
    tobacco: flag,
    has_cover: z.catch(z.enum(['', 'none', 'medicare', 'veterans', 'tricare']), ''),
    hasOffer: flag,
    ownOffer: text,
    familyOffer: text,
  });
  const people = z.array(person).check(
    z.maxLength(maxPeople),
    z.refine(([applicant]) => applicant?.role === 'adult'),
  );
  return z.object({
    income: text,
    income_period: z.catch(z.enum(['year', 'month']), 'year'),
    confirmed_income: z.catch(z.optional(z.string().check(z.maxLength(maxAmountLength))), undefined),
    size: z.catch(z.optional(z.string().check(z.maxLength(maxAmountLength))), undefined),
    people: z.catch(people, [emptyPerson]),
    has_offer: z.catch(z.optional(z.enum(['yes', 'no'])), undefined),
    territory: z.catch(z.optional(z.enum(territoryCodes)), undefined),
    year: text,
  });
}

/** Lists the people of a household that an earlier version has stored: the applicant apart from adults and children. */
function listEarlierPeople({ applicant, adults, children }: Record<string, unknown>): unknown[] {
  const toPeople = (people: unknown, role: Person['role']) =>
    Array.isArray(people) ? people.map((person) => ({ ...Object(person), role })) : [];
  return [...toPeople([applicant], 'adult'), ...toPeople(adults, 'adult'), ...toPeople(children, 'child')];
}

export function parseHouseholdInput(stored: unknown): HouseholdInput {
  const { people, ...others } = Object(stored);
  return buildSchema().parse({ ...others, people: people ?? listEarlierPeople(others) });
}

const toText = (value: number | undefined) => value?.toLocaleString('en-US') ?? '';

const toPersonInput = ({
  role,
  age,
  tobacco = false,
  has_cover,
  employer_offer: offer,
}: Person): PersonInput => ({
  role,
  age: String(age),
  tobacco,
  has_cover: has_cover ?? '',
  hasOffer: offer !== undefined,
  ownOffer: toText(offer?.own),
  familyOffer: toText(offer?.family),
});

/** Converts a stored household to the texts that would be typed for it. */
export function toHouseholdInput({ household, year }: StoredInput): HouseholdInput {
  const { people, income, household_size: size } = household;
  const applicant = findApplicant(household);
  const others = people.filter((person) => person !== applicant).map(toPersonInput);
  return {
    ...emptyInput,
    income: toText(income),
    confirmed_income: toText(income),
    size: size === undefined ? undefined : String(size),
    people: [{ ...emptyPerson, ...(applicant && toPersonInput(applicant)), age: '' }, ...others],
    year,
  };
}

/** Parses an age in whole years; NaN for an empty or another text. */
export const parseAge = (text: string) => {
  const plain = toPlainText(text).trim();
  return /^\d{1,3}$/.test(plain) ? Number(plain) : Number.NaN;
};

/** Messages by the path of the field in the API, such as `people.2.age`. */
export type Problems = Readonly<Record<string, string | undefined>>;

export interface HouseholdReading {
  /** Undefined if an amount cannot be read, or while the applicant's age is not known. */
  household?: Household | undefined;
  problems: Problems;
  /** Persons on the tax return while no size is typed. */
  assumedSize: number;
  /** Persons on the tax return; the assumed ones for a size that cannot be read. */
  size: number;
  /** Paths of what cannot be read; the other problems are remarks. */
  unread: readonly string[];
  /** Ends of an income that swings, whole USD a year: the household has their middle. */
  ends?: IncomeEnds | undefined;
}

/**
 * Reads a household as typed, or checks one that is stored. A person whose age cannot be read is left out.
 * @param applicantAge age in whole years; undefined while it is not known
 */
export const readHousehold = (given: GivenHousehold, applicantAge: number | undefined): HouseholdReading =>
  'household' in given ? readStored(given.household, applicantAge) : readTyped(given, applicantAge);

function readStored(stored: Household, applicantAge: number | undefined): HouseholdReading {
  const household = applicantAge === undefined ? undefined : setApplicantAge(stored, applicantAge);
  const people = household && findPeopleProblem(household.people);
  return {
    problems: formatProblems({ people }),
    assumedSize: toHouseholdSize({ people: stored.people }),
    size: toHouseholdSize(stored),
    unread: [],
    household: people ? undefined : household,
  };
}

function readTyped(input: HouseholdInput, applicantAge: number | undefined): HouseholdReading {
  const typed = input.people.map((person, index) =>
    index === 0
      ? readPerson(person, applicantAge ?? minAdultAge, input.people.length === 1)
      : readPerson(person, parseAge(person.age)),
  );
  const people = typed.filter(({ age }) => !Number.isNaN(age));
  const { income, ends, problem } = readIncome(input);
  const size = parseAmount(input.size ?? '');
  const amounts: Codes = {
    income: problem,
    household_size: findSizeProblem(size, people.filter(isOfReturn).length),
    ...Object.assign({}, ...typed.map(findOfferProblems)),
  };
  const problems: Codes = {
    ...findAgeProblems(input.people),
    ...amounts,
    people: applicantAge === undefined ? undefined : findPeopleProblem(people),
  };
  const listWrong = (codes: Codes) => Object.keys(codes).filter((path) => codes[path]);
  const isReadable = applicantAge !== undefined && listWrong(amounts).length === 0 && !problems.people;
  return {
    problems: formatProblems(problems),
    unread: listWrong(problems).filter((path) => amounts[path] || problems[path]?.code === 'age_unreadable'),
    assumedSize: toHouseholdSize({ people }),
    size: toHouseholdSize({ people, household_size: problems.household_size ? undefined : size }),
    ...(isReadable && { household: { people, income, household_size: size }, ends }),
  };
}

/** Returns true for a person who counts on the tax return in any case: children from 26 on may have one of their own. */
const isOfReturn = ({ role, age }: Person) => role === 'adult' || age <= maxChildAge;

/** @param isAlone true for the only person, who is not asked for a family's price */
function readPerson(
  { role, tobacco, has_cover, hasOffer, ownOffer, familyOffer }: PersonInput,
  age: number,
  isAlone = false,
): Person {
  const own = hasOffer ? parseAmount(ownOffer) : undefined;
  const family = hasOffer && !isAlone ? parseAmount(familyOffer) : undefined;
  return {
    role,
    age,
    ...(tobacco && { tobacco }),
    ...(has_cover && { has_cover }),
    // An offer may end the tax credit before its price is typed.
    ...((own !== undefined || family !== undefined || (hasOffer && ownOffer + familyOffer === '')) && {
      employer_offer: { own, family },
    }),
  };
}

type Codes = Readonly<Record<string, Problem | undefined>>;

const formatProblems = (codes: Codes): Problems =>
  Object.fromEntries(
    Object.entries(codes).map(([field, problem]) => [
      field,
      problem && formatProblem(field.split('.').at(-1) ?? '', problem),
    ]),
  );

const findPeopleProblem = (people: readonly Person[]): Problem | undefined =>
  people.every(isChild) ? { code: 'child_alone' } : undefined;

/** Finds the problems of the ages of the people beside the applicant. */
function findAgeProblems(people: readonly PersonInput[]): Codes {
  const problems = people.map((person, index) => [
    `people.${index}.age`,
    index === 0 ? undefined : findAgeProblem(person),
  ]);
  return Object.fromEntries(problems);
}

function findAgeProblem({ role, age: text }: PersonInput): Problem | undefined {
  const age = parseAge(text);
  if (Number.isNaN(age)) return text.trim() === '' ? undefined : { code: 'age_unreadable' };
  if (role === 'adult') return age < minAdultAge ? { code: 'adult_is_child', under: minAdultAge } : undefined;
  return age > maxChildAge ? { code: 'child_is_adult', from: maxChildAge + 1 } : undefined;
}

function findSizeProblem(size: number | undefined, lowest: number): Problem | undefined {
  if (size === undefined) return undefined;
  if (!Number.isInteger(size) || size < 1 || size > maxPeople) {
    return { code: 'size_out_of_range', highest: maxPeople };
  }
  return size < lowest ? { code: 'size_below_people', lowest } : undefined;
}

const findOfferProblems = ({ employer_offer: offer }: Person, index: number): Codes => ({
  [`people.${index}.employer_offer.own`]: findAmountProblem(offer?.own),
  [`people.${index}.employer_offer.family`]: findAmountProblem(offer?.family),
});

const findAmountProblem = (amount: number | undefined): Problem | undefined =>
  Number.isNaN(amount) ? { code: 'amount_unreadable' } : undefined;
