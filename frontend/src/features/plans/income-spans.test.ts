import { describe, expect, it } from 'vitest';
import { priceTyped } from '#tests/support/typed-households.ts';
import { priceSpans } from './income-spans.ts';

const market = { premium: 6000, bronze: 4000, silver: 5400, gold: 6500, place_basis: 'filed' } as const;

/** Prices an income that swings of a person of 33 in 2026. */
function price(low: number, high: number, state = 'FL') {
  const prices = priceTyped({ income: `${low} to ${high}`, year: '2026' }, { state, age: 33, ...market });
  const shown = priceSpans(prices, { low, high });
  const toTexts = () =>
    shown?.tiles.map(({ figures }) => figures.map(({ span, month }) => `${span}: ${month}`));
  return { tiles: toTexts(), sentence: shown?.sentence };
}

describe('an income that swings', () => {
  // The poverty line of 2026 is 15,650. The benchmark costs 500 a month, silver 450; 2.1% of 15,650 is 329 a year, and at
  // 166% of the line 4.96% of 26,000 is 1,290.
  it('across the poverty line has the prices from it on, and those below it', () => {
    expect(price(14_000, 26_000)).toEqual({
      tiles: [
        ['from $15,650: $0', 'below $15,650: $333'],
        ['from $15,650: $0 to $58', 'below $15,650: $450'],
        ['from $15,650: $69 to $149', 'below $15,650: $542'],
      ],
      sentence:
        'Tell the marketplace what you honestly expect. If your year ends below $15,650, you usually pay nothing back.',
    });
  });

  it('across the end of the credit pays all of it back above that', () => {
    const { tiles, sentence } = price(50_000, 70_000);
    expect(tiles?.[1]?.[1]).toBe('above $62,600: $450');
    expect(tiles?.[1]?.[0]).toMatch(/^up to \$62,600: \$/);
    expect(sentence).toContain('If your year ends above $62,600, you pay all of the tax credit back.');
  });

  it('across the limit of Medicaid names it, and that it looks at each month', () => {
    const { tiles, sentence } = price(14_000, 26_000, 'OH');
    expect(tiles?.map(([below]) => below)).toEqual(Array(3).fill('up to $22,024: Medicaid'));
    expect(tiles?.[1]?.[1]).toMatch(/^above \$22,024: \$/);
    expect(sentence).toContain('Medicaid looks at the income of each month.');
  });

  it('across the limit of a basic health program names it', () => {
    expect(price(28_000, 40_000, 'NY').tiles?.[0]?.[0]).toMatch(/^up to \$[\d,]+: Essential Plan$/);
  });

  it('has one price within a rule', () => {
    expect(price(20_000, 26_000).tiles).toBeUndefined();
  });

  it('has no figure for a level whose price is not known', () => {
    const prices = priceTyped(
      { income: '14,000 to 26,000', year: '2026' },
      { state: 'GA', age: 33, ...market, gold: null },
    );
    const figures = priceSpans(prices, { low: 14_000, high: 26_000 })?.tiles.map(
      (tile) => tile.figures.length,
    );
    expect(figures).toEqual([2, 2, 0]);
  });
});
