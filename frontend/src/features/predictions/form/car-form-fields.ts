import * as z from 'zod/mini';
import { type CarAnswers, carAnswers } from '#contract/predictions.ts';
import {
  convertKilometres,
  convertMiles,
  type Unit,
} from '#frontend/features/predictions/measurement-units.ts';
import { parseNumberText, quantityText } from './number-text.ts';

/** Values of the car form, with the mileage in thousands; empty text for an optional answer that is not given. */
export type CarFormInput = Record<keyof CarAnswers, string> & { mileageUnit: Unit<'mileageUnit'> };

const typed = z.object({
  driver_age: quantityText('Driver age'),
  driving_experience: quantityText('Driving experience'),
  annual_mileage: quantityText('Annual mileage'),
  mileageUnit: z.enum(['kilometres', 'miles']),
  car_mfg_year: quantityText('Car manufacturing year'),
  prv_accident: quantityText('Previous accidents'),
  state: z.string(),
  cover: z.string(),
  car_class: z.string(),
});

const inMetric = z.transform(({ mileageUnit, ...answers }: z.output<typeof typed>) => {
  const { annual_mileage: mileage } = answers;
  const metric = {
    ...answers,
    annual_mileage: mileageUnit === 'miles' ? convertMiles(mileage) : mileage,
  };
  // The contract's schema rejects unknown choices.
  return metric as z.input<typeof carAnswers>;
});

/** Parses the car form into the answers of the API, with the mileage in thousands of kilometres. */
export const carFormSchema: z.ZodMiniType<CarAnswers, CarFormInput> = z.pipe(
  z.pipe(typed, inMetric),
  carAnswers,
);

/** Empty form with the default unit; its fields are in the order of the form. */
export const emptyCarForm: CarFormInput = {
  driver_age: '',
  driving_experience: '',
  prv_accident: '',
  car_mfg_year: '',
  mileageUnit: 'kilometres',
  annual_mileage: '',
  state: '',
  cover: '',
  car_class: '',
};

/** Builds the form for given answers. The mileage is in miles if those are chosen and lose no digits. */
export function toCarForm(answers: CarAnswers, { mileageUnit }: CarFormInput = emptyCarForm): CarFormInput {
  const miles = convertKilometres(answers.annual_mileage);
  const inMiles = mileageUnit === 'miles' && convertMiles(miles) === answers.annual_mileage;
  return {
    driver_age: String(answers.driver_age),
    driving_experience: String(answers.driving_experience),
    prv_accident: String(answers.prv_accident),
    car_mfg_year: String(answers.car_mfg_year),
    mileageUnit: inMiles ? 'miles' : 'kilometres',
    annual_mileage: String(inMiles ? miles : answers.annual_mileage),
    state: answers.state ?? '',
    cover: answers.cover ?? '',
    car_class: answers.car_class ?? '',
  };
}

/** Converts the mileage's field to the other unit; returns no fields if there is nothing to convert. */
export function convertMileageField(form: CarFormInput, unit: Unit<'mileageUnit'>): Record<string, string> {
  const value = parseNumberText(form.annual_mileage);
  if (value === undefined) return {};
  return { annual_mileage: String(unit === 'miles' ? convertKilometres(value) : convertMiles(value)) };
}
