import { describe, expect, it } from 'vitest';
import { describeCoverage, explainRange, isSingleAmount } from './range-explanation.ts';

describe('a range in words', () => {
  it('says how many and between what', () => {
    expect(explainRange('health', { low: 7100.4, high: 10_600, coverage: 0.8 })).toBe(
      'About 8 in 10 comparable premiums lie between $7,100 and $10,600 a year. The plan, the insurer and where you live are not asked, and they matter too.',
    );
  });

  it('says why that of a car is wide', () => {
    expect(explainRange('car', { low: 800, high: 1900, coverage: 0.8 })).toContain(
      'Cover, car model and place are not asked, and they add a lot, so the range is wide.',
    );
  });

  it('does not call one amount a range', () => {
    const range = { low: 5747.42, high: 5747.42, coverage: 0.8 };
    expect(isSingleAmount(range)).toBe(true);
    expect(explainRange('health', range)).toContain(
      'At least 8 in 10 comparable premiums are close to $5,747 a year.',
    );
  });

  it('keeps a coverage that tenths can not say', () => {
    expect(describeCoverage(0.85)).toBe('85 in 100');
  });
});
