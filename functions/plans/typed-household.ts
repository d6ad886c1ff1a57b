import * as z from 'zod/mini';

export const maxAge = 64;
const minAdultAge = 18;
const maxChildAge = 25;
const maxSize = 30;

/** Longer texts are neither ages nor amounts. */
const text = z.catch(z.string().check(z.maxLength(100)), '');
const flag = z.catch(z.boolean(), false);
const person = z.object({ age: text, tobacco: flag });
const people = z.catch(z.array(person).check(z.maxLength(maxSize)), []);

/** Schema of the stored household. Invalid members, such as another version's, become empty. */
const householdInput = z.object({
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
  /** Plan year; empty: chosen by the date. */
  year: text,
  /** Assumed rise of prices, percent. */
  rise: z.catch(z.number().check(z.minimum(0), z.maximum(50)), 0),
});

/** Household as typed, apart from the applicant, whose age is an answer of the form. */
export type HouseholdInput = Readonly<z.output<typeof householdInput>>;

/** Adult or child to cover beside the applicant. */
export type Person = z.output<typeof person>;

/** Household of which nothing was typed. */
export const emptyInput: HouseholdInput = householdInput.parse({});

export const parseHouseholdInput = (stored: unknown): HouseholdInput =>
  householdInput.safeParse(stored).data ?? emptyInput;

/** Parses an amount such as "$48,000", "1,200" or "48k"; undefined for an empty text, NaN for another one. */
export function parseAmount(text: string): number | undefined {
  const compact = text.replace(/\s/g, '');
  if (compact === '') return undefined;
  const match = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,2})?(k)?$/i.exec(compact);
  if (!match) return Number.NaN;
  const [, whole = '', fraction = '', thousands] = match;
  return Number(whole.replaceAll(',', '') + fraction) * (thousands ? 1000 : 1);
}

/** Parses an age in whole years; NaN for an empty or another text. */
const parseAge = (text: string) => (/^\s*\d{1,3}\s*$/.test(text) ? Number(text) : Number.NaN);

const toAges = (people: readonly { age: number }[]) => people.map(({ age }) => age);

/** Messages by field; `adults.0` is the first adult. */
export type Problems = Readonly<Record<string, string | undefined>>;

/**
 * Reads a household from what was typed. A person whose age cannot be read is ignored.
 * @param applicantAge age in whole years, at most {@link maxAge}; undefined while it is not known
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
  const grown = [...applicant, ...others];
  const adults = grown.filter(({ age }) => age >= minAdultAge && age <= maxAge);
  // A minor with an adult to cover is priced as a child.
  const children = [...grown.filter(({ age }) => age < minAdultAge), ...young];

  const income = parseAmount(input.income);
  const [size, offer, familyOffer] = [input.size ?? '', input.offer, input.familyOffer].map(parseAmount);
  const amounts: Problems = {
    income: findAmountProblem(income, 'Income', '$48,000'),
    size: findSizeProblem(size, covered),
    offer: findAmountProblem(offer, 'The price', '$210'),
    familyOffer: findAmountProblem(familyOffer, 'The price', '$650'),
    people:
      applicant.length > 0 && adults.length === 0
        ? 'Plans for a child alone exist, but are not calculated here: ask the exchange, or add an adult.'
        : undefined,
  };
  const problems: Problems = {
    ...amounts,
    ...listProblems('adults', input.adults, findAdultProblem),
    ...listProblems('children', input.children, findChildProblem),
  };
  if (applicant.length === 0 || Object.values(amounts).some(Boolean)) return { problems, covered };
  const household = {
    /** Whole dollars a year; undefined if it was not given. */
    income: income && Math.floor(income * (input.income_period === 'month' ? 12 : 1)),
    household_size: size ?? covered,
    adults: toAges(adults),
    children: toAges(children),
    /** Ages of those who use tobacco. */
    tobacco: toAges([...adults, ...children].filter(({ tobacco }) => tobacco)),
    offer,
    familyOffer,
  };
  return { problems, covered, household };
}

function listProblems(kind: string, rows: readonly Person[], find: (age: number) => string | undefined) {
  const problems = rows.map(({ age }, index) => {
    const isUnread = age.trim() !== '' && Number.isNaN(parseAge(age));
    return [`${kind}.${index}`, isUnread ? 'Enter an age in whole years, such as 10.' : find(parseAge(age))];
  });
  return Object.fromEntries(problems);
}

function findAdultProblem(age: number): string | undefined {
  if (age > maxAge) return 'From 65 people usually have Medicare: they are not in these prices.';
  return age < minAdultAge ? 'A person under 18 is priced as a child.' : undefined;
}

const findChildProblem = (age: number) =>
  age > maxChildAge ? 'From 26 a child needs a plan of their own: they are not in these prices.' : undefined;

function findSizeProblem(size: number | undefined, covered: number): string | undefined {
  if (size === undefined) return undefined;
  if (!Number.isInteger(size) || size < 1 || size > maxSize) {
    return `Household size must be a whole number from 1 to ${maxSize}.`;
  }
  return size < covered
    ? `Household size must be at least ${covered}: the people to cover are part of it.`
    : undefined;
}

function findAmountProblem(amount: number | undefined, name: string, example: string): string | undefined {
  return Number.isNaN(amount) ? `${name} must be an amount in dollars, such as ${example}.` : undefined;
}
