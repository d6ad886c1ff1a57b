import { formatNumber } from '#frontend/ui/format.ts';
import { findUnit, formatInUnit, fromMetric, height, mileage, weight } from './measurement-units.ts';

/** Note on a field's present value, and a correction of the form that it offers. */
export interface Note {
  readonly text: string;
  readonly fix?: { readonly label: string; readonly values: Readonly<Record<string, string>> };
}

/** What a note may depend on besides the answer. */
interface NoteContext {
  /** Field of the answer. */
  readonly field: string;
  /** Valid answers that have been entered, in the units of the API. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Chosen units by their field. */
  readonly units: Readonly<Record<string, unknown>>;
  /** Present year. */
  readonly year: number;
}

/** Writes the note on an answer, given in the unit of the API; none for an ordinary one. */
export type WriteNote = (value: number, context: NoteContext) => Note | string | undefined;

/** Longest recorded human life, in years. */
const maxAge = 122;
/** Body mass indices, kg/m², outside which the height or the weight is probably in the wrong unit. */
const plausibleBodyMass = { min: 11, max: 75 };
/** Lowest age for a driving licence in almost every country, in years. */
const minDrivingAge = 14;
/** Age from which the model counts driving experience, in years. */
const experienceAge = 16;
/** First year of series production of cars. */
const minCarYear = 1900;
/** Annual mileage, in thousands of either unit, that few taxis exceed. */
const maxPlausibleMileage = 150;

const isOutside = (value: number, min: number, max: number) => value < min || value > max;

export const noteAge: WriteNote = (age) =>
  age > maxAge ? `The longest recorded life is ${maxAge} years. Check the age.` : undefined;

export const noteHeight: WriteNote = (centimetres, { units }) => {
  const unit = findUnit(height, units);
  if (!isOutside(centimetres, 120, 230)) {
    return unit.size === 1 ? undefined : `That is ${formatNumber(centimetres)} cm.`;
  }
  return `Few adults are ${formatInUnit(unit, centimetres)} tall. Check the number and its unit.`;
};

export const noteWeight: WriteNote = (kilograms, { answers, units }) => {
  const unit = findUnit(weight, units);
  const text = formatInUnit(unit, kilograms);
  if (isOutside(kilograms, 30, 250)) return `Few adults weigh ${text}. Check the number and its unit.`;
  const centimetres = Number(answers.height);
  const bodyMass = kilograms / (centimetres / 100) ** 2;
  if (
    !isOutside(centimetres, 120, 230) &&
    isOutside(bodyMass, plausibleBodyMass.min, plausibleBodyMass.max)
  ) {
    const tall = formatInUnit(findUnit(height, units), centimetres);
    return `${text} at ${tall} is rare. Check both numbers and their units.`;
  }
  return unit.size === 1 ? undefined : `That is ${formatNumber(kilograms)} kg.`;
};

/**
 * Creates the note on a number of events.
 * @param events what is counted, in a message on fractions
 * @param unusual the same, in a message on a large number
 */
export function noteWholeNumber(events: string, unusual: string): WriteNote {
  return (count) => {
    if (!Number.isInteger(count)) return `Enter a whole number of ${events}.`;
    return count > 10 ? `${formatNumber(count)} ${unusual} is unusual. Check the number.` : undefined;
  };
}

export const noteDriverAge: WriteNote = (age) => {
  if (age < minDrivingAge) return `Few countries allow driving at ${formatNumber(age)}. Check the age.`;
  return age > 110 ? `Few people drive at ${formatNumber(age)}. Check the age.` : undefined;
};

export const noteExperience: WriteNote = (experience, { answers }) => {
  if (answers.driver_age === undefined) return undefined;
  const age = Number(answers.driver_age);
  const startedAt = age - experience;
  if (startedAt >= experienceAge) return undefined;
  const meaning =
    startedAt < 0
      ? `${formatNumber(experience)} years of experience is more than the driver’s age.`
      : `That means driving since the age of ${formatNumber(startedAt)}.`;
  const counted = formatNumber(Math.max(0, age - experienceAge));
  return `${meaning} The estimate counts experience from the age of ${experienceAge}: ${counted} years.`;
};

export const noteCarYear: WriteNote = (built, { year }) => {
  if (built < 100) return 'Enter all four digits of the year, such as 2019.';
  if (built > year) return `${built} is in the future. The car is treated as new.`;
  return built < minCarYear ? `Few cars were built in ${built}. Check the year.` : undefined;
};

/** Writes a mileage out, since a number in thousands is easily read as the full number. */
export const noteMileage: WriteNote = (thousandKilometres, { field, units }) => {
  const unit = findUnit(mileage, units);
  const thousands = fromMetric(unit, thousandKilometres);
  const metric = unit.size === 1 ? '' : `, which is ${formatNumber(thousandKilometres * 1000)} km`;
  const meaning = `${formatNumber(thousands)} means ${unit.format(thousands)}${metric}.`;
  if (thousands <= maxPlausibleMileage) return meaning;
  if (thousands < 1000) return `${meaning} That is unusually far. Check the number.`;
  const corrected = String(thousands / 1000);
  return {
    text: `${meaning} For ${formatNumber(thousands)} ${unit.option}, enter ${corrected}.`,
    fix: { label: `Use ${corrected}`, values: { [field]: corrected } },
  };
};
