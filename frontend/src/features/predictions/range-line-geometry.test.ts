import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignLabel, planRangeLine, planRangeLineOnScale } from './range-line-geometry.ts';

const rangedPremium = fc
  .tuple(
    fc.double({ min: 1, max: 1e6, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1e5, noNaN: true }),
  )
  .map(([low, share, width]) => ({ low, premium: low + share * width, high: low + width }));

describe('a range line that stands alone', () => {
  it('fills its width but for a margin', () => {
    expect(planRangeLine({ low: 800, premium: 1200, high: 1600 })).toEqual({
      low: 10,
      premium: 50,
      high: 90,
    });
    expect(planRangeLine({ low: 800, premium: 1000, high: 1600 }).premium).toBe(30);
  });

  it('puts the dot in the middle when there is nothing to tell apart', () => {
    expect(planRangeLine({ low: 900, premium: 900, high: 900 })).toEqual({ low: 50, premium: 50, high: 50 });
  });

  it('always keeps its order and stays within its width', () => {
    fc.assert(
      fc.property(rangedPremium, (ranged) => {
        const { low, premium, high } = planRangeLine(ranged);
        expect(0 <= low && low <= premium && premium <= high && high <= 100).toBe(true);
      }),
    );
  });
});

describe('range lines under one another', () => {
  it('share one scale that starts at nothing', () => {
    expect(planRangeLineOnScale({ low: 500, premium: 750, high: 1000 }, 2000)).toEqual({
      low: 25,
      premium: 37.5,
      high: 50,
    });
  });

  it('never leave the picture', () => {
    expect(planRangeLineOnScale({ low: 500, premium: 750, high: 3000 }, 2000).high).toBe(100);
  });
});

describe('a label', () => {
  it('turns inward near the ends', () => {
    expect([10, 50, 90].map(alignLabel)).toEqual(['start', 'middle', 'end']);
  });
});
