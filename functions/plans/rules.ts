import type { PlanYear } from './plan-year.ts';
import shared from './tables/household.json' with { type: 'json' };
import table from './tables/plan-years.json' with { type: 'json' };

export const rules: Readonly<{ [Year in PlanYear]: (typeof table)[`${Year}`] }> = table;

/** Plan year of the filed prices: those of later years are not known yet. */
export const priceYear: number = shared.price_year;

/** Plan year of the typical plan designs, which stand for those of a county that are not known. */
export const typicalDesignsYear: number = shared.typical_designs_year;
