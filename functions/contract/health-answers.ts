import * as z from 'zod/mini';
import { areTexts, optionalAnswer, optionalChoice, quantity, yesOrNo } from './fields.ts';
import { county, hasPlaceInOrder, state, zip3 } from './place-answers.ts';
import { problem } from './problems.ts';

/** Chronic diseases that an applicant can name. */
export const chronicConditions = [
  'heart_disease',
  'stroke',
  'copd',
  'asthma',
  'arthritis',
  'own_cancer',
] as const;

const invalidConditions = problem('unknown_conditions', { choices: chronicConditions });

/** Rule that chronic conditions are named of a chronic disease alone. */
export const namesConditionsOfDisease = z.refine<{
  readonly any_chronic_disease: string;
  readonly chronic_conditions?: readonly string[] | undefined;
}>(
  ({ any_chronic_disease, chronic_conditions }) =>
    chronic_conditions === undefined || any_chronic_disease === 'yes',
  {
    path: ['chronic_conditions'],
    ...problem('conditions_without_disease'),
    when: areTexts('any_chronic_disease'),
  },
);

export const healthAnswers = z
  .object({
    age: quantity('age').check(
      z.describe('Years, on the day coverage begins: January 1 for plans of the next year.'),
    ),
    weight: quantity('weight').check(z.describe('Kilograms.')),
    height: quantity('height').check(z.describe('Centimetres.')),
    has_diabetes: yesOrNo('has_diabetes'),
    has_pressure_issue: yesOrNo('has_pressure_issue'),
    any_bodytransplant: yesOrNo('any_bodytransplant'),
    any_chronic_disease: yesOrNo('any_chronic_disease'),
    any_allergies: yesOrNo('any_allergies'),
    history_of_cancer_in_family: yesOrNo('history_of_cancer_in_family'),
    no_of_major_surgery: quantity('no_of_major_surgery'),
    state,
    county: county.check(
      z.describe('FIPS code of a county of `state`. Without it, the estimate is for the state.'),
    ),
    zip3: zip3.check(
      z.describe('First three digits of a ZIP code in `county`; needed where rating areas divide it.'),
    ),
    chronic_conditions: optionalAnswer(
      z
        .array(z.enum(chronicConditions))
        .check(z.refine((names) => new Set(names).size === names.length, problem('repeated_conditions'))),
      invalidConditions,
    ).check(z.describe('Named chronic diseases; only if `any_chronic_disease` is yes.')),
    sex: optionalChoice('sex', ['female', 'male']).check(
      z.describe('For `year` alone: the law forbids pricing health plans by it.'),
    ),
  })
  .check(namesConditionsOfDisease, ...hasPlaceInOrder);

export type HealthAnswers = z.output<typeof healthAnswers>;
