import type { CarAnswers } from '#contract/predictions.ts';
import { convertMiles } from '#frontend/features/predictions/measurement-units.ts';
import { formatNumber } from '#frontend/ui/format.ts';
import type { MileageUnit } from './car-form-fields.ts';

/** Numbers of the car form, except the mileage, that are complete and valid so far. */
export type CarNumbers = {
  readonly [Field in Exclude<keyof CarAnswers, 'annual_mileage'>]?: number | undefined;
};

type CarNotes = { [Field in keyof CarNumbers]?: string };

/** Lowest age for a driving licence in almost every country, in years. */
const minDrivingAge = 14;
/** Age from which the model counts driving experience, in years. */
const experienceAge = 16;
/** First year of series production of cars. */
const minCarYear = 1900;
/** Annual mileage, in thousands of either unit, that few taxis exceed. */
const maxPlausibleMileage = 150;

function buildAgeNote(age: number | undefined): string | undefined {
  if (age === undefined) return undefined;
  if (age < minDrivingAge) return `Few countries allow driving at ${formatNumber(age)}. Check the age.`;
  return age > 110 ? `Few people drive at ${formatNumber(age)}. Check the age.` : undefined;
}

function buildExperienceNote({ driver_age, driving_experience }: CarNumbers): string | undefined {
  if (driver_age === undefined || driving_experience === undefined) return undefined;
  const startedAt = driver_age - driving_experience;
  if (startedAt >= experienceAge) return undefined;
  const meaning =
    startedAt < 0
      ? `${formatNumber(driving_experience)} years of experience is more than the driver’s age.`
      : `That means driving since the age of ${formatNumber(startedAt)}.`;
  const counted = formatNumber(Math.max(0, driver_age - experienceAge));
  return `${meaning} The estimate counts experience from the age of ${experienceAge}: ${counted} years.`;
}

function buildYearNote(year: number | undefined, currentYear: number): string | undefined {
  if (year === undefined) return undefined;
  if (year < 100) return 'Enter all four digits of the year, such as 2019.';
  if (year > currentYear) return `${year} is in the future. The car is treated as new.`;
  return year < minCarYear ? `Few cars were built in ${year}. Check the year.` : undefined;
}

function buildAccidentNote(count: number | undefined): string | undefined {
  if (count === undefined) return undefined;
  if (!Number.isInteger(count)) return 'Enter a whole number of accidents.';
  return count > 10 ? `${formatNumber(count)} accidents is unusual. Check the number.` : undefined;
}

/** Builds notes on implausible numbers. A note does not prevent submission. */
export function buildCarNotes(numbers: CarNumbers, currentYear: number): CarNotes {
  const notes = {
    driver_age: buildAgeNote(numbers.driver_age),
    driving_experience: buildExperienceNote(numbers),
    car_mfg_year: buildYearNote(numbers.car_mfg_year, currentYear),
    prv_accident: buildAccidentNote(numbers.prv_accident),
  };
  return Object.fromEntries(Object.entries(notes).filter(([, note]) => note !== undefined));
}

const mileageAbbreviations = { kilometres: 'km', miles: 'miles' } satisfies Record<MileageUnit, string>;

/**
 * Builds a note that writes a mileage out, since a number in thousands is easily read as the full number.
 * @param thousands as entered, in the unit
 */
export function buildMileageNote(thousands: number, unit: MileageUnit): string {
  const count = `${formatNumber(thousands * 1000)} ${mileageAbbreviations[unit]}`;
  const metric = unit === 'miles' ? `, which is ${formatNumber(convertMiles(thousands) * 1000)} km` : '';
  const meaning = `${formatNumber(thousands)} means ${count} a year${metric}.`;
  if (thousands <= maxPlausibleMileage) return meaning;
  const corrected = correctMileage(thousands);
  return corrected === undefined
    ? `${meaning} That is unusually far. Check the number.`
    : `${meaning} For ${formatNumber(thousands)} ${mileageAbbreviations[unit]}, enter ${corrected}.`;
}

/** Converts a mileage that was probably not entered in thousands; undefined for any other. */
export function correctMileage(entered: number): number | undefined {
  return entered < 1000 ? undefined : entered / 1000;
}
