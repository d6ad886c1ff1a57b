import { describe, expect, it } from 'vitest';
import { groupTyped, parseAmount } from './amounts.ts';

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
