import { describe, expect, it } from 'vitest';
import { buildCurveLayout } from './premium-curve.tsx';

const points = [
  { value: 5, premium: 900, low: 500, high: 1400 },
  { value: 15, premium: 1100, low: 600, high: 1700 },
  { value: 25, premium: 1200, low: 650, high: 1900 },
];

describe('the layout of a curve', () => {
  it('scales from 0 to a round amount above the highest range', () => {
    const layout = buildCurveLayout(points);
    expect(layout.top).toBe(2000);
    expect([layout.toY(0), layout.toY(1000), layout.toY(2000)]).toEqual([100, 50, 0]);
    expect([layout.toX(5), layout.toX(10), layout.toX(25)]).toEqual([0, 25, 100]);
  });

  it('draws the premium as a line and the range as a closed band', () => {
    const layout = buildCurveLayout(points);
    expect(layout.line).toBe('M0 55L50 45L100 40');
    expect(layout.band).toBe('M0 30L50 15L100 5L100 67.5L50 70L0 75Z');
  });

  it('centres a single point', () => {
    expect(buildCurveLayout(points.slice(0, 1)).toX(5)).toBe(50);
  });
});
