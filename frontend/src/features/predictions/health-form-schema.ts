import * as z from 'zod/mini';
import { type HealthAnswers, healthAnswers } from '#contract/predictions.ts';
import { convertFeetAndInches, convertPounds, splitIntoFeetAndInches } from './measurement-units.ts';
import { typedQuantity } from './number-text.ts';

/** What the yes or no questions are called in the API, in the order they are asked. */
export const healthQuestions = [
  'has_diabetes',
  'has_pressure_issue',
  'any_bodytransplant',
  'any_chronic_disease',
  'any_allergies',
  'history_of_cancer_in_family',
] as const satisfies readonly (keyof HealthAnswers)[];

const { height: _height, ...answersBesidesHeight } = healthAnswers.shape;

const commonFields = {
  ...answersBesidesHeight,
  age: typedQuantity('Age'),
  weight: typedQuantity('Weight'),
  weightUnit: z.enum(['kilograms', 'pounds']),
  no_of_major_surgery: typedQuantity('Number of major surgeries'),
};

const inFeet = z.object({
  ...commonFields,
  heightUnit: z.literal('feet'),
  heightFt: typedQuantity('Feet'),
  heightIn: typedQuantity('Inches'),
  heightCm: z.string(),
});

const inCentimetres = z.object({
  ...commonFields,
  heightUnit: z.literal('centimetres'),
  heightFt: z.string(),
  heightIn: z.string(),
  heightCm: typedQuantity('Height'),
});

/** What is typed and chosen on the health form. The height's other unit stays as it was left. */
export type HealthFormInput = Record<
  | 'age'
  | 'weight'
  | 'heightFt'
  | 'heightIn'
  | 'heightCm'
  | 'no_of_major_surgery'
  | (typeof healthQuestions)[number],
  string
> & { weightUnit: 'kilograms' | 'pounds'; heightUnit: 'feet' | 'centimetres' };

const inMetric = z.transform(
  (form: z.output<typeof inFeet> | z.output<typeof inCentimetres>): z.input<typeof healthAnswers> => ({
    ...form,
    weight: form.weightUnit === 'pounds' ? convertPounds(form.weight) : form.weight,
    height: form.heightUnit === 'feet' ? convertFeetAndInches(form.heightFt, form.heightIn) : form.heightCm,
  }),
);

/** Reads the health form as the answers that the API takes: kilograms, centimetres, numbers. */
export const healthFormSchema: z.ZodMiniType<HealthAnswers, HealthFormInput> = z.pipe(
  z.pipe(z.discriminatedUnion('heightUnit', [inFeet, inCentimetres]), inMetric),
  healthAnswers,
);

/** A form with nothing entered and nothing chosen but the units, its fields in the order they are asked. */
export const emptyHealthForm: HealthFormInput = {
  age: '',
  heightUnit: 'feet',
  heightFt: '',
  heightIn: '',
  heightCm: '',
  weightUnit: 'kilograms',
  weight: '',
  has_diabetes: '',
  has_pressure_issue: '',
  any_bodytransplant: '',
  any_chronic_disease: '',
  any_allergies: '',
  history_of_cancer_in_family: '',
  no_of_major_surgery: '',
};

/**
 * The form filled in with earlier answers. A height that was given in feet and inches comes back
 * so; any other stays in centimetres, where nothing is lost.
 */
export function fillHealthForm(answers: HealthAnswers): HealthFormInput {
  const { height, ...others } = answers;
  const { feet, inches } = splitIntoFeetAndInches(height);
  return {
    ...emptyHealthForm,
    ...others,
    age: String(answers.age),
    weight: String(answers.weight),
    no_of_major_surgery: String(answers.no_of_major_surgery),
    ...(Number.isInteger(inches) && convertFeetAndInches(feet, inches) === height
      ? { heightUnit: 'feet', heightFt: String(feet), heightIn: String(inches) }
      : { heightUnit: 'centimetres', heightCm: String(height) }),
  };
}
