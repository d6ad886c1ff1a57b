import { formatMoney, formatRoundedMoney } from '#frontend/ui/format.ts';
import type { PersonCover } from '#functions/plans/cover.ts';
import { type PlanPrices, toPlanPrices } from '#functions/plans/plan-prices.ts';
import { remarkTexts as texts } from './remarks.texts.ts';

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

/**
 * Says that a program takes the children at full price, where nobody in the household gets a tax credit and its highest
 * price is lower than their part of the silver price; false otherwise.
 */
export function formatFullPriceChip(prices: PlanPrices): string | false {
  const program = programs[prices.place.state ?? ''];
  if (!program || prices.credit.amount > 0) return false;
  const priceOf = ({ person: { age }, cover }: PersonCover) =>
    cover === 'full_price' ? program.ages.find(({ from, to }) => from <= age && age <= to)?.usd : undefined;
  const usd = prices.people.flatMap((covered) => {
    const price = priceOf(covered);
    return price ? [price] : [];
  });
  if (usd.length === 0) return false;
  const { household, priced, plan_year, levels } = prices;
  const people = household.people.map((person, index) => {
    const covered = prices.people[index];
    return covered && priceOf(covered) ? { ...person, has_cover: 'tricare' as const } : person;
  });
  const { silver: others } = toPlanPrices({ ...household, people }, priced, plan_year).levels;
  const part = ((levels.silver?.paid ?? 0) - (others?.paid ?? 0)) / 12;
  const lowest = sum(usd.map(([low = 0]) => low));
  const highest = sum(usd.map((ends) => ends.at(-1) ?? 0));
  if (part <= highest) return false;
  const ends = lowest === highest ? [highest] : [lowest, highest];
  const format = program.isAbout ? formatRoundedMoney : formatMoney;
  return texts.fullPriceChip({
    ...{ program: program.name, source: program.source, isAbout: program.isAbout },
    ...{ prices: ends.map(format), part: formatRoundedMoney(part), count: usd.length },
  });
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
