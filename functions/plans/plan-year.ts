import shared from './tables/household.json' with { type: 'json' };
import table from './tables/plan-years.json' with { type: 'json' };

type ToNumber<Key> = Key extends `${infer Year extends number}` ? Year : never;

/** Plan year whose rules are known. */
export type PlanYear = ToNumber<keyof typeof table>;

/** Rules by plan year. */
export const rules: Readonly<{ [Year in PlanYear]: (typeof table)[`${Year}`] }> = table;

/** Plan year of the filed prices: those of later years are not known yet. */
export const priceYear: number = shared.price_year;

/** Plan years whose rules are known. */
export const planYears = Object.keys(rules).map(Number) as PlanYear[];

/** Returns the plan year to show first: from 1 November, when its enrollment begins, the next one. */
export function toPlanYear(now: Date): PlanYear {
  const year = now.getFullYear() + (now.getMonth() >= 10 ? 1 : 0);
  return planYears.findLast((known) => known <= year) ?? (planYears[0] as PlanYear);
}
