import { toPlainNumber, toPlainText } from '#contract/typed-text.ts';

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

/** Longer texts are no amounts. */
const maxLength = 100;

/** Ends of an amount that swings, and what is between them: a word or a dash. */
const swing = /^(?:from |between |de |entre )?([^a-z]*\d\s?k?)(\s*(?:[-–−]|to|a|and|y|hasta)\s*)(\$?\d.*)$/i;

/**
 * Parses the ends of an amount that swings, in the order of the text: "14,000 to 26,000", "14k–26k", "14 to 26k",
 * "14,000 a 26,000". Undefined for another text.
 */
export function parseSwing(text: string): { from: number; to: number } | undefined {
  const plain = toPlainText(text).trim();
  if (plain.length > maxLength) return undefined;
  const [, first = '', , second = ''] = swing.exec(plain) ?? [];
  const [from = Number.NaN, to = Number.NaN] = [first, second].map(parseAmount);
  if (Number.isNaN(from) || Number.isNaN(to)) return undefined;
  // The thousands of "14 to 26k" are those of both.
  const isInThousands = /k$/i.test(second.trim()) && !/k$/i.test(first.trim()) && from < 1000;
  return { from: isInThousands ? from * 1000 : from, to };
}

/** Members of an input event. */
interface Edit {
  inputType?: string;
  data?: string | null;
}

/** Groups the digits of an amount, or of both ends of one that swings, after an edit of its field. */
export function groupTyped(text: string, before: string, edit: Edit): string {
  const [, first, between, second] = (text.length <= maxLength && swing.exec(text)) || [];
  if (first === undefined || second === undefined) return groupOne(text, before, edit);
  const start = text.slice(0, text.length - `${first}${between}${second}`.length);
  const [, firstBefore = before, , secondBefore = ''] = swing.exec(before) ?? [];
  return [start, groupOne(first, firstBefore, edit), between, groupOne(second, secondBefore, edit)].join('');
}

function groupOne(text: string, before: string, { inputType = '', data }: Edit): string {
  // The other end of an amount that swings follows.
  if (/\d\s$/.test(text)) return text;
  // Decimals follow, or three digits, with which all are grouped again.
  if (data === ',' && text === `${before},`) return `${before.replaceAll(',', '')},`;
  const isOfDigits = inputType.startsWith('delete') || (typeof data === 'string' && !data.includes(','));
  return groupAmount(text, isOfDigits && groupAmount(before, true) === before);
}
