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
export const maxAmountLength = 100;

/** Word before the first end of an amount that swings. */
const beforeSwing = /^(?:from|between|de|entre) /i;

/** Word or dash between the ends. */
const betweenEnds = /(hasta|and|to|[-–−ay])/i;

/** Splits an amount that swings into its ends and what is before and between them. Undefined for another text. */
function splitSwing(text: string) {
  if (text.length > maxAmountLength) return undefined;
  const [start = ''] = beforeSwing.exec(text) ?? [];
  const [left = '', separator, right = '', ...others] = text.slice(start.length).split(betweenEnds);
  const [first, second] = [left.trimEnd(), right.trimStart()];
  if (separator === undefined || others.length > 0 || !/\d/.test(first) || !/^\$?\d/.test(second)) {
    return undefined;
  }
  const between = text.slice(start.length + first.length, text.length - second.length);
  return { start, first, between, second };
}

/**
 * Parses the ends of an amount that swings, in the order of the text: "14,000 to 26,000", "14k–26k", "14 to 26k",
 * "14,000 a 26,000". Undefined for another text.
 */
export function parseSwing(text: string): { from: number; to: number } | undefined {
  const { first = '', second = '' } = splitSwing(toPlainText(text).trim()) ?? {};
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
  const split = splitSwing(text);
  if (!split) return groupOne(text, before, edit);
  const { start, first, between, second } = split;
  const last = splitSwing(before) ?? { first: before, second: '' };
  return [start, groupOne(first, last.first, edit), between, groupOne(second, last.second, edit)].join('');
}

function groupOne(text: string, before: string, { inputType = '', data }: Edit): string {
  // The other end of an amount that swings follows.
  if (/\d\s$/.test(text)) return text;
  // Decimals follow, or three digits, with which all are grouped again.
  if (data === ',' && text === `${before},`) return `${before.replaceAll(',', '')},`;
  const isOfDigits = inputType.startsWith('delete') || (typeof data === 'string' && !data.includes(','));
  return groupAmount(text, isOfDigits && groupAmount(before, true) === before);
}
