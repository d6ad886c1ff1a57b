import * as z from 'zod/mini';
import { toPlainNumber, toPlainText } from '#contract/typed-text.ts';
import type { Household as PlanHousehold } from './household.ts';
import { territoryCodes } from './territories.ts';
import { formatProblem, type Problem } from './texts/en.ts';

/** Oldest age on the marketplace: from 65 people have Medicare. */
export const maxAge = 64;
/** Youngest age of an adult, and of the people in the model's data. */
export const minAdultAge = 18;
const maxChildAge = 25;

const maxSize = 30;

/**
 * Builds the schema of the stored household. Invalid members, such as another version's, become empty. The server, which
 * stores none, never builds it.
 */
function buildSchema() {
  /** Longer texts are neither ages nor amounts. */
  const text = z.catch(z.string().check(z.maxLength(100)), '');
  const flag = z.catch(z.boolean(), false);
  const people = z.catch(z.array(z.object({ age: text, tobacco: flag })).check(z.maxLength(maxSize)), []);
  return z.object({
    income: text,
    income_period: z.catch(z.enum(['year', 'month']), 'year'),
    /** Absent: the number of the people. */
    size: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
    adults: people,
    children: people,
    /** Tobacco of the applicant. */
    tobacco: flag,
    /** Price of an employer's plan for the applicant alone, and for the family, USD a month. */
    offer: text,
    familyOffer: text,
    /** Territory of the ZIP code; absent in the states. */
    territory: z.catch(z.optional(z.enum(territoryCodes)), undefined),
    /** Plan year; empty: chosen by the date. */
    year: text,
    /** Assumed rise of prices, percent. */
    rise: z.catch(z.number().check(z.minimum(0), z.maximum(50)), 0),
  });
}

/** Household as typed, apart from the applicant, whose age is an answer of the form. */
export type HouseholdInput = Readonly<z.output<ReturnType<typeof buildSchema>>>;

/** Adult or child to cover beside the applicant. */
export type Person = HouseholdInput['adults'][number];

/** Household of which nothing was typed. */
export const emptyInput: HouseholdInput = {
  ...{ income: '', income_period: 'year', adults: [], children: [], tobacco: false },
  ...{ offer: '', familyOffer: '', year: '', rise: 0 },
};

export const parseHouseholdInput = (stored: unknown): HouseholdInput =>
  buildSchema().safeParse(stored).data ?? emptyInput;

/** Parses an amount such as "$48,000", "1,200" or "48k"; undefined for an empty text, NaN for another one. */
export function parseAmount(text: string): number | undefined {
  const compact = toPlainNumber(text);
  if (compact === '') return undefined;
  const match = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,2})?(k)?$/i.exec(compact);
  if (!match) return Number.NaN;
  const [, whole = '', fraction = '', thousands] = match;
  return Number(whole.replaceAll(',', '') + fraction) * (thousands ? 1000 : 1);
}

/** Parses an age in whole years; NaN for an empty or another text. */
export const parseAge = (text: string) => {
  const plain = toPlainText(text).trim();
  return /^\d{1,3}$/.test(plain) ? Number(plain) : Number.NaN;
};

const toAges = (people: readonly { age: number }[]) => people.map(({ age }) => age);

/** Problems by field; `adults.0` is the first adult. */
export type ProblemCodes = Readonly<Record<string, Problem | undefined>>;

/** Messages by field. */
export type Problems = Readonly<Record<string, string | undefined>>;

const formatProblems = (codes: ProblemCodes): Problems =>
  Object.fromEntries(
    Object.entries(codes).map(([field, problem]) => [field, problem && formatProblem(field, problem)]),
  );

/**
 * Reads a household from what was typed. A person whose age cannot be read is ignored.
 * @param applicantAge age in whole years; undefined while it is not known
 * @returns problems by field, the number of people on the tax return, and the household, undefined if an amount cannot be
 * read or nobody can be priced
 */
export function readHousehold(input: HouseholdInput, applicantAge: number | undefined) {
  const applicant = applicantAge === undefined ? [] : [{ age: applicantAge, tobacco: input.tobacco }];
  const read = ({ age, tobacco }: Person) => ({ age: parseAge(age), tobacco });
  const others = input.adults.map(read).filter(({ age }) => !Number.isNaN(age));
  const young = input.children.map(read).filter(({ age }) => age <= maxChildAge);
  // The applicant counts also while the age is not known.
  const covered = 1 + others.length + young.length;

  const income = parseAmount(input.income);
  const [size, offer, familyOffer] = [input.size ?? '', input.offer, input.familyOffer].map(parseAmount);
  const amounts: ProblemCodes = {
    income: findAmountProblem(income),
    size: findSizeProblem(size, covered),
    offer: findAmountProblem(offer),
    familyOffer: findAmountProblem(familyOffer),
    people:
      applicantAge !== undefined && applicantAge < minAdultAge && others.every(({ age }) => age < minAdultAge)
        ? { code: 'child_alone' }
        : undefined,
  };
  const problem_codes: ProblemCodes = {
    ...amounts,
    ...listProblems('adults', input.adults, findAdultProblem),
    ...listProblems('children', input.children, findChildProblem),
  };
  const problems = formatProblems(problem_codes);
  const people = { ...toPeople(applicant, others, young), others: toPeople([], others, young) };
  const isEmpty = people.adults.length + people.children.length === 0;
  if (applicantAge === undefined || isEmpty || Object.values(amounts).some(Boolean))
    return { problems, problem_codes, covered };
  const household = {
    ...people,
    /** Whole dollars a year; undefined if it was not given. */
    income: income && Math.floor(income * (input.income_period === 'month' ? 12 : 1)),
    household_size: size ?? covered,
    offer,
    /** Absent for one person, who is not asked for it. */
    familyOffer: covered > 1 ? familyOffer : undefined,
  };
  return { problems, problem_codes, covered, household };
}

/**
 * Converts what was typed to a household. A person whose age cannot be read is left out.
 * @param applicantAge age in whole years; undefined while it is not known
 * @returns problems by field, the number of people on the tax return, and the household, undefined if an amount cannot be
 * read or nobody can be priced
 */
export function toHousehold(input: HouseholdInput, applicantAge: number | undefined) {
  const { problems, problem_codes, covered } = readHousehold(input, applicantAge);
  const isRead = amountFields.every((field) => problem_codes[field] === undefined);
  if (applicantAge === undefined || !isRead) return { problems, problem_codes, covered };
  const [own, size] = [input.offer, input.size ?? ''].map(parseAmount);
  // One person is not asked for it.
  const family = covered > 1 ? parseAmount(input.familyOffer) : undefined;
  const income = parseAmount(input.income);
  const toPerson =
    (role: 'adult' | 'child') =>
    ({ age, tobacco }: Person) => ({ role, age: parseAge(age), tobacco });
  const others = [...input.adults.map(toPerson('adult')), ...input.children.map(toPerson('child'))];
  const employer_offer = own === undefined && family === undefined ? undefined : { own, family };
  const household: PlanHousehold = {
    people: [
      { role: 'adult', age: applicantAge, tobacco: input.tobacco, employer_offer },
      ...others.filter(({ age }) => !Number.isNaN(age)),
    ],
    income: income && Math.floor(income * (input.income_period === 'month' ? 12 : 1)),
    household_size: size,
  };
  return { problems, problem_codes, covered, household };
}

const amountFields = ['income', 'size', 'offer', 'familyOffer', 'people'];

type Aged = { age: number; tobacco: boolean };

/** Ages of the people by their role; the applicant is the first of their own. */
function toPeople(applicant: readonly Aged[], others: readonly Aged[], young: readonly Aged[]) {
  const grown = [...applicant, ...others];
  const adults = grown.filter(({ age }) => age >= minAdultAge && age <= maxAge);
  // A minor with an adult to cover is priced as a child.
  const children = [...grown.filter(({ age }) => age < minAdultAge), ...young];
  return {
    adults: toAges(adults),
    children: toAges(children),
    /** Ages of those with Medicare. */
    elders: toAges(grown.filter(({ age }) => age > maxAge)),
    /** Ages of those who use tobacco. */
    tobacco: toAges([...adults, ...children].filter(({ tobacco }) => tobacco)),
  };
}

function listProblems(kind: string, rows: readonly Person[], find: (age: number) => Problem | undefined) {
  const problems = rows.map(({ age }, index): [string, Problem | undefined] => {
    const isUnread = age.trim() !== '' && Number.isNaN(parseAge(age));
    return [`${kind}.${index}`, isUnread ? { code: 'age_unreadable' } : find(parseAge(age))];
  });
  return Object.fromEntries(problems);
}

function findAdultProblem(age: number): Problem | undefined {
  if (age > maxAge) return { code: 'adult_has_medicare', from: maxAge + 1 };
  return age < minAdultAge ? { code: 'adult_is_child', under: minAdultAge } : undefined;
}

const findChildProblem = (age: number): Problem | undefined =>
  age > maxChildAge ? { code: 'child_is_adult', from: maxChildAge + 1 } : undefined;

function findSizeProblem(size: number | undefined, covered: number): Problem | undefined {
  if (size === undefined) return undefined;
  if (!Number.isInteger(size) || size < 1 || size > maxSize) {
    return { code: 'size_out_of_range', highest: maxSize };
  }
  return size < covered ? { code: 'size_below_people', lowest: covered } : undefined;
}

const findAmountProblem = (amount: number | undefined): Problem | undefined =>
  Number.isNaN(amount) ? { code: 'amount_unreadable' } : undefined;
