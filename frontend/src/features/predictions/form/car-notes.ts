import { convertMiles, type Unit } from '#frontend/features/predictions/measurement-units.ts';
import { formatNumber } from '#frontend/ui/format.ts';
import type { CarFormInput } from './car-form-fields.ts';
import { parseNumberText } from './number-text.ts';

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

function buildExperienceNote(age: number | undefined, experience: number | undefined): string | undefined {
  if (age === undefined || experience === undefined) return undefined;
  const startedAt = age - experience;
  if (startedAt >= experienceAge) return undefined;
  const meaning =
    startedAt < 0
      ? `${formatNumber(experience)} years of experience is more than the driver’s age.`
      : `That means driving since the age of ${formatNumber(startedAt)}.`;
  const counted = formatNumber(Math.max(0, age - experienceAge));
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

const mileageAbbreviations = { kilometres: 'km', miles: 'miles' } satisfies Record<
  Unit<'mileageUnit'>,
  string
>;

/**
 * Builds a note that writes a mileage out, since a number in thousands is easily read as the full number.
 * @param thousands as entered, in the unit
 */
function buildMileageNote(thousands: number, unit: Unit<'mileageUnit'>): string {
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
export function correctMileage(entered = 0): number | undefined {
  return entered < 1000 ? undefined : entered / 1000;
}

/**
 * Builds the notes below the fields: the mileage written out, and implausible numbers. A note does not prevent
 * submission.
 */
export function buildCarNotes(form: CarFormInput, currentYear: number) {
  const age = parseNumberText(form.driver_age);
  const mileage = parseNumberText(form.annual_mileage);
  return {
    driver_age: buildAgeNote(age),
    driving_experience: buildExperienceNote(age, parseNumberText(form.driving_experience)),
    prv_accident: buildAccidentNote(parseNumberText(form.prv_accident)),
    car_mfg_year: buildYearNote(parseNumberText(form.car_mfg_year), currentYear),
    annual_mileage: mileage === undefined ? undefined : buildMileageNote(mileage, form.mileageUnit),
  };
}
