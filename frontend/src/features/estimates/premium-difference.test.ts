import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Estimate } from '#contract/estimates.ts';
import { carAnswers, carCovers, ohioBasis } from '#tests/support/test-predictions.ts';
import type { Answers } from './answers.ts';
import { isSameAnswer, splitDifference } from './premium-difference.ts';

/** Builds an estimate; each contribution is `[amount, field, …further fields that count as one with it]`. */
function buildEstimate(
  answers: Answers,
  baseline: number,
  contributions: [amount: number, feature: string, ...others: string[]][],
): Estimate {
  const cents = contributions.reduce((sum, [amount]) => sum + Math.round(amount * 100), baseline * 100);
  return {
    insurance_type: 'car',
    input_data: { ...carAnswers, ...answers },
    predicted_premium: Math.round(cents) / 100,
    range: { low: 1, high: 2, coverage: 0.8 },
    baseline,
    contributions: contributions.map(([amount, feature, ...others]) => ({
      feature,
      ...(others.length > 0 && { features: [feature, ...others] }),
      value: 1,
      reference: null,
      amount,
    })),
    warnings: [],
    model_version: 'test',
    market: {
      premium: 1,
      range: { low: 1, high: 2 },
      ...ohioBasis,
    },
    covers: carCovers,
  } as Estimate;
}

describe('the difference between two premiums', () => {
  it('is split by the answers that differ; an answer given in one estimate only counts in full', () => {
    const from = buildEstimate({}, 1500, [
      [30, 'annual_mileage'],
      [-10.01, 'prv_accident'],
    ]);
    const to = buildEstimate({ annual_mileage: 25, state: 'OH' }, 1500, [
      [130.5, 'annual_mileage'],
      [-12.02, 'prv_accident'],
      [-400, 'state'],
    ]);
    expect(splitDifference(from, to)).toEqual({
      changed: [
        { fields: ['annual_mileage'], from: 30, to: 130.5, amount: 100.5 },
        { fields: ['state'], from: 0, to: -400, amount: -400 },
      ],
      unchanged: -2.01,
      baseline: 0,
    });
  });

  it('has a part for the plan year, where the prices of one are projected or of another year', () => {
    const filed = buildEstimate({}, 1500, [[30, 'annual_mileage']]);
    const projected = buildEstimate({}, 1500, [
      [30, 'annual_mileage'],
      [240.5, 'plan_year'],
    ]);
    const year = { fields: ['plan_year'], from: 0, to: 240.5, amount: 240.5 };
    expect(splitDifference(filed, projected)).toEqual({ changed: [year], unchanged: 0, baseline: 0 });
    expect(splitDifference(projected, projected).changed).toEqual([]);
  });

  it('has one part for answers that count as one, and names those that differ', () => {
    const joined = ['driver_age', 'driving_experience'] as const;
    const from = buildEstimate({}, 1500, [[20, ...joined]]);
    const to = buildEstimate({ driving_experience: 2 }, 1500, [[320.1, ...joined]]);
    expect(splitDifference(from, to).changed).toMatchObject([
      { fields: ['driving_experience'], amount: 300.1 },
    ]);
  });

  it('joins answers that only one of the models counts as one', () => {
    const from = buildEstimate({ driver_age: 20 }, 1000, [
      [50, 'driver_age'],
      [60, 'driving_experience'],
    ]);
    const to = buildEstimate({ driver_age: 40 }, 1500, [[20, 'driving_experience', 'driver_age']]);
    expect(splitDifference(from, to)).toEqual({
      changed: [{ fields: ['driver_age'], from: 110, to: 20, amount: -90 }],
      unchanged: 0,
      baseline: 500,
    });
  });

  it('adds up to the difference, to the cent', () => {
    const cents = fc.integer({ min: -500_000, max: 500_000 });
    const estimate = fc
      .record({
        base: fc.integer({ min: 1, max: 2_000_000 }),
        driver: cents,
        mileage: cents,
        accident: cents,
        annual_mileage: fc.integer({ min: 1, max: 3 }),
      })
      .map(({ base, driver, mileage, accident, annual_mileage }) =>
        buildEstimate({ annual_mileage }, base / 100, [
          [driver / 100, 'driver_age', 'driving_experience'],
          [mileage / 100, 'annual_mileage'],
          [accident / 100, 'prv_accident'],
        ]),
      );
    fc.assert(
      fc.property(estimate, estimate, (from, to) => {
        const { changed, unchanged, baseline } = splitDifference(from, to);
        const sum = changed.reduce((part, { amount }) => part + amount, unchanged + baseline);
        expect(sum).toBeCloseTo(to.predicted_premium - from.predicted_premium, 6);
        // The contributions of each estimate are complete, so that the rest is the difference of the baselines.
        expect(baseline).toBeCloseTo(to.baseline - from.baseline, 6);
      }),
    );
  });
});

describe('answers', () => {
  it.each([
    ['no', 'no', true],
    [45, 46, false],
    [undefined, 'OH', false],
    [['stroke', 'asthma'], ['asthma', 'stroke'], true],
    [['asthma'], undefined, false],
  ])('compares %j and %j', (left, right, isSame) => {
    expect(isSameAnswer(left, right)).toBe(isSame);
  });
});
