import type { CarAnswers } from '#contract/predictions.ts';
import { formatNumber } from './number-text.ts';

/** The numbers of the car form, but for the mileage, as far as they can be read yet. */
export type CarNumbers = {
  readonly [Field in Exclude<keyof CarAnswers, 'annual_mileage'>]?: number | undefined;
};

type CarNotes = { [Field in keyof CarNumbers]?: string };

/** The youngest age at which a licence can be had almost anywhere. */
const youngestDriver = 14;
/** When cars were first made in numbers. */
const firstCars = 1900;

function noteOnAge(age: number | undefined): string | undefined {
  if (age === undefined) return undefined;
  if (age < youngestDriver)
    return `${formatNumber(age)} is too young to drive almost anywhere. Check the age.`;
  return age > 110 ? `Few people drive at ${formatNumber(age)}. Check the age.` : undefined;
}

function noteOnExperience({ driver_age, driving_experience }: CarNumbers): string | undefined {
  if (driver_age === undefined || driving_experience === undefined) return undefined;
  const startedAt = driver_age - driving_experience;
  if (startedAt >= youngestDriver) return undefined;
  return startedAt < 0
    ? `${formatNumber(driving_experience)} years is experience longer than the age allows. Check both.`
    : `That means driving since the age of ${formatNumber(startedAt)}: experience longer than the age allows. Check both.`;
}

function noteOnYear(year: number | undefined, currentYear: number): string | undefined {
  if (year === undefined) return undefined;
  if (year < 100) return 'Enter all four digits of the year, such as 2019.';
  if (year > currentYear) return `${year} has not begun. The car counts as new.`;
  return year < firstCars ? `Few cars were built in ${year}. Check the year.` : undefined;
}

function noteOnAccidents(count: number | undefined): string | undefined {
  if (count === undefined) return undefined;
  if (!Number.isInteger(count)) return 'Accidents are counted in whole numbers.';
  return count > 10 ? `${formatNumber(count)} accidents is a lot. Check the number.` : undefined;
}

/** What looks odd about the numbers of a car form. A note never keeps anyone from submitting. */
export function noteCarNumbers(numbers: CarNumbers, currentYear: number): CarNotes {
  const notes = {
    driver_age: noteOnAge(numbers.driver_age),
    driving_experience: noteOnExperience(numbers),
    car_mfg_year: noteOnYear(numbers.car_mfg_year, currentYear),
    prv_accident: noteOnAccidents(numbers.prv_accident),
  };
  return Object.fromEntries(Object.entries(notes).filter(([, note]) => note !== undefined));
}
