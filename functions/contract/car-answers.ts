import * as z from 'zod/mini';
import { areTexts, optionalChoice, quantity } from './fields.ts';
import { state, zip3 } from './place-answers.ts';
import { problem } from './problems.ts';

/** Moving violations of the last three years, from none to the gravest. */
export const violations = ['none', 'one_ticket', 'two_tickets', 'dui'] as const;

export const carAnswers = z
  .object({
    driver_age: quantity('driver_age').check(z.describe('Years, today.')),
    driving_experience: quantity('driving_experience').check(z.describe('Years.')),
    annual_mileage: quantity('annual_mileage').check(z.describe('Thousands of kilometres a year.')),
    car_mfg_year: quantity('car_mfg_year').check(z.describe('Year AD.')),
    prv_accident: quantity('prv_accident').check(z.describe('Count of previous accidents.')),
    violations: optionalChoice('violations', violations).check(
      z.describe('Moving violations of the last three years; `two_tickets` is two or more.'),
    ),
    state,
    zip3: zip3.check(z.describe('First three digits of a ZIP code in `state`.')),
    /** Parts of the policy: liability alone, with comprehensive, or with collision too. */
    cover: optionalChoice('cover', ['liability', 'liability_comprehensive', 'full']),
    /** By the car's price. */
    car_class: optionalChoice('car_class', ['economy', 'standard', 'premium', 'luxury']),
  })
  .check(
    z.refine(({ state }) => state !== undefined, {
      path: ['zip3'],
      ...problem('zip3_without_state'),
      when: areTexts('zip3'),
    }),
  );

export type CarAnswers = z.output<typeof carAnswers>;
