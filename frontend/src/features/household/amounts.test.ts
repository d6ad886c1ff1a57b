import { describe, expect, it } from 'vitest';
import { groupTyped, parseAmount, parseSwing } from './amounts.ts';

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
    ['(12000)', '(12,000)'],
  ])('%s in one piece is shown as %s', (text, shown) => {
    for (const before of ['', '48,000']) expect(groupTyped(text, before, { data: text })).toBe(shown);
    expect(groupTyped(text, '48,000', { inputType: 'insertFromPaste', data: null })).toBe(shown);
  });

  it.each([
    ['48000', '48,000'],
    ['48,000', '48,000'],
    ['3150,75', '3150,75'],
    ['3,150,000', '3,150,000'],
    ['72,5k', '72,5k'],
    ['1,2345', '12,345'],
    ['−1200', '−1,200'],
  ])('%s key by key is shown as %s, and loses a digit', (text, shown) => {
    const typed = [...text].reduce((before, data) => groupTyped(before + data, before, { data }), '');
    expect(typed).toBe(shown);
    const inputType = 'deleteContentBackward';
    const left = groupTyped(typed.slice(0, -1), typed, { inputType, data: null });
    expect(left.replaceAll(',', '')).toBe(shown.slice(0, -1).replaceAll(',', ''));
  });
});

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

  it('has the digits of both ends grouped while they are typed', () => {
    const type = (text: string, before = '') =>
      [...text].reduce((typed, data) => groupTyped(typed + data, typed, { data }), before);
    expect(type('14000 to 26000')).toBe('14,000 to 26,000');
    expect(type('14000-26000')).toBe('14,000-26,000');
    expect(groupTyped('143,000 to 26,000', '14,000 to 26,000', { data: '3' })).toBe('143,000 to 26,000');
    expect(groupTyped('1,000 to 26,000', '14,000 to 26,000', { inputType: 'deleteContentBackward' })).toBe(
      '1,000 to 26,000',
    );
  });

  it('is read in linear time', () => {
    const start = performance.now();
    for (let index = 0; index < 1000; index += 1) parseSwing(`${' 1'.repeat(50)}`);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
