import { describe, expect, it } from 'vitest';
import { describeCoverage, explainRange } from './range-explanation.ts';

describe('a range in words', () => {
  it('says how many and between what', () => {
    expect(explainRange('health', { low: 7100.4, high: 10_600, coverage: 0.8 })).toBe(
      'About 8 in 10 comparable premiums lie between $7,100 and $10,600 a year. The plan, the insurer and where you live are not asked, and they matter too.',
    );
  });

  it('says why that of a car is wide', () => {
    expect(explainRange('car', { low: 800, high: 1900, coverage: 0.8 })).toContain(
      'wide because cover, car model and place are not asked',
    );
  });

  it('keeps a coverage that tenths can not say', () => {
    expect(describeCoverage(0.85)).toBe('85 in 100');
  });
});
