import * as z from 'zod/mini';
import { areTexts, bounded, optionalAnswer, optionalChoice, quantity } from './fields.ts';
import { state, zip3 } from './place-answers.ts';
import { problem } from './problems.ts';

/** Moving violations of the last three years, from none to the gravest. */
export const violations = ['none', 'one_ticket', 'two_tickets', 'dui'] as const;

/** Price of a car when it was new that an answer may have, USD. */
const priceBounds = { field: 'car_price', lowest: 1000, highest: 1_000_000 };

/** Deductibles of comprehensive and collision, USD. */
const deductibles: readonly number[] = [250, 500, 1000, 1500, 2000];

const wrongDeductible = problem('not_a_choice', { field: 'deductible', choices: deductibles });

/** Answers on a driver. */
export const driverFields = {
  driver_age: quantity('driver_age').check(z.describe('Years, today.')),
  driving_experience: quantity('driving_experience').check(z.describe('Years.')),
  prv_accident: quantity('prv_accident').check(z.describe('Count of previous accidents.')),
  violations: optionalChoice('violations', violations).check(
    z.describe('Moving violations of the last three years; `two_tickets` is two or more.'),
  ),
};

/** Answers on a car and its coverage. */
export const carFields = {
  annual_mileage: quantity('annual_mileage').check(z.describe('Thousands of kilometres a year.')),
  car_mfg_year: quantity('car_mfg_year').check(z.describe('Year AD.')),
  /** Parts of the policy: liability alone, with comprehensive, or with collision too. */
  cover: optionalChoice('cover', ['liability', 'liability_comprehensive', 'full']),
  car_class: optionalChoice('car_class', ['economy', 'standard', 'premium', 'luxury']).check(
    z.describe('By the price of the car; not with `car_price`, `car_body` or `car_fuel`, which say more.'),
  ),
  car_price: optionalAnswer(
    bounded('car_price', priceBounds.lowest, priceBounds.highest),
    problem('too_small', priceBounds),
  ).check(z.describe('Price of the car when it was new, USD.')),
  car_body: optionalChoice('car_body', ['car', 'suv', 'pickup', 'minivan', 'sports']),
  car_fuel: optionalChoice('car_fuel', ['gas', 'hybrid', 'plug_in', 'electric']),
  deductible: optionalAnswer(
    quantity('deductible').check(z.refine((amount) => deductibles.includes(amount), wrongDeductible)),
    wrongDeductible,
  ).check(
    z.describe(
      `USD: ${deductibles.join(', ')}. Of comprehensive and collision, so not with \`cover\` \`liability\`; by default 500.`,
    ),
  ),
  limits: optionalChoice('limits', ['minimum', '50_100', '100_300', '250_500']).check(
    z.describe(
      'Of liability: the minimum of the state, or thousands of USD a person and an accident. By default those that people usually buy.',
    ),
  ),
};

interface RuledCar {
  readonly cover?: string | undefined;
  readonly car_price?: number | undefined;
  readonly car_body?: string | undefined;
  readonly car_fuel?: string | undefined;
}

/** Rules that a class has no price, body or fuel beside it, and that a deductible is of a cover that has one. */
export const hasCarInOrder = [
  z.refine<RuledCar>(
    ({ car_price, car_body, car_fuel }) =>
      car_price === undefined && car_body === undefined && car_fuel === undefined,
    { path: ['car_class'], ...problem('class_beside_car'), when: areTexts('car_class') },
  ),
  z.refine<RuledCar & { readonly deductible?: number | undefined }>(
    ({ cover, deductible }) => cover !== 'liability' || deductible === undefined,
    { path: ['deductible'], ...problem('deductible_of_liability'), when: areTexts('cover') },
  ),
] as const;

/** Rule that ZIP digits are given with their state. */
export const hasZip3InState = z.refine<{ readonly state?: string | undefined }>(
  ({ state }) => state !== undefined,
  { path: ['zip3'], ...problem('zip3_without_state'), when: areTexts('zip3') },
);

const { driver_age, driving_experience, prv_accident, violations: violationsField } = driverFields;
const { annual_mileage, car_mfg_year, ...carOptions } = carFields;

export const carAnswers = z
  .object({
    driver_age,
    driving_experience,
    annual_mileage,
    car_mfg_year,
    prv_accident,
    violations: violationsField,
    state,
    zip3: zip3.check(z.describe('First three digits of a ZIP code in `state`.')),
    ...carOptions,
  })
  .check(hasZip3InState, ...hasCarInOrder);

export type CarAnswers = z.output<typeof carAnswers>;
