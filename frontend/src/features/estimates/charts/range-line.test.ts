import { expect, it } from 'vitest';
import { toPosition } from '#frontend/ui/signature-line.tsx';
import { formatRange, toTextAnchor } from './range-line.tsx';

it('places an amount on a scale from 0, at most at its end, and in the middle of a scale without a width', () => {
  expect([0, 500, 750, 2000, 3000].map((amount) => toPosition(amount, 2000))).toEqual([
    0, 25, 37.5, 100, 100,
  ]);
  expect(toPosition(0, 0)).toBe(50);
});

it('aligns a label inward near the ends', () => {
  expect([10, 50, 90].map(toTextAnchor)).toEqual(['start', 'middle', 'end']);
});

it('names both ends of a range, or the amount to which both are rounded', () => {
  expect(formatRange({ low: 7100.4, high: 10_600 })).toBe('$7,100 to $10,600');
  expect(formatRange({ low: 7100.4, high: 7100.2 })).toBe('about $7,100');
});
