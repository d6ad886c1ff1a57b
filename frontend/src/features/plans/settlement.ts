import { consequences } from '#functions/plans/cover.ts';
import type { PriceAt } from '#functions/plans/curve.ts';

/** Returns true if the tax credit of an expected income is settled with the income at the end of the year. */
export function settlesCredit(priceAt: PriceAt, expected: number): boolean {
  const at = priceAt(expected);
  // An employer's offer may exclude the credit also at the nearest income that could have one.
  const { poverty_line, max_income } = at.credit;
  const nearest = priceAt(Math.min(Math.max(expected, poverty_line), max_income));
  return consequences[at.help].isOnePlan === true && nearest.help === 'credit';
}
