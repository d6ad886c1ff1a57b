import shared from './tables/household.json' with { type: 'json' };
import table from './tables/plan-years.json' with { type: 'json' };
import { toYearOnSale } from './year-on-sale.ts';

type ToNumber<Key> = Key extends `${infer Year extends number}` ? Year : never;

/** Plan year whose rules are known. */
export type PlanYear = ToNumber<keyof typeof table>;

/** Rules by plan year. */
export const rules: Readonly<{ [Year in PlanYear]: (typeof table)[`${Year}`] }> = table;

/** Plan year of the filed prices: those of later years are not known yet. */
export const priceYear: number = shared.price_year;

/** Plan years whose rules are known. */
export const planYears = Object.keys(rules).map(Number) as PlanYear[];

/** Returns the plan year to show first: that to choose, or the newest one before it whose rules are known. */
export function toPlanYear(now: Date): PlanYear {
  const year = toYearOnSale(now);
  return planYears.findLast((known) => known <= year) ?? (planYears[0] as PlanYear);
}

/** Returns true for a plan year that has ended, and for the newest known one when a later one is to choose. */
export function isPlanYearOver(year: PlanYear, now: Date): boolean {
  return (year === planYears.at(-1) ? toYearOnSale(now) : now.getFullYear()) > year;
}
