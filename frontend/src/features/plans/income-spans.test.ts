import { describe, expect, it } from 'vitest';
import { priceTyped, type Typed, typePeople } from '#tests/support/typed-households.ts';
import { priceSpans } from './income-spans.ts';

const market = { premium: 6000, bronze: 4000, silver: 5400, gold: 6500, place_basis: 'filed' } as const;

/** Prices an income that swings of a person of 33 in 2026. */
function price(low: number, high: number, state = 'FL', typed: Typed = {}) {
  const prices = priceTyped(
    { income: `${low} to ${high}`, year: '2026', ...typed },
    { state, age: 33, ...market },
  );
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

  it('across two limits has three prices', () => {
    const { tiles, sentence } = price(14_000, 70_000);
    expect(tiles?.[1]).toEqual([
      'below $15,650: $450',
      expect.stringMatching(/^\$15,650 to \$62,600: \$0 to \$\d+$/),
      'above $62,600: $450',
    ]);
    expect(sentence).toBe(
      'Tell the marketplace what you honestly expect. If your year ends below $15,650, you usually pay nothing back. If your year ends above $62,600, you pay all of the tax credit back.',
    );
  });

  it('across the income at which an employer’s plan counts as affordable has full prices above it', () => {
    // $400 a month is 9.96 % of 48,192.77 a year.
    const { tiles, sentence } = price(30_000, 70_000, 'FL', { ownOffer: '400' });
    expect(tiles?.map((figures) => figures[1])).toEqual([
      'above $48,192: $333',
      'above $48,192: $450',
      'above $48,192: $542',
    ]);
    expect(tiles?.[1]?.[0]).toMatch(/^up to \$48,192: \$/);
    expect(sentence).toBe(
      'Tell the marketplace what you honestly expect. Your employer’s plan: $400 a month. Above $48,192 it counts as affordable, so you get no tax credit. The marketplace decides that once, by the income that you expect when you enroll. If your year ends above $62,600, you pay all of the tax credit back.',
    );
  });

  it('has the prices of the others where an employer’s plan covers one of them', () => {
    const couple: Typed = { ownOffer: '400', adults: typePeople(33) };
    const { tiles, sentence } = price(40_000, 90_000, 'FL', couple);
    expect(tiles?.[1]?.map((figure) => figure.split(':')[0])).toEqual([
      'up to $48,192',
      '$48,193 to $84,600',
      'above $84,600',
    ]);
    // One person alone, at the full price.
    expect(tiles?.[1]?.[2]).toBe('above $84,600: $450');
    expect(sentence).toContain(
      'Above $48,192 it counts as affordable, so these are the prices of the others.',
    );
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
