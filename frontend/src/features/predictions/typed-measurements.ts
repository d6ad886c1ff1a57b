import type { CarFormInput } from './car-form-schema.ts';
import type { HealthFormInput } from './health-form-schema.ts';
import {
  convertFeetAndInches,
  convertKilograms,
  convertKilometres,
  convertMiles,
  convertPounds,
  splitIntoFeetAndInches,
} from './measurement-units.ts';
import type { MileageUnit } from './mileage-note.ts';
import { readNumberText } from './number-text.ts';

type HeightUnit = HealthFormInput['heightUnit'];
type WeightUnit = HealthFormInput['weightUnit'];

/** The height of a health form so far, in centimetres. */
export function readHeight(form: HealthFormInput): number | undefined {
  if (form.heightUnit === 'centimetres') return readNumberText(form.heightCm);
  const feet = readNumberText(form.heightFt);
  const inches = readNumberText(form.heightIn);
  return feet === undefined || inches === undefined ? undefined : convertFeetAndInches(feet, inches);
}

/** The weight of a health form so far, in kilograms. */
export function readWeight({ weight, weightUnit }: HealthFormInput): number | undefined {
  const value = readNumberText(weight);
  return value !== undefined && weightUnit === 'pounds' ? convertPounds(value) : value;
}

/** What a choice of another unit writes into the height's fields, so that nothing is typed twice. */
export function convertTypedHeight(form: HealthFormInput, unit: HeightUnit): Partial<HealthFormInput> {
  const height = readHeight(form);
  if (height === undefined || unit === form.heightUnit) return {};
  if (unit === 'centimetres') return { heightCm: String(height) };
  const { feet, inches } = splitIntoFeetAndInches(height);
  return { heightFt: String(feet), heightIn: String(inches) };
}

/** What a choice of another unit writes into the weight's field. */
export function convertTypedWeight(form: HealthFormInput, unit: WeightUnit): Partial<HealthFormInput> {
  const value = readNumberText(form.weight);
  if (value === undefined || unit === form.weightUnit) return {};
  return { weight: String(unit === 'pounds' ? convertKilograms(value) : convertPounds(value)) };
}

/** What a choice of another unit writes into the mileage's field. */
export function convertTypedMileage(form: CarFormInput, unit: MileageUnit): Partial<CarFormInput> {
  const value = readNumberText(form.annual_mileage);
  if (value === undefined || unit === form.mileageUnit) return {};
  return { annual_mileage: String(unit === 'miles' ? convertKilometres(value) : convertMiles(value)) };
}
