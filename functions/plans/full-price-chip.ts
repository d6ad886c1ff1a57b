import type { PersonCover } from './cover.ts';
import { type PlanPrices, toPlanPrices } from './plan-prices.ts';

/** Program that takes children of any income, at its full price. */
interface FullPriceProgram {
  readonly name: string;
  /** Ages with a price, and the lowest and highest price of a child, USD a month. */
  readonly ages: readonly { readonly from: number; readonly to: number; readonly usd: readonly number[] }[];
  /** True where one source has the price, or where it depends on the plan. */
  readonly isAbout: boolean;
  readonly source: string;
}

/** Read on November 29, 2026. */
const programs: Readonly<Record<string, FullPriceProgram>> = {
  FL: {
    name: 'Florida KidCare',
    ages: [
      { from: 1, to: 4, usd: [248.21] },
      { from: 5, to: 18, usd: [259.5] },
    ],
    isAbout: false,
    source: 'floridakidcare.org/cost',
  },
  NY: {
    name: 'Child Health Plus',
    // 810.42 USD for three children, mean of the plans.
    ages: [{ from: 0, to: 18, usd: [270] }],
    isAbout: true,
    source: 'New York Child Health Plus, CY 2026 Rate Development',
  },
  PA: {
    name: 'Pennsylvania CHIP',
    ages: [{ from: 0, to: 18, usd: [190, 230] }],
    isAbout: true,
    source: 'biologyinsights.com, 2025',
  },
};

/** Program that takes the children of a household at full price, USD a month. */
export interface FullPriceChip {
  program: Pick<FullPriceProgram, 'name' | 'source' | 'isAbout'>;
  /** The price, or its ends. */
  ends: readonly number[];
  /** Part of the silver price that is for these children. */
  part: number;
  /** Number of children. */
  count: number;
}

/**
 * Finds the program that takes the children at full price, where nobody in the household gets a tax credit and its highest
 * price is lower than their part of the silver price.
 */
export function findFullPriceChip(prices: PlanPrices): FullPriceChip | undefined {
  const program = programs[prices.place.state ?? ''];
  if (!program || prices.credit.amount > 0) return undefined;
  const priceOf = ({ person: { age }, cover }: PersonCover) =>
    cover === 'full_price' ? program.ages.find(({ from, to }) => from <= age && age <= to)?.usd : undefined;
  const usd = prices.people.flatMap((covered) => {
    const price = priceOf(covered);
    return price ? [price] : [];
  });
  if (usd.length === 0) return undefined;
  const { household, priced, plan_year, levels } = prices;
  const people = household.people.map((person, index) => {
    const covered = prices.people[index];
    return covered && priceOf(covered) ? { ...person, has_cover: 'tricare' as const } : person;
  });
  const { silver: others } = toPlanPrices({ ...household, people }, priced, plan_year).levels;
  const part = ((levels.silver?.paid ?? 0) - (others?.paid ?? 0)) / 12;
  const lowest = sum(usd.map(([low = 0]) => low));
  const highest = sum(usd.map((ends) => ends.at(-1) ?? 0));
  if (part <= highest) return undefined;
  const ends = lowest === highest ? [highest] : [lowest, highest];
  return { program, ends, part, count: usd.length };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
