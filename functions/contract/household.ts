import * as z from 'zod/mini';
import { toUsd } from '#model/serving/cents.ts';
import { bounded, optionalMember } from './fields.ts';
import {
  maxChildAge,
  maxIncome,
  maxOffer,
  maxPeople,
  maxPersonAge,
  minAdultAge,
} from './household-bounds.ts';
import { problem } from './problems.ts';

export const wholeNumber = (field: string, lowest: number, highest: number) =>
  bounded(field, lowest, highest, z.int(problem('not_a_whole_number', { field })));

/** Whole cents of a price a month. */
const monthlyPrice = (field: string) => bounded(field, 0, maxOffer).check(z.overwrite(toUsd));

const roles = ['adult', 'child'] as const;
const covers = ['none', 'medicare', 'veterans', 'tricare'] as const;

/** Creates objects that refuse unknown members, as requests do, or drop them, as what is stored. */
type CreateObject = typeof z.object;

const strictObject = z.strictObject as CreateObject;

const createPerson = (object: CreateObject) =>
  object(
    {
      age: wholeNumber('age', 0, maxPersonAge).check(
        z.describe('Years, on the day coverage begins: January 1 for plans of the next year.'),
      ),
      role: z
        .enum(roles, problem('not_a_choice', { field: 'role', choices: roles }))
        .check(z.describe('`child`: child of the tax return; from 26 on it has no price with the family.')),
      tobacco: optionalMember(z.boolean(problem('not_true_or_false', { field: 'tobacco' }))),
      has_cover: optionalMember(
        z.enum(covers, problem('not_a_choice', { field: 'has_cover', choices: covers })),
      ).check(
        z.describe(
          'Cover that ends the credit. By default Medicare from 65 on, and none before; `none` from 65 on: no premium-free Part A.',
        ),
      ),
      employer_offer: optionalMember(
        object(
          {
            own: optionalMember(monthlyPrice('price_of_the_own_plan')),
            family: optionalMember(monthlyPrice('price_of_the_family_plan')),
          },
          problem('invalid_format', { field: 'employer_offer' }),
        ),
      ).check(
        z.describe(
          "Plan of this adult's present employer, alone and for the family, USD a month. Leave out COBRA, a retiree and a school's plan that is not taken.",
        ),
      ),
    },
    problem('invalid_format', { field: 'person' }),
  ).check(
    z.refine(({ role, employer_offer: offer }) => role === 'adult' || offer === undefined, {
      path: ['employer_offer'],
      ...problem('offer_of_child'),
    }),
  );

const createHouseholdFields = (object: CreateObject) => ({
  people: z.array(createPerson(object), problem('invalid_format', { field: 'people' })).check(
    z.minLength(1, problem('no_people')),
    z.maxLength(maxPeople, problem('too_many_people', { max: maxPeople })),
    z.refine((people) => people.some(({ role, age }) => role === 'adult' && age >= minAdultAge), {
      ...problem('adult_required'),
    }),
    z.describe('Everybody on the tax return who needs coverage. At least one is an adult of 18 or more.'),
  ),
  income: optionalMember(wholeNumber('income', 0, maxIncome)).check(
    z.describe('Modified adjusted gross income of the household, USD a year.'),
  ),
  household_size: optionalMember(wholeNumber('household_size', 1, maxPeople)).check(
    z.describe(
      'Persons on the tax return; by default the people, of whom it may leave out children over 25.',
    ),
  ),
});

/** Members of a household in a request. */
export const householdFields = createHouseholdFields(strictObject);

interface Sized {
  people: readonly { readonly role: (typeof roles)[number]; readonly age: number }[];
  household_size?: number | undefined;
}

/** Checks that the size of a household has room for its people: children over 25 may be on a tax return of their own. */
export const hasRoomForPeople = z.refine<Sized>(
  ({ people, household_size: size }) =>
    size === undefined ||
    size >= people.filter(({ role, age }) => role === 'adult' || age <= maxChildAge).length,
  { path: ['household_size'], ...problem('household_below_people') },
);

const createHousehold = (object: CreateObject) =>
  object(createHouseholdFields(object), problem('invalid_format', { field: 'household' })).check(
    hasRoomForPeople,
    z.describe(
      'Stored on request only, for prices after the tax credit. The first adult is the applicant, whose age is `age`.',
    ),
  );

/** Household of a prediction: who is covered, and what decides about the tax credit. */
export const household = createHousehold(z.object);

/** Household of a request for a prediction. */
export const householdBody = createHousehold(strictObject);

export type ParsedHousehold = z.output<typeof household>;
