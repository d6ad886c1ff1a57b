import { type Covers, consequences, findCovers, type Help } from './cover.ts';
import { type PlanPrices, toPlanPrices } from './plan-prices.ts';

/** Part of the incomes between two ends in which one rule decides. */
export interface IncomeSpan {
  low: number;
  high: number;
  help: Help;
  /** Prices at both ends of each part in which no person's cover changes, in order of income. */
  prices: readonly PlanPrices[];
}

/**
 * Returns a function that finds the covers at an income. Where the income is too low or too high for the tax credit, an
 * employer's plan that takes its place at the nearest income of the credit is taken too: its price is the same, and no
 * credit is lost by it.
 */
function createCoversAt({ household, place, plan_year, credit }: PlanPrices): (income: number) => Covers {
  const find = (income: number) => findCovers({ ...household, income }, place, plan_year);
  return (income) => {
    const covers = find(income);
    const { pays = 'credit' } = consequences[covers.help];
    if (pays === 'credit') return covers;
    const nearest = find(pays === 'under' ? credit.poverty_line : credit.max_income);
    if (consequences[nearest.help].hasEmployersPlan) return nearest;
    const people = covers.people.map((covered, index) => {
      const there = nearest.people[index];
      return there?.cover === 'employer' ? there : covered;
    });
    return { ...covers, people };
  };
}

/** Lists the parts of the incomes between two ends, whole USD a year, by the rule that decides there. */
export function listSpans(prices: PlanPrices, { low, high }: { low: number; high: number }): IncomeSpan[] {
  const { household, priced, plan_year } = prices;
  const coversAt = createCoversAt(prices);
  const priceAt = (income: number) =>
    toPlanPrices({ ...household, income }, priced, plan_year, coversAt(income));
  const toRules = (income: number) => {
    const { help, people } = coversAt(income);
    return [help, ...people.map(({ cover }) => cover)].join();
  };
  /** Last incomes before another rule decides about a person. */
  const listLimits = (from: number, to: number): number[] => {
    if (toRules(from) === toRules(to)) return [];
    if (to - from === 1) return [from];
    const middle = Math.floor((from + to) / 2);
    return [...listLimits(from, middle), ...listLimits(middle, to)];
  };
  const limits = listLimits(low, high);
  const spans: IncomeSpan[] = [];
  for (const [index, end] of [...limits, high].entries()) {
    const start = index === 0 ? low : (limits[index - 1] ?? low) + 1;
    const { help } = coversAt(start);
    const last = spans.at(-1);
    const ends = [priceAt(start), priceAt(end)];
    if (last?.help === help) Object.assign(last, { high: end, prices: [...last.prices, ...ends] });
    else spans.push({ low: start, high: end, help, prices: ends });
  }
  return spans;
}
