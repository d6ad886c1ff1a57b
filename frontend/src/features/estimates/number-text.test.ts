import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '#frontend/ui/format.ts';
import { parseNumberText } from './number-text.ts';

describe('a typed number', () => {
  it.each([
    ['45', 45],
    [' 45 ', 45],
    ['1 250', 1250],
    ['12\u00a0500', 12_500],
    ['1,250', 1250],
    ['1,250,000.5', 1_250_000.5],
    ['70,', 70],
    [',180', 180],
    ['４２', 42],
    ['１，２５０．５', 1250.5],
    ['.5', 0.5],
    ['$48,000', 48_000],
    ['48k', 48_000],
    ['180 lbs', 180],
    ['42 years', 42],
    ['42 años', 42],
    ['12,000 millas', 12_000],
    ['0', 0],
    ['-3', -3],
    ['−1,250', -1250],
    ['72,5', 72.5],
    ['1,25', 1.25],
    ['48,5k', 48_500],
    ['\u202A12,000\u202C', 12_000],
  ])('is parsed: %j is %d', (text, value) => {
    expect(parseNumberText(text)).toBe(value);
  });

  it.each(['', '  ', ',', undefined, '1,234,5', '1.250,5', '12abc', '--3', '1e3', '0x10', '1.2.3'])(
    'is undefined when it is empty or invalid: %j',
    (text) => {
      expect(parseNumberText(text)).toBeUndefined();
    },
  );

  it('is parsed from every formatted number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (hundredths) => {
        const value = hundredths / 100;
        expect(parseNumberText(formatNumber(value))).toBe(value);
      }),
    );
  });
});
