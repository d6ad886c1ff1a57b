/** Full-width forms of the printable ASCII characters, as East Asian keyboards write them. */
const fullWidthForms = /[\uFF01-\uFF5E]/g;
/** Code point distance between a full-width form and its ASCII character. */
const fullWidthOffset = 0xfee0;

/**
 * Replaces what devices write in numbers, phone numbers and ZIP codes by ASCII characters: any dash or minus sign, any
 * space, and full-width characters. Drops invisible marks, as in a number copied from a list of contacts.
 */
export function toPlainText(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(fullWidthForms, (wide) => String.fromCharCode(wide.charCodeAt(0) - fullWidthOffset))
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/\s/g, ' ');
}

/**
 * Converts a typed number as {@link toPlainText} does, without spaces. A comma is a decimal comma if it is the only one
 * and not followed by exactly three digits, as in "72,5".
 */
export function toPlainNumber(text: string): string {
  const plain = toPlainText(text);
  const [whole = '', decimals, ...others] = plain.split(',');
  const { length } = /^\d*/.exec(decimals ?? '')?.[0] ?? '';
  const isDecimal = others.length === 0 && length > 0 && length !== 3;
  return (isDecimal ? `${whole}.${decimals}` : plain).replaceAll(' ', '');
}

/** Most characters of a field for a ZIP code: four digits after a dash, with blanks around it from elsewhere. */
export const maxZipLength = 20;

/** Parses a ZIP code, of which the four digits after a dash are left out; undefined for another text. */
export function parseZip(text: string): string | undefined {
  return /^(\d{5})(?:-\d{4})?$/.exec(toPlainText(text).trim())?.[1];
}
