import * as z from 'zod/mini';
import { toUsd } from '#model/serving/cents.ts';
import { quantity } from './fields.ts';
import { problem } from './problems.ts';

/** Number from `lowest` to `highest`, sent as a JSON number or as text. */
export function bounded(field: string, lowest: number, highest: number, number = z.number()) {
  const params = { field, lowest, highest };
  return z.pipe(
    quantity(field),
    number.check(
      z.minimum(lowest, problem('too_small', params)),
      z.maximum(highest, problem('too_large', params)),
    ),
  );
}

export const wholeNumber = (field: string, lowest: number, highest: number) =>
  bounded(field, lowest, highest, z.int(problem('not_a_whole_number', { field })));

/** Whole cents of a price a month. */
const monthlyPrice = (field: string) => bounded(field, 0, 100_000).check(z.overwrite(toUsd));

const roles = ['adult', 'child'] as const;

const person = z.strictObject({
  age: wholeNumber('age', 0, 120).check(z.describe('Years.')),
  role: z
    .enum(roles, problem('not_a_choice', { field: 'role', choices: roles }))
    .check(z.describe('`child`: child of the tax return, up to 25 years old.')),
  tobacco: z.optional(z.boolean(problem('not_true_or_false', { field: 'tobacco' }))),
});

const maxPeople = 30;
const maxIncome = 999_999_999;

/** Members of a household, for the estimate of plans and stored predictions. */
export const householdFields = {
  people: z
    .array(person, problem('invalid_format', { field: 'people' }))
    .check(
      z.minLength(1, problem('no_people')),
      z.maxLength(maxPeople, problem('too_many_people', { max: maxPeople })),
      z.describe('Everybody to cover. At least one is an adult.'),
    ),
  income: z
    .optional(wholeNumber('income', 0, maxIncome))
    .check(z.describe('Modified adjusted gross income of the household, USD a year.')),
  household_size: z
    .optional(wholeNumber('household_size', 1, maxPeople))
    .check(z.describe('Persons on the tax return; by default the people.')),
  employer_offer: z
    .optional(
      z.strictObject({
        own: z.optional(monthlyPrice('price_of_the_own_plan')),
        family: z.optional(monthlyPrice('price_of_the_family_plan')),
      }),
    )
    .check(
      z.describe("Price of an employer's plan for the first adult alone and for the family, USD a month."),
    ),
};

/** Household of a prediction: who is covered, and what decides about the tax credit. */
export const household = z
  .strictObject(householdFields, problem('invalid_format', { field: 'household' }))
  .check(
    z.refine(({ people }) => people.some(({ role }) => role === 'adult'), {
      path: ['people'],
      ...problem('adult_required'),
    }),
    z.refine(({ people, household_size: size }) => size === undefined || size >= countCovered(people), {
      path: ['household_size'],
      ...problem('household_below_people'),
    }),
    z.describe(
      'Stored on request only, for prices after the tax credit. The first adult is the applicant, whose age is `age`.',
    ),
  );

export type Household = z.output<typeof household>;

/** Children over 25 are on a tax return of their own. */
const countCovered = (people: Household['people']) =>
  people.filter(({ role, age }) => role === 'adult' || age <= 25).length;
