import { formatNumber } from '#frontend/ui/format.ts';
import { type HealthFormInput, parseHeight, parseWeight } from './health-form-fields.ts';
import { parseNumberText } from './number-text.ts';

/** Longest recorded human life, in years. */
const maxAge = 122;
/** Body mass indices, kg/m², outside which the height or the weight is probably in the wrong unit. */
const plausibleBodyMass = { min: 11, max: 75 };

function isOutside(value: number | undefined, min: number, max: number): value is number {
  return value !== undefined && (value < min || value > max);
}

function buildHeightNote(centimetres: number | undefined): string | undefined {
  if (!isOutside(centimetres, 120, 230)) return undefined;
  return `Few adults are ${formatNumber(centimetres)} cm tall. Check the number and its unit.`;
}

function buildWeightNote(weight: number | undefined, height: number | undefined): string | undefined {
  if (weight === undefined) return undefined;
  if (isOutside(weight, 30, 250)) {
    return `Few adults weigh ${formatNumber(weight)} kg. Check the number and its unit.`;
  }
  if (!height || isOutside(height, 120, 230)) return undefined;
  const bodyMass = weight / (height / 100) ** 2;
  if (!isOutside(bodyMass, plausibleBodyMass.min, plausibleBodyMass.max)) return undefined;
  return `${formatNumber(weight)} kg at ${formatNumber(height)} cm is rare. Check both numbers and their units.`;
}

function buildSurgeryNote(count: number | undefined): string | undefined {
  if (count === undefined) return undefined;
  if (!Number.isInteger(count)) return 'Enter a whole number of surgeries.';
  return count > 10 ? `${formatNumber(count)} major surgeries is unusual. Check the number.` : undefined;
}

function buildMetricNote(value: number | undefined, unit: string): string | undefined {
  return value === undefined ? undefined : `That is ${formatNumber(value)} ${unit}.`;
}

/**
 * Builds the notes below the fields: metric values of converted measurements, and implausible numbers. A note does
 * not prevent submission.
 */
export function buildHealthNotes(form: HealthFormInput) {
  const age = parseNumberText(form.age);
  const height = parseHeight(form);
  const weight = parseWeight(form);
  const heightNote =
    buildHeightNote(height) ?? (form.heightUnit === 'feet' ? buildMetricNote(height, 'cm') : undefined);
  return {
    age: isOutside(age, 0, maxAge)
      ? `The longest recorded life is ${maxAge} years. Check the age.`
      : undefined,
    heightFt: heightNote,
    heightCm: heightNote,
    weight:
      buildWeightNote(weight, height) ??
      (form.weightUnit === 'pounds' ? buildMetricNote(weight, 'kg') : undefined),
    no_of_major_surgery: buildSurgeryNote(parseNumberText(form.no_of_major_surgery)),
  };
}
