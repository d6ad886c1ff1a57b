/** Plan years whose rules are known: those of `tables/plan-years.json`, without which a form names years. */
export const planYears = [2026, 2027] as const;

/** Plan year whose rules are known. */
export type PlanYear = (typeof planYears)[number];

/** Plan year to choose: from 1 November, when its enrollment begins, the next one. */
const toYearOnSale = (now: Date) => now.getFullYear() + (now.getMonth() >= 10 ? 1 : 0);

/** Returns the plan year to show first: that to choose, or the newest one before it whose rules are known. */
export function toPlanYear(now: Date): PlanYear {
  const year = toYearOnSale(now);
  return planYears.findLast((known) => known <= year) ?? planYears[0];
}

/** Returns true for a plan year that has ended, and for the newest known one when a later one is to choose. */
export function isPlanYearOver(year: PlanYear, now: Date): boolean {
  return (year === planYears.at(-1) ? toYearOnSale(now) : now.getFullYear()) > year;
}
