import * as z from 'zod/mini';
import { chronicConditions, type HealthAnswers, healthAnswers } from '#contract/predictions.ts';
import {
  convertFeetAndInches,
  convertKilograms,
  convertPounds,
  splitIntoFeetAndInches,
  type Unit,
} from '#frontend/features/predictions/measurement-units.ts';
import { parseNumberText, quantityText } from './number-text.ts';

const { height: _height, ...answersBesidesHeight } = healthAnswers.shape;

const commonFields = {
  ...answersBesidesHeight,
  age: quantityText('Age'),
  weight: quantityText('Weight'),
  weightUnit: z.enum(['kilograms', 'pounds']),
  no_of_major_surgery: quantityText('Number of major surgeries'),
  state: z.string(),
  chronic_conditions: z.array(z.enum(chronicConditions)),
};

const inFeet = z.object({
  ...commonFields,
  heightUnit: z.literal('feet'),
  heightFt: quantityText('Feet'),
  heightIn: quantityText('Inches'),
  heightCm: z.string(),
});

const inCentimetres = z.object({
  ...commonFields,
  heightUnit: z.literal('centimetres'),
  heightFt: z.string(),
  heightIn: z.string(),
  heightCm: quantityText('Height'),
});

/**
 * Values of the health form. The fields of the height's other unit keep their texts, and the named
 * conditions stay selected while the chronic disease is answered with no.
 */
export type HealthFormInput = Record<
  Exclude<keyof HealthAnswers, 'height' | 'chronic_conditions'> | 'heightFt' | 'heightIn' | 'heightCm',
  string
> & {
  weightUnit: Unit<'weightUnit'>;
  heightUnit: Unit<'heightUnit'>;
  chronic_conditions: string[];
};

const inMetric = z.transform(
  (form: z.output<typeof inFeet> | z.output<typeof inCentimetres>): z.input<typeof healthAnswers> => ({
    ...form,
    weight: form.weightUnit === 'pounds' ? convertPounds(form.weight) : form.weight,
    height: form.heightUnit === 'feet' ? convertFeetAndInches(form.heightFt, form.heightIn) : form.heightCm,
    chronic_conditions: form.any_chronic_disease === 'yes' ? form.chronic_conditions : [],
  }),
);

/** Parses the health form into the answers of the API, in kilograms and centimetres. */
export const healthFormSchema: z.ZodMiniType<HealthAnswers, HealthFormInput> = z.pipe(
  z.pipe(z.discriminatedUnion('heightUnit', [inFeet, inCentimetres]), inMetric),
  healthAnswers,
);

/** Empty form with the default units; its fields are in the order of the form. */
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
  state: '',
  chronic_conditions: [],
};

/**
 * Builds the form for given answers, in the chosen units where they lose no digits: a height is shown in feet
 * and inches if these are whole numbers.
 */
export function toHealthForm(
  answers: HealthAnswers,
  { heightUnit, weightUnit }: HealthFormInput = emptyHealthForm,
): HealthFormInput {
  const { height, weight, ...others } = answers;
  const { feet, inches } = splitIntoFeetAndInches(height);
  const pounds = convertKilograms(weight);
  const inPounds = weightUnit === 'pounds' && convertPounds(pounds) === weight;
  return {
    ...emptyHealthForm,
    ...others,
    age: String(answers.age),
    weightUnit: inPounds ? 'pounds' : 'kilograms',
    weight: String(inPounds ? pounds : weight),
    no_of_major_surgery: String(answers.no_of_major_surgery),
    state: answers.state ?? '',
    chronic_conditions: answers.chronic_conditions ?? [],
    ...(heightUnit === 'feet' && Number.isInteger(inches) && convertFeetAndInches(feet, inches) === height
      ? { heightUnit: 'feet', heightFt: String(feet), heightIn: String(inches) }
      : { heightUnit: 'centimetres', heightCm: String(height) }),
  };
}

/** Parses the height, in centimetres; returns undefined while it is incomplete or invalid. */
export function parseHeight(form: HealthFormInput): number | undefined {
  if (form.heightUnit === 'centimetres') return parseNumberText(form.heightCm);
  const feet = parseNumberText(form.heightFt);
  const inches = parseNumberText(form.heightIn);
  return feet === undefined || inches === undefined ? undefined : convertFeetAndInches(feet, inches);
}

/** Parses the weight, in kilograms; returns undefined while it is empty or invalid. */
export function parseWeight({ weight, weightUnit }: HealthFormInput): number | undefined {
  const value = parseNumberText(weight);
  return value !== undefined && weightUnit === 'pounds' ? convertPounds(value) : value;
}

/** Converts the height's fields to the other unit; returns no fields if there is nothing to convert. */
export function convertHeightFields(form: HealthFormInput, unit: Unit<'heightUnit'>): Record<string, string> {
  const height = parseHeight(form);
  if (height === undefined) return {};
  if (unit === 'centimetres') return { heightCm: String(height) };
  const { feet, inches } = splitIntoFeetAndInches(height);
  return { heightFt: String(feet), heightIn: String(inches) };
}

/** Converts the weight's field to the other unit; returns no fields if there is nothing to convert. */
export function convertWeightField(form: HealthFormInput, unit: Unit<'weightUnit'>): Record<string, string> {
  const value = parseNumberText(form.weight);
  if (value === undefined) return {};
  return { weight: String(unit === 'pounds' ? convertKilograms(value) : convertPounds(value)) };
}
