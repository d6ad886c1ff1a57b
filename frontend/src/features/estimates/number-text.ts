import { toPlainNumber } from '#contract/typed-text.ts';

const groupedDigits = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** Longer texts are no numbers of people. */
export const maxTextLength = 400;

/** Unit after a number, which the field has already. */
const unitText =
  /(?:lbs?|pounds?|libras?|kgs?|kilos?|kilograms?|kilogramos?|cm|centímetros?|ft|feet|pies?|in|inches|pulg|pulgadas?|kms?|kilómetros?|mi|miles?|millas?|years?|yrs?|años?|'|’|"|”)\.?$/i;

/**
 * Normalizes a typed number: removes spaces, a dollar sign, a unit, thousands separators and leading or trailing commas.
 * Several commas that separate no thousands ("1,234,5") stay, so that validation rejects the number.
 */
function normalizeNumberText(text: string): string {
  let compact = toPlainNumber(text).replace(/^\$/, '').replace(unitText, '').replace(/^,+/, '');
  // The pattern `,+$` would take quadratic time.
  while (compact.endsWith(',')) compact = compact.slice(0, -1);
  return groupedDigits.test(compact) ? compact.replaceAll(',', '') : compact;
}

const decimal = /^-?(\d+(\.\d*)?|\.\d+)$/;

/** Parses a typed number; returns undefined for an empty or invalid one. */
export function parseNumberText(text: string | undefined): number | undefined {
  if (text === undefined || text.length > maxTextLength) return undefined;
  // "48k"
  const [, thousands] = /^([^k]*\d\s*)k\s*$/i.exec(text) ?? [];
  if (thousands !== undefined) {
    const value = parseNumberText(thousands);
    return value === undefined ? undefined : value * 1000;
  }
  const normalized = normalizeNumberText(text);
  // Adding 0 converts -0 to 0.
  const value = decimal.test(normalized) ? Number(normalized) + 0 : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}
