import { formatNumber } from '#frontend/ui/format.ts';

/** Numbers of the health form that are complete and valid so far, in metric units. */
interface HealthNumbers {
  readonly age?: number | undefined;
  /** Kilograms. */
  readonly weight?: number | undefined;
  /** Centimetres. */
  readonly height?: number | undefined;
  readonly no_of_major_surgery?: number | undefined;
}

type HealthNotes = { [Field in keyof HealthNumbers]?: string };

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

function buildWeightNote({ weight, height }: HealthNumbers): string | undefined {
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

/** Builds notes on implausible numbers. A note does not prevent submission. */
export function buildHealthNotes(numbers: HealthNumbers): HealthNotes {
  const notes = {
    age: isOutside(numbers.age, 0, maxAge)
      ? `The longest recorded life is ${maxAge} years. Check the age.`
      : undefined,
    height: buildHeightNote(numbers.height),
    weight: buildWeightNote(numbers),
    no_of_major_surgery: buildSurgeryNote(numbers.no_of_major_surgery),
  };
  return Object.fromEntries(Object.entries(notes).filter(([, note]) => note !== undefined));
}
