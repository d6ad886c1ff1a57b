import { describe, expect, it } from 'vitest';
import { parseZip, toPlainNumber } from './typed-text.ts';

describe('a number', () => {
  it.each([
    ['72,5', '72.5'],
    ['5,25 kg', '5.25kg'],
    [',5', '.5'],
    ['12,0000', '12.0000'],
    ['1,250', '1,250'],
    ['1,250 mi', '1,250mi'],
    ['1,234,5', '1,234,5'],
    ['70,', '70,'],
    ['5, 11', '5,11'],
    ['1.250,5', '1.250.5'],
    ['\u202A１，２５０\u202C', '1,250'],
    ['–5', '-5'],
    ['12\u202F500', '12500'],
  ])('%j is %j', (text, plain) => {
    expect(toPlainNumber(text)).toBe(plain);
  });
});

describe('a ZIP code', () => {
  it.each(['77002', ' 77002 ', '77002-1234', '77002–1234', '７７００２', '\u200E77002\u200B', '77\u00AD002'])(
    'is parsed from %j',
    (text) => {
      expect(parseZip(text)).toBe('77002');
    },
  );

  it.each(['', '7700', '770021', '77002-12', '77 002', '٧٧٠٠٢', 'x77002'])(
    'is not parsed from %j',
    (text) => {
      expect(parseZip(text)).toBeUndefined();
    },
  );
});
