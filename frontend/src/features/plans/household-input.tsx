import { type ChangeEvent, useSyncExternalStore } from 'react';
import { storedHousehold } from '#frontend/api/stored-answers.ts';
import { TextField } from '#frontend/ui/field.tsx';
import { useTypedValues } from '#frontend/ui/use-hydrated.ts';

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

type TextInput = Exclude<keyof HouseholdInput, 'year' | 'tobacco' | 'rise'>;
type Problems = Partial<Record<keyof HouseholdInput, string | undefined>>;

const getInput = () => (storedHousehold.read() as HouseholdInput | undefined) ?? emptyInput;

/** Sets what was typed about the household, for all parts of the page. */
const changeInput = (change: Partial<HouseholdInput>) => storedHousehold.store({ ...getInput(), ...change });

/** Household as typed, and a function that changes it. */
export function useHouseholdInput(): [HouseholdInput, typeof changeInput] {
  return [useSyncExternalStore(storedHousehold.subscribe, getInput, () => emptyInput), changeInput];
}

/** Returns a function for the props of a text field about the household. */
export function useHouseholdFields(problems: Problems) {
  const [input, change] = useHouseholdInput();
  return (field: TextInput) => ({
    name: `household-${field}`,
    value: input[field],
    error: problems[field],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [field]: target.value }),
  });
}

interface HouseholdFieldsProps {
  problems?: Problems;
  hint?: string;
  /** Size that is assumed while none is given. */
  assumedSize?: number | undefined;
}

export function HouseholdFields({ problems = {}, hint, assumedSize }: HouseholdFieldsProps) {
  const bind = useHouseholdFields(problems);
  useTypedValues(['household-income', 'household-size'], (name, text) =>
    changeInput({ [name.replace('household-', '')]: text }),
  );
  return (
    <>
      <TextField
        {...bind('income')}
        label="Household income a year"
        hint={hint}
        inputMode="decimal"
        placeholder="$"
      />
      <TextField
        {...bind('size')}
        label="Household size"
        inputMode="numeric"
        placeholder={assumedSize?.toString()}
      />
    </>
  );
}

/** Parses an amount such as "$48,000", "1,200" or "48k"; undefined for an empty text, NaN for another one. */
export function parseAmount(text: string): number | undefined {
  const compact = text.replace(/\s/g, '');
  if (compact === '') return undefined;
  const match = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,2})?(k)?$/i.exec(compact);
  if (!match) return Number.NaN;
  const [, whole = '', fraction = '', thousands] = match;
  return Number(whole.replaceAll(',', '') + fraction) * (thousands ? 1000 : 1);
}

/** Parses ages such as "10, 7". A text that is no age gives NaN. */
function parseAges(text: string): number[] {
  const ages = text.split(/[\s,;]+/).filter(Boolean);
  return ages.map((age) => (/^\d{1,3}$/.test(age) ? Number(age) : Number.NaN));
}

/**
 * Reads a household from what was typed.
 * @param applicantAge age in whole years, at most {@link maxAge}
 * @returns the household, undefined if there are problems, and these by field
 */
export function readHousehold(input: HouseholdInput, applicantAge: number) {
  const partners = parseAges(input.partner);
  const children = parseAges(input.children);
  const adults = [applicantAge, ...partners.slice(0, 1)];
  const covered = adults.length + children.length;
  const [income, size] = [parseAmount(input.income), parseAmount(input.size)];
  const [offer, familyOffer] = [parseAmount(input.offer), parseAmount(input.familyOffer)];
  const problems: Problems = {
    partner: findPartnerProblem(partners, applicantAge),
    children: findChildrenProblem(children),
    size: findSizeProblem(size, covered),
    income: findAmountProblem(income, 'Income', '$48,000'),
    offer: findAmountProblem(offer, 'The price', '$210'),
    familyOffer: findAmountProblem(familyOffer, 'The price', '$650'),
  };
  if (Object.values(problems).some(Boolean)) return { problems };
  const household = {
    /** Whole dollars a year; undefined if it was not given. */
    income: income && Math.floor(income),
    household_size: size ?? covered,
    adults: adults.filter((age) => age >= minAdultAge),
    // A minor with an adult to cover is priced as a child.
    children: [...adults.filter((age) => age < minAdultAge), ...children],
    /** Price of an employer's plan for the applicant, and for the family, USD a month. */
    offer,
    familyOffer,
  };
  return { problems, household };
}

function findPartnerProblem([age, ...others]: readonly number[], applicantAge: number): string | undefined {
  if (age === undefined) {
    return applicantAge < minAdultAge
      ? 'A plan for a child alone is not calculated here: give the age of an adult to cover.'
      : undefined;
  }
  if (Number.isNaN(age) || others.length > 0) return 'Enter one age in whole years, such as 41.';
  if (age > maxAge) {
    return 'From 65 people usually have Medicare, which is not a marketplace plan: leave them out.';
  }
  return age < minAdultAge ? 'A person under 18 counts as a child.' : undefined;
}

function findChildrenProblem(ages: readonly number[]): string | undefined {
  if (ages.some(Number.isNaN)) return 'Enter ages in whole years, such as 10, 7.';
  return ages.some((age) => age > maxChildAge)
    ? 'A child of 26 or older needs a plan of their own: leave them out.'
    : undefined;
}

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
