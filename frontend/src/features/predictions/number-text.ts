import * as z from 'zod/mini';
import { quantity } from '#contract/fields.ts';

const groupedDigits = /^\d{1,3}(,\d{3})+(?!\d)/;

/** The digits, comma and point of East Asian keyboards, as wide as a Chinese character. */
const wideCharacters = /[\uFF10-\uFF19\uFF0C\uFF0E]/g;
/** How far above the ordinary character each wide one stands in Unicode. */
const wideOffset = 0xfee0;

/**
 * Takes from a typed number what people put there for the eye: spaces anywhere, commas between
 * thousands or left over at an end, wide digits. A comma that may mean a decimal ("5,5") stays, so that the
 * number is asked for again rather than read ten times too large.
 */
export function tidyNumberText(text: string): string {
  const compact = text
    .replace(wideCharacters, (wide) => String.fromCharCode(wide.charCodeAt(0) - wideOffset))
    .replace(/\s/g, '')
    .replace(/^,+|,+$/g, '');
  return groupedDigits.test(compact) ? compact.replaceAll(',', '') : compact;
}

/**
 * A number as people type it, by the contract's own rule for quantities.
 * @param label the field's name in messages, such as "Age"
 */
export function typedQuantity(label: string) {
  return z.pipe(
    z.transform((text: string): string | number => tidyNumberText(text)),
    quantity(label),
  );
}

const anyQuantity = typedQuantity('The number');

/** What a typed number means so far, or undefined while it is empty or no number. */
export function readNumberText(text: string | undefined): number | undefined {
  return text === undefined ? undefined : anyQuantity.safeParse(text).data;
}

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A number in a sentence, as in "12,500.5": thousands apart, two decimals at most. */
export function formatNumber(value: number): string {
  return plain.format(value);
}
