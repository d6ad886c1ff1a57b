import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCoverage, formatRange, toRangeLineOnScale, toTextAnchor } from './range.ts';

const rangedPremium = fc
  .tuple(
    fc.double({ min: 1, max: 1e6, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1e5, noNaN: true }),
  )
  .map(([low, share, width]) => ({ low, premium: low + share * width, high: low + width }));

describe('range lines on a shared scale', () => {
  it('start at 0', () => {
    expect(toRangeLineOnScale({ low: 500, premium: 750, high: 1000 }, 2000)).toEqual({
      low: 25,
      premium: 37.5,
      high: 50,
    });
  });

  it('keep low, premium and high in order within their width', () => {
    fc.assert(
      fc.property(rangedPremium, (ranged) => {
        const { low, premium, high } = toRangeLineOnScale(ranged, ranged.high);
        expect(0 <= low && low <= premium && premium <= high && high <= 100).toBe(true);
      }),
    );
  });

  it('end at the maximum', () => {
    expect(toRangeLineOnScale({ low: 500, premium: 750, high: 3000 }, 2000).high).toBe(100);
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
