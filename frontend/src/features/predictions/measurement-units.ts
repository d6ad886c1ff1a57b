/** Units that the forms offer, by field. */
export const unitOptions = {
  heightUnit: [
    { value: 'feet', label: 'ft and in' },
    { value: 'centimetres', label: 'cm' },
  ],
  weightUnit: [
    { value: 'kilograms', label: 'kg' },
    { value: 'pounds', label: 'lb' },
  ],
  mileageUnit: [
    { value: 'kilometres', label: 'km' },
    { value: 'miles', label: 'miles' },
  ],
} as const;

/** Unit that can be chosen in a field. */
export type Unit<Field extends keyof typeof unitOptions> = (typeof unitOptions)[Field][number]['value'];

/** Conversion factors; pound and mile by the international yard and pound agreement of 1959. */
const centimetresPerFoot = 30.48;
const centimetresPerInch = 2.54;
const kilogramsPerPound = 0.45359237;
const kilometresPerMile = 1.609344;

/** Limit from which a double has no hundredths to round. */
const maxWithHundredths = 2 ** 45;

/** Rounds to two decimals; limits an overflow to the largest double. */
function roundToHundredths(value: number): number {
  return value < maxWithHundredths ? Math.round(value * 100) / 100 : Math.min(value, Number.MAX_VALUE);
}

/** Converts feet and inches to centimetres, to two decimals. Accepts fractions and more than 11 inches. */
export function convertFeetAndInches(feet: number, inches: number): number {
  return roundToHundredths(feet * centimetresPerFoot + inches * centimetresPerInch);
}

/** Converts centimetres to whole feet and the remaining inches, to two decimals. */
export function splitIntoFeetAndInches(centimetres: number): { feet: number; inches: number } {
  const inches = roundToHundredths(centimetres / centimetresPerInch);
  const feet = Math.floor(inches / 12);
  return { feet, inches: roundToHundredths(inches - feet * 12) };
}

/** Converts pounds to kilograms, to two decimals. */
export function convertPounds(pounds: number): number {
  return roundToHundredths(pounds * kilogramsPerPound);
}

/** Converts kilograms to pounds, to two decimals. */
export function convertKilograms(kilograms: number): number {
  return roundToHundredths(kilograms / kilogramsPerPound);
}

/** Converts miles to kilometres, to two decimals. */
export function convertMiles(miles: number): number {
  return roundToHundredths(miles * kilometresPerMile);
}

/** Converts kilometres to miles, to two decimals. */
export function convertKilometres(kilometres: number): number {
  return roundToHundredths(kilometres / kilometresPerMile);
}
