/** Centimetres in a foot and in an inch. */
const centimetresPerFoot = 30.48;
const centimetresPerInch = 2.54;
/** Kilograms in a pound and kilometres in a mile, by the international agreement of 1959. */
const kilogramsPerPound = 0.45359237;
const kilometresPerMile = 1.609344;

/** Doubles of this size hold no hundredths that could be rounded. */
const lastWithHundredths = 2 ** 45;

/** Rounds to two decimals; a number past what a double holds stays at the largest there is. */
function roundToHundredths(value: number): number {
  return value < lastWithHundredths ? Math.round(value * 100) / 100 : Math.min(value, Number.MAX_VALUE);
}

/** Feet and inches in centimetres, to two decimals. Fractions and more than 11 inches are fine. */
export function convertFeetAndInches(feet: number, inches: number): number {
  return roundToHundredths(feet * centimetresPerFoot + inches * centimetresPerInch);
}

/** Whole feet, and the inches over them to two decimals. */
export function splitIntoFeetAndInches(centimetres: number): { feet: number; inches: number } {
  const inches = roundToHundredths(centimetres / centimetresPerInch);
  const feet = Math.floor(inches / 12);
  return { feet, inches: roundToHundredths(inches - feet * 12) };
}

/** Pounds in kilograms, to two decimals. */
export function convertPounds(pounds: number): number {
  return roundToHundredths(pounds * kilogramsPerPound);
}

/** Kilograms in pounds, to two decimals. */
export function convertKilograms(kilograms: number): number {
  return roundToHundredths(kilograms / kilogramsPerPound);
}

/** Miles in kilometres (and thousands in thousands), to two decimals. */
export function convertMiles(miles: number): number {
  return roundToHundredths(miles * kilometresPerMile);
}

/** Kilometres in miles (and thousands in thousands), to two decimals. */
export function convertKilometres(kilometres: number): number {
  return roundToHundredths(kilometres / kilometresPerMile);
}
