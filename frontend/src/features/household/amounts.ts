import { toPlainNumber } from '#contract/typed-text.ts';

/** Parses an amount such as "$48,000", "1,200" or "48k"; undefined for an empty text, NaN for another one. */
export function parseAmount(text: string): number | undefined {
  const compact = toPlainNumber(text);
  if (compact === '') return undefined;
  const match = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,2})?,?(k)?$/i.exec(compact);
  if (!match) return Number.NaN;
  const [, whole = '', fraction = '', thousands] = match;
  return Number(whole.replaceAll(',', '') + fraction) * (thousands ? 1000 : 1);
}

/**
 * Groups the digits of an amount, which may be a loss, and leaves out its dollar sign, which the field shows; returns
 * another text as typed.
 * @param isGrouped true if the commas are the field's own; one of the person's that three digits do not follow may be a
 * decimal comma, as in "1250,50"
 */
export function groupAmount(text: string, isGrouped = false): string {
  const [, minus = '', whole, rest = ''] =
    /^([-−–(]?)(\d[\d,]{0,20})(\.\d*|k|\))?$/i.exec(text.trim().replace(/^\$ */, '')) ?? [];
  if (whole === undefined || !(isGrouped || /^\d+$|,\d{3}$/.test(whole))) return text;
  return minus + BigInt(whole.replaceAll(',', '')).toLocaleString('en-US') + rest;
}

/** Members of an input event. */
interface Edit {
  inputType?: string;
  data?: string | null;
}

/** Groups the digits of an amount after an edit of its field. */
export function groupTyped(text: string, before: string, { inputType = '', data }: Edit): string {
  // Decimals follow, or three digits, with which all are grouped again.
  if (data === ',' && text === `${before},`) return `${before.replaceAll(',', '')},`;
  const isOfDigits = inputType.startsWith('delete') || (typeof data === 'string' && !data.includes(','));
  return groupAmount(text, isOfDigits && groupAmount(before, true) === before);
}
