import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildWaterfallLayout, gatherSmallParts } from './waterfall.tsx';

const part = (label: string, amount: number) => ({ label, note: '', amount });

describe('a waterfall', () => {
  it('runs from the baseline to the premium, the largest contribution first', () => {
    const waterfall = buildWaterfallLayout(1000, [part('small', 100), part('large', -400), part('none', 0)]);
    expect(waterfall.steps.map(({ label, direction }) => [label, direction])).toEqual([
      ['large', 'lowers'],
      ['small', 'raises'],
    ]);
    expect(waterfall).toMatchObject({ zero: 0, start: 100, end: 70 });
    expect(waterfall.steps[0]).toMatchObject({ from: 100, to: 60 });
    expect(waterfall.steps[1]).toMatchObject({ from: 60, to: 70 });
    expect(waterfall.unmoved.map(({ label }) => label)).toEqual(['none']);
  });

  it('keeps an order that means something', () => {
    const parts = [part('small', 100), part('none', 0), part('large', -400)];
    const { steps } = buildWaterfallLayout(1000, parts, true);
    expect(steps.map(({ label, to }) => [label, to])).toEqual([
      ['small', 100],
      ['large', 63.64],
    ]);
  });

  it("has equal ends when no answer differs from the typical applicant's", () => {
    expect(buildWaterfallLayout(1000, [part('age', 0)])).toMatchObject({ start: 100, end: 100, steps: [] });
  });

  it('starts each bar where the one before it ended, within the width', () => {
    const cents = fc.integer({ min: -500_000, max: 500_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.array(cents, { maxLength: 10 }),
        (base, amounts) => {
          const parts = amounts.map((amount, index) => part(`part ${index}`, amount / 100));
          const { start, end, steps, unmoved } = buildWaterfallLayout(base / 100, parts);
          expect(steps.length + unmoved.length).toBe(parts.length);
          let reached = start;
          for (const { from, to } of steps) {
            expect(from).toBe(reached);
            expect(to >= 0 && to <= 100).toBe(true);
            reached = to;
          }
          expect(end).toBe(reached);
        },
      ),
    );
  });
});

describe('small parts', () => {
  it('below 2 % of the premium become one with their sum; parts of 0 stay', () => {
    const parts = [part('large', -20), part('one', 19.99), part('two', -0.1), part('none', 0)];
    expect(gatherSmallParts(1000, parts)).toEqual([
      part('large', -20),
      part('none', 0),
      { label: 'Small effects', note: 'one, two', amount: 19.89 },
    ]);
  });

  it('stay if there is only one', () => {
    const parts = [part('one', 1), part('large', 50)];
    expect(gatherSmallParts(1000, parts)).toEqual(parts);
  });
});
