import { describe, expect, it } from 'vitest';
import { toPercent } from '#frontend/ui/signature-line.tsx';
import { formatCoverage, formatRange, toTextAnchor } from './range-line.tsx';

describe('a position on a scale', () => {
  it('is a percentage of the scale from 0', () => {
    expect([0, 500, 750, 2000].map((amount) => toPercent(amount, 2000))).toEqual([0, 25, 37.5, 100]);
  });

  it('is at most the maximum, and the middle of a scale without a width', () => {
    expect(toPercent(3000, 2000)).toBe(100);
    expect(toPercent(0, 0)).toBe(50);
  });
});

describe('a label', () => {
  it('is aligned inward near the ends', () => {
    expect([10, 50, 90].map(toTextAnchor)).toEqual(['start', 'middle', 'end']);
  });
});

describe('a range as text', () => {
  const range = { low: 7100.4, high: 10_600 };

  it('names both ends', () => {
    expect(formatRange(range)).toBe('$7,100 to $10,600');
  });

  it('is a single amount when both ends are equal in whole dollars', () => {
    const single = { ...range, high: 7100.2 };
    expect(formatRange(single)).toBe('about $7,100');
  });

  it('gives a coverage of 0.85 out of 100', () => {
    expect(formatCoverage(0.85)).toBe('85 in 100');
  });
});
