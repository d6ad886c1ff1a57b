import { findCovers, type Help } from './cover.ts';
import type { PlanPrices } from './plan-prices.ts';

/** Part of the incomes between two ends in which one rule decides. */
export interface IncomeSpan {
  low: number;
  high: number;
  help: Help;
  /** Incomes between which no person's cover changes, USD a year: both ends of each part. */
  incomes: readonly number[];
}

/** Lists the parts of the incomes between two ends, whole USD a year, by the rule that decides there. */
export function listSpans(
  { household, place, plan_year }: PlanPrices,
  { low, high }: { low: number; high: number },
): IncomeSpan[] {
  const coversAt = (income: number) => findCovers({ ...household, income }, place, plan_year);
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
    if (last?.help === help) Object.assign(last, { high: end, incomes: [...last.incomes, start, end] });
    else spans.push({ low: start, high: end, help, incomes: [start, end] });
  }
  return spans;
}
