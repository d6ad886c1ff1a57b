import * as z from 'zod/mini';
import { type CarAnswers, carAnswers } from '#contract/predictions.ts';
import { convertMiles } from './measurement-units.ts';
import type { MileageUnit } from './mileage-note.ts';
import { typedQuantity } from './number-text.ts';

/** What is typed and chosen on the car form. */
export type CarFormInput = Record<keyof CarAnswers, string> & { mileageUnit: MileageUnit };

const typed = z.object({
  driver_age: typedQuantity('Driver age'),
  driving_experience: typedQuantity('Driving experience'),
  annual_mileage: typedQuantity('Annual mileage'),
  mileageUnit: z.enum(['kilometres', 'miles']),
  car_mfg_year: typedQuantity('Car manufacturing year'),
  prv_accident: typedQuantity('Previous accidents'),
});

const inMetric = z.transform(
  ({ mileageUnit, ...answers }: z.output<typeof typed>): z.input<typeof carAnswers> => ({
    ...answers,
    annual_mileage: mileageUnit === 'miles' ? convertMiles(answers.annual_mileage) : answers.annual_mileage,
  }),
);

/** Reads the car form as the answers that the API takes: thousands of kilometres, numbers. */
export const carFormSchema: z.ZodMiniType<CarAnswers, CarFormInput> = z.pipe(
  z.pipe(typed, inMetric),
  carAnswers,
);

/** A form with nothing entered and nothing chosen but the unit, its fields in the order they are asked. */
export const emptyCarForm: CarFormInput = {
  driver_age: '',
  driving_experience: '',
  prv_accident: '',
  car_mfg_year: '',
  mileageUnit: 'kilometres',
  annual_mileage: '',
};

/** The form filled in with earlier answers. */
export function fillCarForm(answers: CarAnswers): CarFormInput {
  return {
    driver_age: String(answers.driver_age),
    driving_experience: String(answers.driving_experience),
    prv_accident: String(answers.prv_accident),
    car_mfg_year: String(answers.car_mfg_year),
    mileageUnit: 'kilometres',
    annual_mileage: String(answers.annual_mileage),
  };
}
