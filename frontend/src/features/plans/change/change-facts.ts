import type { Change } from '#functions/plans/explain-change.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';

/** Part from which it has a line of its own, USD a month: a judgement. */
export const minMonth = 5;

export const toMonth = (usd: number) => Math.round(usd / 12);

/** Change of prices that sentences are about. */
export interface ChangeFacts {
  before: PlanPrices;
  after: PlanPrices;
  change: Change;
  /** Name of the newer place, such as "Travis County"; undefined where it is not known. */
  place: string | undefined;
}
