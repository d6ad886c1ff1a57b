import { formatNumber } from './number-text.ts';

/** The numbers of the health form, metric, as far as they can be read yet. */
export interface HealthNumbers {
  readonly age?: number | undefined;
  /** Kilograms. */
  readonly weight?: number | undefined;
  /** Centimetres. */
  readonly height?: number | undefined;
  readonly no_of_major_surgery?: number | undefined;
}

type HealthNotes = { [Field in keyof HealthNumbers]?: string };

/** The longest life on record ended at 122 years. */
const longestLife = 122;
/** Body-mass indices, kg/m², outside which two plausible numbers are more likely in the wrong units. */
const plausibleBodyMass = { lowest: 11, highest: 75 };

function isOutside(value: number | undefined, lowest: number, highest: number): value is number {
  return value !== undefined && (value < lowest || value > highest);
}

function noteOnHeight(centimetres: number | undefined): string | undefined {
  if (!isOutside(centimetres, 120, 230)) return undefined;
  return `Few adults are ${formatNumber(centimetres)} cm tall. Check the number and its unit.`;
}

function noteOnWeight({ weight, height }: HealthNumbers): string | undefined {
  if (weight === undefined) return undefined;
  if (isOutside(weight, 30, 250)) {
    return `Few adults weigh ${formatNumber(weight)} kg. Check the number and its unit.`;
  }
  if (!height || isOutside(height, 120, 230)) return undefined;
  const bodyMass = weight / (height / 100) ** 2;
  if (!isOutside(bodyMass, plausibleBodyMass.lowest, plausibleBodyMass.highest)) return undefined;
  return `${formatNumber(weight)} kg at ${formatNumber(height)} cm is rare. Check both numbers and their units.`;
}

function noteOnSurgeries(count: number | undefined): string | undefined {
  if (count === undefined) return undefined;
  if (!Number.isInteger(count)) return 'Surgeries are counted in whole numbers.';
  return count > 10 ? `${formatNumber(count)} major surgeries is a lot. Check the number.` : undefined;
}

/** What looks odd about a health form's numbers. A note never keeps anyone from submitting. */
export function noteHealthNumbers(numbers: HealthNumbers): HealthNotes {
  const notes = {
    age: isOutside(numbers.age, 0, longestLife)
      ? `Nobody is known to have lived to ${formatNumber(numbers.age)}. Check the age.`
      : undefined,
    height: noteOnHeight(numbers.height),
    weight: noteOnWeight(numbers),
    no_of_major_surgery: noteOnSurgeries(numbers.no_of_major_surgery),
  };
  return Object.fromEntries(Object.entries(notes).filter(([, note]) => note !== undefined));
}
