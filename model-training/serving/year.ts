import { at, clamp, toUsd } from './rating.ts';

/**
 * Content of `year.json`: expected spending of the bands (USD a year), equally likely amounts of spending in each band
 * (rising), and plan designs. A person pays `share_below` of the spending below the deductible and `coinsurance` of the
 * spending above, up to `maximum` USD a year.
 */
export type YearTables = typeof import('../artifacts/year.json');
type PlanDesign = YearTables['designs']['bronze'];

/** Returns a function that computes the out-of-pocket cost of a year by plan design from the expected spending. */
export function createYear({ expected, spending, designs }: YearTables) {
  return (expectedSpending: number) => {
    const inside = clamp(expectedSpending, [at(expected, 0), at(expected, expected.length - 1)]);
    const index = expected.findIndex((level) => level >= inside);
    const upper = Math.max(1, index);
    const [from, to] = [at(expected, upper - 1), at(expected, upper)];
    const [below = [], above = []] = spending.slice(upper - 1);
    const amounts = below.map(
      (amount, quantile) =>
        ((amount + ((at(above, quantile) - amount) * (inside - from)) / (to - from)) * expectedSpending) /
        inside,
    );
    return {
      expected_spending: expectedSpending,
      designs: Object.fromEntries(
        Object.entries(designs).map(([name, design]) => [name, summarise(design, amounts)]),
      ),
    };
  };
}

/** Returns the out-of-pocket cost of one person in network care, USD a year. */
function summarise(
  { deductible, share_below, coinsurance, maximum }: PlanDesign,
  amounts: readonly number[],
) {
  const costs = amounts.map((amount) =>
    Math.min(
      maximum,
      share_below * Math.min(amount, deductible) + coinsurance * Math.max(0, amount - deductible),
    ),
  );
  const count = costs.length;
  return {
    mean: toUsd(costs.reduce((sum, cost) => sum + cost, 0) / count),
    /** Nine of ten years cost less: the middle of the amounts on both sides of the ninetieth percentile. */
    bad_year: toUsd((at(costs, 0.9 * count - 1) + at(costs, 0.9 * count)) / 2),
    chance_of_maximum: costs.filter((cost) => cost >= maximum).length / count,
    maximum,
  };
}
