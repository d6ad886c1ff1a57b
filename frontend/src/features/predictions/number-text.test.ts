import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, readNumberText, tidyNumberText, typedQuantity } from './number-text.ts';

describe('a typed number', () => {
  it.each([
    ['45', 45],
    [' 45 ', 45],
    ['1 250', 1250],
    ['12\u00a0500', 12_500],
    ['1,250', 1250],
    ['1,250,000.5', 1_250_000.5],
    ['70,', 70],
    ['４２', 42],
    ['１，２５０．５', 1250.5],
    ['.5', 0.5],
    ['0', 0],
  ])('%j is %d', (text, value) => {
    expect(readNumberText(text)).toBe(value);
  });

  it.each(['', '  ', ',', undefined, '5,5', '1,25', '12abc', '-3', '1e3', '0x10', '1.2.3'])(
    '%j is none',
    (text) => {
      expect(readNumberText(text)).toBeUndefined();
    },
  );

  it('is read back from how it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (hundredths) => {
        const value = hundredths / 100;
        expect(readNumberText(formatNumber(value))).toBe(value);
      }),
    );
  });

  it('keeps whatever it can not tidy, for the message to be about what was typed', () => {
    expect(tidyNumberText('5,5')).toBe('5,5');
    expect(tidyNumberText('abc')).toBe('abc');
  });

  it('is asked for by name', () => {
    const messageFor = (text: string) => typedQuantity('Age').safeParse(text).error?.issues[0]?.message;
    expect(messageFor('  ')).toBe('Required');
    expect(messageFor('5,5')).toBe('Age must be a number of 0 or more, such as 45');
  });
});
