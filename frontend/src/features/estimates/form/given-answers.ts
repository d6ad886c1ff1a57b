import { maxPersonAge } from '#contract/household-bounds.ts';
import { type Answers, isAsked, toAnswer } from '#frontend/features/estimates/answers.ts';
import { minCarYear, minDrivingAge, type Questions } from '#frontend/features/estimates/questions.ts';
import { type FormInput, parseQuantity } from './form-values.ts';

/** Reads the answers of a form so far; those that are not given or cannot be read are undefined. */
export const readGiven = (asked: Questions, values: FormInput): Answers =>
  Object.fromEntries(
    Object.entries(asked).map(([field, question]) => [
      field,
      question.kind === 'quantity'
        ? parseQuantity(field, question, values)
        : (isAsked(asked, field, values) && toAnswer(question, values[field] ?? '')) || undefined,
    ]),
  );

/** Returns true for a driver of a plausible age. */
export const isPricedDriver = ({ driver_age: age }: Answers): boolean =>
  Number(age) >= minDrivingAge && Number(age) <= maxPersonAge;

/** Returns true for a car of a plausible year. */
export const isPricedCar = ({ car_mfg_year: built }: Answers): boolean =>
  Number(built) >= minCarYear && Number(built) <= new Date().getFullYear() + 1;
