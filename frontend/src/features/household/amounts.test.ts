import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupAmount, moveCaret, parseAmount, parseSwing, ungroupAmount } from './amounts.ts';

describe('an amount', () => {
  it.each([
    ['$48,000', 48_000],
    ['48k', 48_000],
    [' 1 200.50 ', 1200.5],
    ['0', 0],
    [' ', undefined],
    ['48,5k', 48_500],
    ['48,', 48],
    ['\u202A＄４８,０００\u202C', 48_000],
    ['48,0,0', Number.NaN],
    ['-5', Number.NaN],
    ['999,999,999', 999_999_999],
    ['1,000,000,000', Number.NaN],
    ['1e5', Number.NaN],
  ])('%s is the amount %s', (text, amount) => expect(parseAmount(text)).toBe(amount));

  it.each([
    ['48000', '48,000'],
    ['1250,50', '1250,50'],
    ['1,250,000', '1,250,000'],
    ['48,5k', '48,5k'],
    ['4,80,000', '480,000'],
    ['1,234,5', '1,234,5'],
    ['-1200', '-1,200'],
    ['−1200', '−1,200'],
    ['(12000)', '(12,000)'],
    ['$ 48000.50', '48,000.50'],
    ['060000', '060,000'],
    ['0000', '0,000'],
    ['12345678901234567890', '12,345,678,901,234,567,890'],
    ['14000 to 26000', '14,000 to 26,000'],
    ['14000-26000', '14,000-26,000'],
    ['entre $14000 y $26000', 'entre 14,000 y 26,000'],
    ['48,', '48,'],
    ['many', 'many'],
  ])('%s is grouped as %s once, also again', (text, shown) => {
    expect(groupAmount(text)).toBe(shown);
    expect(groupAmount(shown)).toBe(shown);
  });

  it.each([
    ['48,000', '48000'],
    ['-1,200.50', '-1200.50'],
    ['1,250k', '1250k'],
    ['060,000', '060000'],
    ['14,000 to 26,000', '14000 to 26000'],
    ['1250,50', '1250,50'],
    ['1,234,5', '1,234,5'],
    ['48,', '48,'],
  ])('%s is without its commas %s', (shown, text) => expect(ungroupAmount(shown)).toBe(text));

  it('is the same number with its commas and without', () => {
    const texts = fc.stringMatching(/^[0-9]{1,14}(\.[0-9]{0,3})?k?$/);
    fc.assert(
      fc.property(texts, (text) => {
        expect(parseAmount(groupAmount(text))).toEqual(parseAmount(text));
      }),
    );
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [9, 7],
  ])('has its caret at %i of 1,250,000 at the same digit without commas', (caret, place) =>
    expect(moveCaret(caret, '1,250,000', '1250000')).toBe(place),
  );

  it('has what a plain text field has after any keys, then grouped', () => {
    const key = fc.constantFrom(...'0123456789.k-', 'Backspace', 'Delete', 'Left', 'Right', 'Home', 'End');
    const visit = fc.record({ place: fc.nat(20), keys: fc.array(key, { maxLength: 12 }) });
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 5 }), (visits) => {
        let plain = { text: '', caret: 0 };
        let shown = '';
        for (const { place, keys } of visits) {
          // The press of a pointer at a place of the grouped text.
          const pressed = Math.min(place, shown.length);
          const text = ungroupAmount(shown);
          let field = { text, caret: moveCaret(pressed, shown, text) };
          plain = { text: plain.text, caret: field.caret };
          for (const pressedKey of keys) {
            field = press(field, pressedKey);
            plain = press(plain, pressedKey);
          }
          expect(field).toEqual(plain);
          shown = groupAmount(field.text);
        }
        expect(shown).toBe(groupAmount(plain.text));
      }),
      { numRuns: 2000 },
    );
  });
});

interface TextInput {
  text: string;
  caret: number;
}

/** Presses a key in a plain text field. */
function press({ text, caret }: TextInput, key: string): TextInput {
  const [before, after] = [text.slice(0, caret), text.slice(caret)];
  switch (key) {
    case 'Backspace':
      return { text: before.slice(0, -1) + after, caret: Math.max(caret - 1, 0) };
    case 'Delete':
      return { text: before + after.slice(1), caret };
    case 'Left':
      return { text, caret: Math.max(caret - 1, 0) };
    case 'Right':
      return { text, caret: Math.min(caret + 1, text.length) };
    case 'Home':
      return { text, caret: 0 };
    case 'End':
      return { text, caret: text.length };
    default:
      return { text: before + key + after, caret: caret + 1 };
  }
}

describe('an amount that swings', () => {
  it.each([
    '14,000 to 26,000',
    '$14,000 to $26,000',
    '14,000–26,000',
    '14000-26000',
    '14k to 26k',
    '14K - 26K',
    '14 to 26k',
    'between 14,000 and 26,000',
    '14,000 a 26,000',
    'de 14,000 a 26,000',
    'entre $14,000 y $26,000',
    '  14 000 \u2013 26 000 ',
  ])('is read from %s', (text) => expect(parseSwing(text)).toEqual({ from: 14_000, to: 26_000 }));

  it('keeps the order of its ends', () => {
    expect(parseSwing('26,000 to 14,000')).toEqual({ from: 26_000, to: 14_000 });
  });

  it('has the thousands of its second end in both, where the first one is below 1,000', () => {
    expect(parseSwing('999 to 2000k')).toEqual({ from: 999_000, to: 2_000_000 });
    expect(parseSwing('1,000 to 26k')).toEqual({ from: 1000, to: 26_000 });
  });

  it.each([
    '48,000',
    '',
    '-5',
    '14,000 to',
    'to 26,000',
    '14,000 to many',
    '1 to 2 to 3',
    '14,0000 to 26,000',
    `${'1'.repeat(99)} to 2`,
  ])('is not %j', (text) => expect(parseSwing(text)).toBeUndefined());

  it('is read in linear time', () => {
    const start = performance.now();
    for (let index = 0; index < 1000; index += 1) parseSwing(`${' 1'.repeat(50)}`);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
