import { toPlainNumber, toPlainText } from '#contract/typed-text.ts';

/** Parses an amount such as "$48,000", "1,200" or "48k"; undefined for an empty text, NaN for another one. */
export function parseAmount(text: string): number | undefined {
  const compact = toPlainNumber(text);
  if (compact === '') return undefined;
  const match = /^\$?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?,?(k)?$/i.exec(compact);
  if (!match) return Number.NaN;
  const [, grouped = '', fraction = '', thousands] = match;
  const whole = grouped.replaceAll(',', '');
  return whole.length > maxDigits ? Number.NaN : Number(whole + fraction) * (thousands ? 1000 : 1);
}

/** Most digits of an amount before its decimal point. */
const maxDigits = 9;

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
  const parts = text.slice(start.length).split(betweenEnds);
  // The ends, and what is between them.
  if (parts.length !== 3) return undefined;
  const [left = '', , right = ''] = parts;
  const [first, second] = [left.trimEnd(), right.trimStart()];
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
  const isInThousands = /k/i.test(second) && !/k/i.test(first) && from < 1000;
  return { from: isInThousands ? from * 1000 : from, to };
}

/** Applies a function to an amount, or to both ends of one that swings. */
function mapEnds(text: string, change: (end: string) => string): string {
  const split = splitSwing(text);
  if (!split) return change(text);
  const { start, first, between, second } = split;
  return [start, change(first), between, change(second)].join('');
}

/**
 * Groups the digits of an amount, or of both ends of one that swings, as characters: zeros at the front stay. Leaves out
 * the dollar sign, which the field shows. Returns another text as it is, also one whose last comma may be a decimal one,
 * as in "1250,50".
 */
export const groupAmount = (text: string): string => mapEnds(text, groupOne);

function groupOne(text: string): string {
  const [, minus = '', whole, rest = ''] =
    /^([-−–(]?)(\d[\d,]{0,20})(\.\d*|k|\))?$/i.exec(text.trim().replace(/^\$ */, '')) ?? [];
  if (whole === undefined || !/^\d+$|,\d{3}$/.test(whole)) return text;
  const digits = whole.replaceAll(',', '');
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])];
  return minus + groups.join(',') + rest;
}

/** Removes the commas of {@link groupAmount}; others stay. */
export const ungroupAmount = (text: string): string =>
  mapEnds(text, (end) =>
    /^[-−–(]?\d{1,3}(?:,\d{3})+(?:\.\d*|k|\))?$/i.test(end) ? end.replaceAll(',', '') : end,
  );

/** Place of a caret in a text from which commas were removed: at the same digit. */
export function moveCaret(caret: number, text: string, without: string): number {
  let place = 0;
  for (const character of text.slice(0, caret)) if (character === without[place]) place += 1;
  return place;
}
