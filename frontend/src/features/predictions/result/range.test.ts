import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatCoverage,
  formatRange,
  formatRangeExplanation,
  toRangeLine,
  toRangeLineOnScale,
  toTextAnchor,
} from './range.ts';

const rangedPremium = fc
  .tuple(
    fc.double({ min: 1, max: 1e6, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1e5, noNaN: true }),
  )
  .map(([low, share, width]) => ({ low, premium: low + share * width, high: low + width }));

describe('a single range line', () => {
  it('fills its width except for the margins', () => {
    expect(toRangeLine({ low: 800, premium: 1200, high: 1600 })).toEqual({
      low: 10,
      premium: 50,
      high: 90,
    });
    expect(toRangeLine({ low: 800, premium: 1000, high: 1600 }).premium).toBe(30);
  });

  it('has its dot in the middle when the range has no width', () => {
    expect(toRangeLine({ low: 900, premium: 900, high: 900 })).toEqual({ low: 50, premium: 50, high: 50 });
  });

  it('keeps low, premium and high in order within its width', () => {
    fc.assert(
      fc.property(rangedPremium, (ranged) => {
        const { low, premium, high } = toRangeLine(ranged);
        expect(0 <= low && low <= premium && premium <= high && high <= 100).toBe(true);
      }),
    );
  });
});

describe('range lines on a shared scale', () => {
  it('start at 0', () => {
    expect(toRangeLineOnScale({ low: 500, premium: 750, high: 1000 }, 2000)).toEqual({
      low: 25,
      premium: 37.5,
      high: 50,
    });
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
  const range = { low: 7100.4, high: 10_600, coverage: 0.8 };

  it('names both ends', () => {
    expect(formatRange(range)).toBe('$7,100 to $10,600');
  });

  it.each([
    ['health premium', 'About 8 in 10 such premiums would be between', 'for this one plan'],
    ['health market', 'About 8 in 10 marketplace members of your age would pay between', 'other plans cost'],
    ['car premium', 'About 8 in 10 prices for these answers are between', 'insurers and places'],
    ['car market', 'About 8 in 10 prices for the average driver are between', 'insurers and places'],
  ] as const)('is explained by its share and by what it covers: %s', (subject, share, coverage) => {
    const text = formatRangeExplanation(subject, range);
    expect(text).toContain(`${share} $7,100 and $10,600 a year.`);
    expect(text).toContain(coverage);
  });

  it('is explained by its share alone in a prediction of an earlier model', () => {
    expect(formatRangeExplanation('earlier model', range)).toBe(
      'About 8 in 10 comparable premiums are between $7,100 and $10,600 a year.',
    );
  });

  it('is a single amount when both ends are equal in whole dollars', () => {
    const single = { ...range, high: 7100.2 };
    expect(formatRange(single)).toBe('about $7,100');
    expect(formatRangeExplanation('earlier model', single)).toContain(
      'At least 8 in 10 comparable premiums are close to $7,100 a year.',
    );
  });

  it('gives a coverage of 0.85 out of 100', () => {
    expect(formatCoverage(0.85)).toBe('85 in 100');
  });
});
