import { describe, expect, it } from 'vitest';
import { findMedian, findPercentile, fitSlope, summarise } from './statistics.ts';

describe('percentiles', () => {
  it('are values that were measured, in whatever order they come', () => {
    expect(findPercentile([30, 10, 20, 40], 0.5)).toBe(20);
    expect(findPercentile([30, 10, 20, 40], 1)).toBe(40);
    expect(findMedian([5])).toBe(5);
  });

  it('of a hundred values are their ranks', () => {
    const durations = Array.from({ length: 100 }, (_, n) => 100 - n);
    expect(summarise(durations)).toEqual({ p50: 50, p95: 95, p99: 99 });
  });

  it('leave the values as they are', () => {
    const durations = [3, 1, 2];
    summarise(durations);
    expect(durations).toEqual([3, 1, 2]);
  });

  it('of nothing are refused', () => {
    expect(() => findMedian([])).toThrow(RangeError);
  });
});

describe('the slope', () => {
  it('of a straight line is its own', () => {
    const line = [10, 20, 40].map((x) => [x, 7 - 3 * x] as const);
    expect(fitSlope(line)).toBeCloseTo(-3);
  });

  it('of values that go up and down by turns is flat', () => {
    expect(fitSlope([1, 2, 3, 4, 5].map((x) => [x, x % 2]))).toBeCloseTo(0);
  });

  it('of a single place is refused', () => {
    expect(() =>
      fitSlope([
        [1, 1],
        [1, 2],
      ]),
    ).toThrow(RangeError);
  });
});
