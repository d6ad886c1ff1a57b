import { toUsd } from './cents.ts';
import { at, clamp } from './rating.ts';

/**
 * Content of `year.json`: expected spending of the bands (USD a year), equally likely amounts of spending in each band
 * (rising), and typical plan designs, silver from the smallest cost-sharing reduction to the largest. A person pays
 * `share_below` of the spending below the deductible and `coinsurance` of the spending above, up to `maximum` USD a year.
 */
export type YearTables = typeof import('../artifacts/year.json');
type PlanDesign = YearTables['designs']['bronze'];

/**
 * Plans of a county: for each level in the order of `year.json` the lowest, median and highest deductible, the median
 * maximum, USD a year, and the coinsurance above the deductible, which training fits.
 */
export type CountyDesign = readonly (readonly number[])[];

/** Out-of-pocket cost of a year with plans of a level, USD. */
interface YearCosts {
  readonly mean: number;
  /** Nine of ten years cost less: the middle of the amounts on both sides of the ninetieth percentile. */
  readonly bad_year: number;
  readonly chance_of_maximum: number;
  readonly maximum: number;
}

/**
 * Returns a function that computes the out-of-pocket cost of a year by level from the expected spending, with the plans
 * of a county or, without one, with typical plans.
 */
export function createCare({ expected, spending, designs }: YearTables) {
  const levels = Object.keys(designs) as (keyof typeof designs)[];
  return (expectedSpending: number, county?: CountyDesign) => {
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
    const summaries: Record<string, YearCosts> = {};
    let dearer: readonly number[] = [];
    for (const [index, level] of levels.entries()) {
      const design = toDesign(designs[level], county?.[index]);
      const own = computeCosts(design, amounts);
      // Real plans of a higher actuarial value share other services, which a median deductible does not show: a larger
      // reduction never costs more than a smaller one.
      const costs = level.startsWith('silver_')
        ? own.map((cost, year) => Math.min(cost, at(dearer, year)))
        : own;
      summaries[level] = summarise(costs, design.maximum);
      dearer = costs;
    }
    return { expected_spending: expectedSpending, designs: summaries };
  };
}

/** Returns a county's design of a level; the share below the deductible is the typical one. */
function toDesign(typical: PlanDesign, county?: readonly number[]): PlanDesign {
  if (!county) return typical;
  return { ...typical, deductible: at(county, 1), maximum: at(county, 3), coinsurance: at(county, 4) };
}

/** Returns what one person pays in network care of each amount of spending, USD a year. */
function computeCosts(
  { deductible, share_below, coinsurance, maximum }: PlanDesign,
  amounts: readonly number[],
) {
  return amounts.map((amount) =>
    Math.min(
      maximum,
      share_below * Math.min(amount, deductible) + coinsurance * Math.max(0, amount - deductible),
    ),
  );
}

/** @param costs of equally likely years, rising */
function summarise(costs: readonly number[], maximum: number): YearCosts {
  const count = costs.length;
  return {
    mean: toUsd(costs.reduce((sum, cost) => sum + cost, 0) / count),
    bad_year: toUsd((at(costs, 0.9 * count - 1) + at(costs, 0.9 * count)) / 2),
    chance_of_maximum: costs.filter((cost) => cost >= maximum).length / count,
    maximum,
  };
}
