import * as z from 'zod/mini';
import { toUsd } from '#model/serving/cents.ts';
import { quantity, refinementError } from './fields.ts';

/** Number from `lowest` to `highest`, sent as a JSON number or as text. */
export function bounded(label: string, lowest: number, highest: number, number = z.number()) {
  const format = (bound: number) => bound.toLocaleString('en-US');
  const message = `${label} must be from ${format(lowest)} to ${format(highest)}`;
  return z.pipe(quantity(label), number.check(z.minimum(lowest, message), z.maximum(highest, message)));
}

const whole = (label: string) => z.int(`${label} must be a whole number`);

export const wholeNumber = (label: string, lowest: number, highest: number) =>
  bounded(label, lowest, highest, whole(label));

/** Whole cents of a price a month. */
const monthlyPrice = (label: string) => bounded(label, 0, 100_000).check(z.overwrite(toUsd));

const person = z.strictObject({
  age: wholeNumber('Age', 0, 120).check(z.describe('Years.')),
  role: z
    .enum(['adult', 'child'], 'Role must be one of: adult, child')
    .check(z.describe('`child`: child of the tax return, up to 25 years old.')),
  tobacco: z.optional(z.boolean('Tobacco must be true or false')),
});

const maxPeople = 30;
const maxIncome = 999_999_999;

/** Members of a household, for the estimate of plans and stored predictions. */
export const householdFields = {
  people: z
    .array(person, 'People must be a list of people, each with age and role')
    .check(
      z.minLength(1, 'People must have at least 1 person'),
      z.maxLength(maxPeople, `People must have at most ${maxPeople} persons`),
      z.describe('Everybody to cover. At least one is an adult.'),
    ),
  income: z
    .optional(wholeNumber('Income', 0, maxIncome))
    .check(z.describe('Modified adjusted gross income of the household, USD a year.')),
  household_size: z
    .optional(wholeNumber('Household size', 1, maxPeople))
    .check(z.describe('Persons on the tax return; by default the people.')),
  employer_offer: z
    .optional(
      z.strictObject({
        own: z.optional(monthlyPrice('Price of the own plan')),
        family: z.optional(monthlyPrice('Price of the family plan')),
      }),
    )
    .check(
      z.describe("Price of an employer's plan for the first adult alone and for the family, USD a month."),
    ),
};

/** Household of a prediction: who is covered, and what decides about the tax credit. */
export const household = z.strictObject(householdFields, 'Household must be an object with people').check(
  z.refine(({ people }) => people.some(({ role }) => role === 'adult'), {
    path: ['people'],
    ...refinementError('inconsistent', 'People must have at least one adult'),
  }),
  z.refine(({ people, household_size: size }) => size === undefined || size >= countCovered(people), {
    path: ['household_size'],
    ...refinementError('inconsistent', 'Household size must be at least the number of people to cover'),
  }),
  z.describe(
    'Stored on request only, for prices after the tax credit. The first adult is the applicant, whose age is `age`.',
  ),
);

export type Household = z.output<typeof household>;

/** Children over 25 are on a tax return of their own. */
const countCovered = (people: Household['people']) =>
  people.filter(({ role, age }) => role === 'adult' || age <= 25).length;
